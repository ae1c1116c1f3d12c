//! Builds the client: Rust to WebAssembly, bound to the page, named by content, squeezed; into `crates/web/dist`, which
//! the server takes into its own program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::steps::Done;

const TARGET: &str = "wasm32-unknown-unknown";

/// The style sheets, in the order in which they are joined.
const STYLES: &[&str] = &[
    "tokens.css",
    "base.css",
    "frame.css",
    "home.css",
    "table.css",
    "replay.css",
    "fantasy-realms.css",
    "brutal-kingdom.css",
    "dominant-species.css",
    "calculator.css",
    "colour-kingdoms.css",
    "animal-kingdoms.css",
];

/// Files that are the same in every version or are found by their name.
const NAMED: &[&str] = &["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];

/// The subcommand.
pub(crate) fn run(words: &[String]) -> Done {
    let kind = match words {
        [] => Build::Debug,
        [word] if word == "--release" => Build::Release,
        _ => return Err("cargo xtask web [--release]".to_owned()),
    };
    for file in build(kind).map_err(|error| format!("{error:#}"))? {
        let squeezed = file.squeezed.map_or_else(String::new, |bytes| format!(", squeezed {bytes}"));
        eprintln!("{}: {} bytes{squeezed}", file.name, file.bytes);
    }
    Ok(())
}

/// How thoroughly the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quickly, for the edit cycle.
    Debug,
    /// Small and squeezed, as people get it.
    Release,
}

/// The size of a built file.
pub(crate) struct Size {
    pub(crate) name: String,
    pub(crate) bytes: usize,
    /// As it goes over the network; none in a debug build.
    pub(crate) squeezed: Option<usize>,
}

/// Builds the client and returns the sizes of its files, the largest first.
pub(crate) fn build(build: Build) -> Result<Vec<Size>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("the build stands in the workspace")?;
    install_target()?;
    compile(root, build)?;
    let web = root.join("crates/web");
    let (glue, wasm) = bind(&compiled(root, build), build)?;
    let mut dist = Dist::new(web.join("dist"), build)?;

    let wasm = dist.hashed("pentarchy", "wasm", wasm)?;
    let glue = dist.hashed("pentarchy", "js", glue.into_bytes())?;
    let with_names = |text: String| text.replace("{glue}", &glue).replace("{wasm}", &wasm);
    let script = |name: &str| fs::read_to_string(web.join("static").join(name)).with_context(|| name.to_owned());

    let mut css = String::new();
    for name in STYLES {
        css += &fs::read_to_string(web.join("style").join(name)).with_context(|| (*name).to_owned())?;
    }
    let style = dist.hashed("style", "css", css.into_bytes())?;
    let boot = dist.hashed("boot", "js", script("boot.js")?.into_bytes())?;
    let start = dist.hashed("start", "js", with_names(script("start.js")?).into_bytes())?;
    dist.named("bot.js", with_names(script("bot.js")?).into_bytes())?;
    for name in NAMED {
        dist.named(name, fs::read(web.join("static").join(name)).with_context(|| (*name).to_owned())?)?;
    }

    let page = with_names(script("index.html")?)
        .replace("{boot}", &boot)
        .replace("{style}", &style)
        .replace("{start}", &start);
    dist.named("index.html", page.into_bytes())?;

    let files: Vec<String> = dist.sizes.iter().map(|file| format!("\"./{}\"", file.name)).collect();
    let files = files.join(", ").replace("./index.html", "./");
    let version = hash(files.as_bytes());
    let keeper = script("sw.js")?.replace("{files}", &files).replace("{version}", &version);
    dist.named("sw.js", keeper.into_bytes())?;

    dist.sizes.sort_by_key(|file| std::cmp::Reverse(file.bytes));
    Ok(dist.sizes)
}

/// Adds the target where the toolchain was installed without it.
fn install_target() -> Result<()> {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let folder = PathBuf::from(String::from_utf8_lossy(&found.stdout).trim());
    let has_std = fs::read_dir(folder)
        .is_ok_and(|files| files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-")));
    if !has_std {
        carry_out(Command::new("rustup").args(["target", "add", TARGET]))?;
    }
    Ok(())
}

fn compile(root: &Path, build: Build) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["build", "--package", "pentarchy-web", "--target", TARGET]);
    if build == Build::Release {
        command.args(["--profile", "wasm-release"]);
    }
    carry_out(&mut command)
}

fn compiled(root: &Path, build: Build) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let profile = match build {
        Build::Debug => "debug",
        Build::Release => "wasm-release",
    };
    target.join(TARGET).join(profile).join("pentarchy-web.wasm")
}

/// The script that binds the program to the page, and the program.
fn bind(compiled: &Path, build: Build) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).web(true)?.typescript(false).omit_default_module_path(true);
    if build == Build::Release {
        bindgen.remove_name_section(true).remove_producers_section(true);
    }
    let mut output = bindgen.generate_output()?;
    let scripts: Vec<_> = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).collect();
    ensure!(scripts.is_empty(), "the client brings scripts along that nobody serves: {scripts:?}");
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}

/// The folder that is being filled.
struct Dist {
    folder: PathBuf,
    build: Build,
    sizes: Vec<Size>,
}

impl Dist {
    fn new(folder: PathBuf, build: Build) -> Result<Dist> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(Dist { folder, build, sizes: Vec::new() })
    }

    /// Writes a file under a name that says what is in it, so that browsers may keep it for ever.
    fn hashed(&mut self, stem: &str, extension: &str, data: Vec<u8>) -> Result<String> {
        let name = format!("{stem}-{}.{extension}", hash(&data));
        self.named(&name, data)?;
        Ok(name)
    }

    fn named(&mut self, name: &str, data: Vec<u8>) -> Result<()> {
        let path = self.folder.join(name);
        let squeezed = if self.build == Build::Release && !name.ends_with(".png") {
            let squeezed = squeeze(&data)?;
            fs::write(self.folder.join(format!("{name}.br")), &squeezed)?;
            Some(squeezed.len())
        } else {
            None
        };
        fs::write(&path, &data).with_context(|| path.display().to_string())?;
        self.sizes.push(Size { name: name.to_owned(), bytes: data.len(), squeezed });
        Ok(())
    }
}

fn squeeze(data: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    let mut squeezed = Vec::new();
    brotli::BrotliCompress(&mut &*data, &mut squeezed, &parameters)?;
    Ok(squeezed)
}

fn hash(data: &[u8]) -> String {
    blake3::hash(data).to_hex()[..16].to_owned()
}

fn carry_out(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
