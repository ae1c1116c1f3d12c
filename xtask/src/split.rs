//! Takes the compiled client apart: what every page needs, and for each game or page what only it needs.
//!
//! What several parts need and the frame does not is a module of its own for each set of parts: dozens of small ones. A
//! part carries those that it needs in sections of its own, so that they come with it and are squeezed with it; only a
//! large one is fetched apart.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

/// How the program names the script that fetches its parts.
pub(crate) const LINK: &str = "./__wasm_split.js";

/// From how many bytes on a module that several parts need is a file of its own.
const APART: usize = 64 * 1024;

/// A module without anything in it.
const EMPTY: &[u8] = b"\0asm\x01\0\0\0";

/// The client in parts.
pub(crate) struct Split {
    /// What every page needs, still to be bound to the page.
    pub(crate) main: PathBuf,
    /// The parts by the names of their functions.
    pub(crate) parts: BTreeMap<String, Part>,
    /// The modules that several parts need and none carries, by name.
    pub(crate) apart: BTreeMap<String, Vec<u8>>,
}

/// A part of the client.
pub(crate) struct Part {
    /// Its own module, with those in it that it carries.
    pub(crate) module: Vec<u8>,
    /// The names of the modules that it carries.
    pub(crate) carries: Vec<String>,
    /// The names of the modules that it needs beside.
    pub(crate) needs: Vec<String>,
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
    let done = transform(options).map_err(|error| anyhow!("{error:#}")).context("taking the client apart")?;

    let mut modules = BTreeMap::new();
    for path in &done.split_modules {
        let name = path.file_stem().context("a part has a name")?.to_string_lossy().into_owned();
        modules.insert(name, without_custom_sections(&fs::read(path)?)?);
    }
    // What each part needs beside its own module.
    let mut needed = BTreeMap::new();
    for (part, names) in &done.prefetch_map {
        let own = format!("split_{part}");
        needed.insert(part, names.iter().filter(|name| **name != own).cloned().collect::<Vec<_>>());
    }
    let is_apart = |name: &String, module: &Vec<u8>| {
        module.len() >= APART && needed.values().filter(|names| names.contains(name)).count() > 1
    };
    let mut parts = BTreeMap::new();
    for (&part, names) in &needed {
        let apart = |name: &&String| modules.get(*name).is_some_and(|module| is_apart(name, module));
        let (needs, carries): (Vec<&String>, Vec<&String>) = names.iter().partition(apart);
        let mut module = modules.get(&format!("split_{part}")).map_or(EMPTY, Vec::as_slice).to_vec();
        for name in &carries {
            carry(&mut module, name, modules.get(*name).with_context(|| format!("there is no module {name}"))?);
        }
        let [carries, needs] = [carries, needs].map(|names| names.into_iter().cloned().collect());
        parts.insert(part.clone(), Part { module, carries, needs });
    }
    modules.retain(|name, module| is_apart(name, module));
    Ok(Split { main, parts, apart: modules })
}

/// Puts a module into another one, as a section that has its name.
fn carry(carrier: &mut Vec<u8>, name: &str, module: &[u8]) {
    let name = [&written(name.len())[..], name.as_bytes()].concat();
    carrier.push(CUSTOM);
    carrier.extend(written(name.len() + module.len()));
    carrier.extend(name);
    carrier.extend(module);
}

/// The id of a section that engines leave alone.
const CUSTOM: u8 = 0;

/// The same module without what only tools read, such as the names of functions.
fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    const HEADER: usize = 8;
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

/// A number as modules write it.
fn written(mut value: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value > 0x7f {
        bytes.push(value as u8 & 0x7f | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
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

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for value in [0, 1, 127, 128, 300, 65_535, 1 << 27] {
            let bytes = written(value);
            assert_eq!(number(&bytes), Some((value, bytes.len())));
        }
    }

    #[test]
    fn what_a_module_carries_is_a_section_of_it() {
        let mut module = [EMPTY, &[1, 1, 0]].concat();
        carry(&mut module, "other", &[7; 200]);
        assert_eq!(module[11..14], [CUSTOM, 206 & 0x7f | 0x80, 1]);
        assert_eq!(module[14..20], *b"\x05other");
        assert_eq!(without_custom_sections(&module).unwrap(), [EMPTY, &[1, 1, 0]].concat());
    }
}
