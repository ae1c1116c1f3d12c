//! The secret that signs cookies: kept in a file that only its owner can read, or in the database that the nodes share.

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use axum_extra::extract::cookie::Key;

use crate::chance;
use crate::store::{Store, StoreError};

const BYTES: usize = 64;

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The file can't be read or made.
    #[error("can't use the key file {path}: {error}")]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file holds something else.
    #[error("{0} is no key file: expected 128 hexadecimal digits; without it, everybody must sign in anew")]
    NotAKey(PathBuf),
    /// The database can't keep it.
    #[error("the key is not in the database: {0}")]
    Store(StoreError),
}

type Bytes = [u8; BYTES];

/// The key from the file, if there is to be one, or else from the store.
pub(crate) async fn find(file: Option<&Path>, store: &dyn Store) -> Result<Key, KeyError> {
    let bytes = match file {
        Some(file) => load(file)?,
        None => kept(store).await?,
    };
    Ok(Key::from(&bytes))
}

/// The key that the store keeps, which is made if it is missing.
pub(crate) async fn kept(store: &dyn Store) -> Result<Bytes, KeyError> {
    offer(store, &chance::bytes()).await
}

/// Offers a key to the store; the one that it keeps is the first that it was offered.
pub(crate) async fn offer(store: &dyn Store, bytes: &Bytes) -> Result<Bytes, KeyError> {
    let kept = store.key(bytes).await.map_err(KeyError::Store)?;
    kept.and_then(|kept| kept.try_into().ok())
        .ok_or_else(|| KeyError::Store(StoreError::Damaged("the key is none".into())))
}

/// The key from its file, which is made if it is missing.
fn load(path: &Path) -> Result<Bytes, KeyError> {
    match read(path)? {
        Some(bytes) => Ok(bytes),
        None => {
            let bytes = chance::bytes();
            write(path, &bytes)?;
            Ok(bytes)
        }
    }
}

/// The key from its file, if there is one.
pub(crate) fn read(path: &Path) -> Result<Option<Bytes>, KeyError> {
    match std::fs::read_to_string(path) {
        Ok(text) => decode(text.trim()).map(Some).ok_or_else(|| KeyError::NotAKey(path.to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(KeyError::File { path: path.to_owned(), error }),
    }
}

/// Writes a key to a new file.
pub(crate) fn write(path: &Path, bytes: &Bytes) -> Result<(), KeyError> {
    let failed = |error| KeyError::File { path: path.to_owned(), error };
    if let Some(directory) = path.parent() {
        std::fs::create_dir_all(directory).map_err(failed)?;
    }
    write_new(path, bytes).map_err(failed)
}

fn write_new(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn decode(text: &str) -> Option<Bytes> {
    if text.len() != 2 * BYTES || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; BYTES];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_read_again() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("new/key");
        let made = load(&path).unwrap();
        assert_eq!(made, load(&path).unwrap());
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn another_file_is_no_key_and_stays() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("key");
        for text in ["", "secret", &"zz".repeat(64), &"é".repeat(64)] {
            std::fs::write(&path, text).unwrap();
            assert!(matches!(load(&path), Err(KeyError::NotAKey(_))), "{text}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }
}
