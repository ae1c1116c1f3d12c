//! CONTRIBUTING.md names every place that a game of the house has, and every list that names them all.

use std::collections::BTreeMap;
use std::path::Path;

use pentarchy_table::Catalogue;

/// What is written by hand and may list games. (The texts of a game are read where they are: in its own files.)
const READ: &[&str] = &["css", "ftl", "js", "json", "md", "rs", "toml"];

/// `animal-kingdoms`, `animal_kingdoms`, `AnimalKingdoms`: a game's id as files and code spell it.
fn spellings(id: &str) -> [String; 3] {
    let capital = |word: &str| format!("{}{}", word[..1].to_uppercase(), &word[1..]);
    [id.to_owned(), id.replace('-', "_"), id.split('-').map(capital).collect()]
}

/// Calls `each` with every file of the repository, by its path from the root.
fn files(root: &Path, folder: &Path, each: &mut impl FnMut(&str)) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with('.') || name == "target" || name == "dist" {
            continue;
        }
        if path.is_dir() {
            files(root, &path, each);
        } else {
            each(&path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/"));
        }
    }
}

#[test]
fn the_guide_names_every_place_of_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let guide = std::fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let games: Vec<_> = Catalogue::HOUSE.descriptions().iter().map(|game| spellings(game.id)).collect();
    // What every game has under its own name, as a pattern; and the files that name every game.
    let mut own: BTreeMap<String, usize> = BTreeMap::new();
    let mut lists = Vec::new();
    files(&root, &root, &mut |path| {
        if let Some(game) = games.iter().find(|names| names.iter().any(|name| path.contains(name))) {
            let pattern =
                game.iter().zip(["<id>", "<id_>", "<Id>"]).fold(path.to_owned(), |p, (name, id)| p.replace(name, id));
            *own.entry(pattern).or_default() += 1;
        } else if READ.iter().any(|ending| path.ends_with(&format!(".{ending}")))
            && let Ok(text) = std::fs::read_to_string(root.join(path))
            && games.iter().all(|names| names.iter().any(|name| text.contains(name)))
        {
            lists.push(path.to_owned());
        }
    });
    assert!(lists.contains(&"crates/table/src/catalogue.rs".to_owned()), "{lists:?}");
    let shared = own.into_iter().filter(|(_, count)| *count == games.len()).map(|(pattern, _)| pattern);
    // Of a folder of the game's own the guide need not name every file.
    let named = |place: &String| {
        Path::new(place)
            .ancestors()
            .map(Path::to_string_lossy)
            .filter(|place| place.contains("<") || place.contains('.'))
            .any(|place| guide.contains(&*place))
    };
    let unnamed: Vec<_> = lists.into_iter().chain(shared).filter(|place| !named(place)).collect();
    assert!(unnamed.is_empty(), "CONTRIBUTING.md does not name {unnamed:#?}");
}
