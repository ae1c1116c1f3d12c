//! Builds the client: Rust to WebAssembly, taken apart by games, bound to the page, named by content, squeezed; into
//! `crates/web/dist`, which the server takes into its own program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::split::{LINK, Part, Split, split};
use crate::steps::Done;

const TARGET: &str = "wasm32-unknown-unknown";

/// What is compiled for the browser, and how it is for a release.
struct Compiled {
    package: &'static str,
    profile: &'static str,
    flags: &'static [&'static str],
}

/// The client. What refers to what is kept: it is taken apart by it.
const CLIENT: Compiled =
    Compiled { package: "pentarchy-web", profile: "wasm-release", flags: &["-C", "link-arg=--emit-relocs"] };

/// Where bots think.
const THINKER: Compiled = Compiled { package: "pentarchy-thinker", profile: "wasm-thinker", flags: &[] };

/// The style sheets of every page, in the order in which they are joined. The others come with parts of the program.
const STYLES: &[&str] = &["tokens.css", "base.css", "frame.css", "home.css", "table.css", "replay.css"];

/// Files that are the same in every version or are found by their name.
const NAMED: &[&str] = &["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];

/// The parts that are pages, by the first words of their addresses; the shelf's is none. The page of a table on the server
/// is no part: everybody has it.
const PAGES: &[&str] = &["home", "new", "local", "replay", "learn", "calculator", "settings"];

/// The page of a game in the browser: nobody comes to it first.
const LOCAL: &str = "local";

/// What people see at a table before the game begins.
const WAITING: &str = "waiting";

/// The pages that show a game.
const OF_A_GAME: &[&str] = &["new", "replay", "learn"];

/// The most that a first visit to any page should fetch.
const MOST: usize = 600 * 1024;

/// So much more or less the same client is squeezed to when no more than a name or a path in it is another.
const CHANCE: usize = 6 * 1024;

/// The subcommand.
pub(crate) fn run(words: &[String]) -> Done {
    let kind = match words {
        [] => Build::Debug,
        [word] if word == "--release" => Build::Release,
        _ => return Err("cargo xtask web [--release]".to_owned()),
    };
    for visit in tell(&build(kind).map_err(|error| format!("{error:#}"))?) {
        eprintln!("warning: {visit}");
    }
    Ok(())
}

/// Builds the client as people get it, and fails if anybody would have to fetch too much, so that it does not grow
/// unseen.
pub(crate) fn run_small() -> Done {
    let built = build(Build::Release).map_err(|error| format!("{error:#}"))?;
    let too_large = tell(&built);
    if built.visits.iter().all(|visit| visit.bytes <= MOST + CHANCE) { Ok(()) } else { Err(too_large.join("\n")) }
}

/// Tells the sizes. Which visits are too large, in sentences.
fn tell(built: &Built) -> Vec<String> {
    for file in &built.files {
        let squeezed = file.squeezed.map_or_else(String::new, |bytes| format!(", squeezed {bytes}"));
        eprintln!("{}: {} bytes{squeezed}", file.name, file.bytes);
    }
    let mut too_large = Vec::new();
    for Visit { page, bytes } in &built.visits {
        eprintln!("a first visit to {page} fetches {:.1} KiB", *bytes as f64 / 1024.0);
        if *bytes > MOST {
            too_large.push(format!("a first visit to {page} fetches {bytes} bytes, and {MOST} are the most"));
        }
    }
    too_large
}

/// How thoroughly the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Build {
    /// Quickly, in one piece, for the edit cycle.
    Debug,
    /// Small, in parts and squeezed, as people get it.
    Release,
}

/// What was built.
struct Built {
    /// The largest first.
    files: Vec<Size>,
    /// What first visits fetch. None in a debug build.
    visits: Vec<Visit>,
}

/// What a first visit fetches.
struct Visit {
    page: String,
    bytes: usize,
}

/// The size of a built file.
struct Size {
    name: String,
    bytes: usize,
    /// As it goes over the network; none in a debug build.
    squeezed: Option<usize>,
    when: When,
}

/// When a page fetches a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// At once.
    First,
    /// When something needs it, or to keep it for the time without a network.
    Later,
}

/// Builds the client.
fn build(build: Build) -> Result<Built> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("the build stands in the workspace")?;
    install_target()?;
    let compiled = compile(root, CLIENT, build)?;
    let thinker = compile(root, THINKER, build)?;
    let web = root.join("crates/web");
    let mut dist = Dist::new(web.join("dist"), build)?;
    let script = |name: &str| fs::read_to_string(web.join("static").join(name)).with_context(|| name.to_owned());

    let program = match build {
        Build::Debug => whole(&compiled, &mut dist)?,
        Build::Release => in_parts(&compiled, script("parts.js")?, &mut dist)?,
    };
    let with_names = |text: String| text.replace("{glue}", &program.glue).replace("{wasm}", &program.wasm);

    let mut css = String::new();
    for name in STYLES {
        css += &fs::read_to_string(web.join("style").join(name)).with_context(|| (*name).to_owned())?;
    }
    let style = dist.hashed("style", "css", terse(&css).into_bytes(), When::First)?;
    let pages: Vec<String> = program
        .parts
        .iter()
        .filter(|(part, _)| PAGES.contains(&part.as_str()))
        .map(|(page, files)| format!("{page}: {files:?}"))
        .collect();
    let boot = script("boot.js")?.replace("{pages}", &pages.join(", "));
    let boot = dist.hashed("boot", "js", boot.into_bytes(), When::First)?;
    let start = dist.hashed("start", "js", with_names(script("start.js")?).into_bytes(), When::First)?;
    let (thinker, thinker_wasm) = bound(&thinker, "thinker", When::Later, &mut dist)?;
    let bot = script("bot.js")?.replace("{thinker}", &thinker).replace("{thinker_wasm}", &thinker_wasm);
    let bot = dist.hashed("bot", "js", bot.into_bytes(), When::Later)?;
    for name in NAMED {
        let data = fs::read(web.join("static").join(name)).with_context(|| (*name).to_owned())?;
        dist.named(name, data, if name.ends_with(".png") { When::Later } else { When::First })?;
    }

    let page = with_names(script("index.html")?)
        .replace("{boot}", &boot)
        .replace("{bot}", &bot)
        .replace("{style}", &style)
        .replace("{start}", &start);
    dist.named("index.html", page.into_bytes(), When::First)?;

    // What every page needs is kept first.
    dist.files.sort_by_key(|file| file.when == When::Later);
    let files: Vec<String> = dist.files.iter().map(|file| format!("\"./{}\"", file.name)).collect();
    let files = files.join(", ").replace("./index.html", "./");
    let version = hash(files.as_bytes());
    let keeper = script("sw.js")?.replace("{files}", &files).replace("{version}", &version);
    dist.named("sw.js", keeper.into_bytes(), When::Later)?;

    let visits = dist.visits(&program.parts);
    dist.files.sort_by_key(|file| std::cmp::Reverse(file.bytes));
    Ok(Built { files: dist.files, visits })
}

/// The names of the program's files.
struct Program {
    /// The script that binds it to the page.
    glue: String,
    /// What every page needs of it.
    wasm: String,
    /// The files that each part needs beside that, its own first.
    parts: BTreeMap<String, Vec<String>>,
}

/// The program in one piece.
fn whole(compiled: &Path, dist: &mut Dist) -> Result<Program> {
    let (glue, wasm) = bound(compiled, "pentarchy", When::First, dist)?;
    Ok(Program { glue, wasm, parts: BTreeMap::new() })
}

/// A program in one piece: the names of the script that binds it, and of the program.
fn bound(compiled: &Path, stem: &str, when: When, dist: &mut Dist) -> Result<(String, String)> {
    let (glue, wasm) = bind(compiled, dist.build)?;
    let wasm = dist.hashed(stem, "wasm", wasm, when)?;
    let glue = dist.hashed(stem, "js", glue.into_bytes(), when)?;
    Ok((glue, wasm))
}

/// The program in parts, each under a name that says what is in it. `link` is the script that fetches them.
fn in_parts(compiled: &Path, mut link: String, dist: &mut Dist) -> Result<Program> {
    let Split { main, parts, apart } = split(compiled)?;
    let (glue, wasm) = bind(&main, dist.build)?;
    let wasm = dist.hashed("pentarchy", "wasm", wasm, When::First)?;
    let mut apart_files = BTreeMap::new();
    for (name, module) in apart {
        let file = dist.hashed("shared", "wasm", module, When::Later)?;
        link += &format!("const {name} = [{file:?}, [], []];\n");
        apart_files.insert(name, file);
    }
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, Part { module, carries, needs }) in parts {
        let part = name.replace('_', "-");
        let own = dist.hashed(&part, "wasm", module, When::Later)?;
        let mut all = vec![own.clone()];
        all.extend(needs.iter().filter_map(|name| apart_files.get(name).cloned()));
        link += &format!("const part_{name} = [{own:?}, {carries:?}, [{}]];\n", needs.join(", "));
        link += &format!("export const __wasm_split_load_{name} = loader(part_{name});\n");
        files.insert(part, all);
    }
    // The two scripts import each other, so neither can be named by all that is in it: both names say what is in both.
    let both = hash(&[glue.as_bytes(), link.as_bytes()].concat());
    let (glue_name, link_name) = (format!("pentarchy-{both}.js"), format!("parts-{both}.js"));
    let from = |name: &str| format!("from \"{name}\"");
    ensure!(glue.contains(&from(LINK)), "the program imports what fetches its parts");
    let glue = glue.replace(&from(LINK), &from(&format!("./{link_name}")));
    let link = link.replace("{glue}", &glue_name);
    dist.named(&glue_name, glue.into_bytes(), When::First)?;
    dist.named(&link_name, link.into_bytes(), When::First)?;
    Ok(Program { glue: glue_name, wasm, parts: files })
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

/// Compiles a program; where it is then.
fn compile(root: &Path, Compiled { package, profile, flags }: Compiled, build: Build) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["rustc", "--package", package, "--target", TARGET]);
    if build == Build::Release {
        command.args(["--profile", profile, "--"]).args(flags);
    }
    carry_out(&mut command)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let profile = if build == Build::Release { profile } else { "debug" };
    Ok(target.join(TARGET).join(profile).join(package).with_extension("wasm"))
}

/// The script that binds the program to the page, and the program.
fn bind(compiled: &Path, build: Build) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).web(true)?.typescript(false).omit_default_module_path(true);
    if build == Build::Release {
        // The parts use the table of functions that the linker made.
        bindgen.keep_lld_exports(true).remove_name_section(true).remove_producers_section(true);
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
    files: Vec<Size>,
}

impl Dist {
    fn new(folder: PathBuf, build: Build) -> Result<Dist> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(Dist { folder, build, files: Vec::new() })
    }

    /// Writes a file under a name that says what is in it, so that browsers may keep it for ever.
    fn hashed(&mut self, stem: &str, extension: &str, data: Vec<u8>, when: When) -> Result<String> {
        let name = format!("{stem}-{}.{extension}", hash(&data));
        self.named(&name, data, when)?;
        Ok(name)
    }

    fn named(&mut self, name: &str, data: Vec<u8>, when: When) -> Result<()> {
        let path = self.folder.join(name);
        let squeezed = if self.build == Build::Release && !name.ends_with(".png") {
            let squeezed = squeeze(&data)?;
            fs::write(self.folder.join(format!("{name}.br")), &squeezed)?;
            Some(squeezed.len())
        } else {
            None
        };
        fs::write(&path, &data).with_context(|| path.display().to_string())?;
        self.files.push(Size { name: name.to_owned(), bytes: data.len(), squeezed, when });
        Ok(())
    }

    /// How many bytes a first visit fetches: to each page, and to each that shows a game for each game.
    fn visits(&self, parts: &BTreeMap<String, Vec<String>>) -> Vec<Visit> {
        if parts.is_empty() {
            return Vec::new();
        }
        let with = |page: String, wanted: &[&str]| {
            let files: BTreeSet<&String> = wanted.iter().filter_map(|part| parts.get(*part)).flatten().collect();
            let needed = |file: &&Size| file.when == When::First || files.contains(&file.name);
            let bytes = self.files.iter().filter(needed).map(|file| file.squeezed.unwrap_or(file.bytes)).sum();
            Visit { page, bytes }
        };
        let alone = PAGES.iter().filter(|page| !OF_A_GAME.contains(page) && **page != LOCAL);
        let mut visits: Vec<_> = alone.map(|page| with(format!("the page {page}"), &[page])).collect();
        let is_a_game = |part: &&String| parts.contains_key(&format!("{part}-rulebook"));
        for game in parts.keys().filter(is_a_game) {
            visits.push(with(format!("a table of {game}"), &[game]));
            visits.push(with(format!("a table of {game} before it begins"), &[WAITING, game]));
            visits.extend(OF_A_GAME.iter().map(|page| with(format!("the page {page} of {game}"), &[page, game])));
        }
        visits
    }
}

/// A style sheet without its comments and indents.
fn terse(css: &str) -> String {
    let mut rest = css;
    let mut code = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        code += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    code += rest;
    code.lines().map(str::trim).filter(|line| !line.is_empty()).fold(String::new(), |all, line| all + line + "\n")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terse_sheet_keeps_its_rules() {
        let css = "/* Why. */\n.a { b: c; }\n\n  .d {\n    e: f; /* g */\n  }\n";
        assert_eq!(terse(css), ".a { b: c; }\n.d {\ne: f;\n}\n");
        assert_eq!(terse("a { }"), "a { }\n");
    }
}
