//! Takes the compiled client apart: what every page needs, and for each game what only its own pages need.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

/// How the parts name the script that fetches them, and that script the one that binds the program to the page.
pub(crate) const LINK: &str = "./__wasm_split.js";
pub(crate) const GLUE: &str = "./main.js";

/// The client in parts.
pub(crate) struct Split {
    /// What every page needs, still to be bound to the page.
    pub(crate) main: PathBuf,
    /// The script that fetches the parts. It names them as `"./part.wasm"`.
    pub(crate) link: String,
    /// The parts by name.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
    /// Which parts a game is made of, by the name of the game's function.
    pub(crate) games: BTreeMap<String, Vec<String>>,
}

/// Takes the program apart. It must have been linked with its relocations.
pub(crate) fn split(compiled: &Path) -> Result<Split> {
    let folder = compiled.with_file_name("split");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let program = fs::read(compiled).with_context(|| compiled.display().to_string())?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&program);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LINK;
    options.main_module = GLUE;
    let done = transform(options).map_err(|error| anyhow!("{error:#}")).context("taking the client apart")?;

    let mut parts = BTreeMap::new();
    for path in done.split_modules {
        let name = path.file_stem().context("a part has a name")?.to_string_lossy().into_owned();
        parts.insert(name, without_custom_sections(&fs::read(&path)?)?);
    }
    let games = done.prefetch_map.into_iter().collect();
    Ok(Split { link: fs::read_to_string(folder.join(LINK))?, main, parts, games })
}

/// The same module without what only tools read, such as the names of functions.
fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let (header, mut rest) = module.split_at_checked(HEADER).context("a module has a header")?;
    let mut kept = header.to_vec();
    while let Some((&id, after)) = rest.split_first() {
        let (size, length) = number(after).context("a section has a size")?;
        let whole = 1 + length + size;
        let section = rest.get(..whole).context("a section is as long as it says")?;
        if id != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = &rest[whole..];
    }
    Ok(kept)
}

/// A number as modules write it, seven bits a byte, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let length = bytes.iter().take(5).position(|byte| byte & 0x80 == 0)? + 1;
    let value = bytes[..length].iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f));
    Some((value, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_custom_sections_go() {
        let header = b"\0asm\x01\0\0\0";
        let types = [1, 1, 0];
        let long_name = [&[0, 0x81, 0x01][..], &[7; 129]].concat();
        let module = [&header[..], &long_name, &types, &[0, 0]].concat();
        assert_eq!(without_custom_sections(&module).unwrap(), [&header[..], &types].concat());
        assert!(without_custom_sections(&module[..20]).is_err());
    }
}
