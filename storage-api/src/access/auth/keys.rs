//! The keys that sign ID tokens: Ed25519, kept in the data folder for nobody else to read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use ed25519_dalek::pkcs8::{DecodePrivateKey, EncodePrivateKey};
use ed25519_dalek::{SigningKey, VerifyingKey};
use serde_json::{Value, json};

/// Characters of a key's id.
const KEY_ID_LENGTH: usize = 16;

/// One signing key and its name.
pub(crate) struct Key {
    pub(crate) id: String,
    pub(crate) signing: SigningKey,
}

/// All keys: the newest signs, every one verifies.
pub(crate) struct Keys {
    keys: Vec<Key>,
}

impl Keys {
    /// Reads the keys of a folder, making the first one.
    ///
    /// # Errors
    /// A sentence that names the file and what is wrong with it.
    pub(crate) fn open(folder: &Path) -> Result<Self, String> {
        let explain =
            |error: io::Error| format!("cannot use the keys in {}: {error}", folder.display());
        fs::create_dir_all(folder).map_err(explain)?;
        let mut keys = Vec::new();
        for path in key_files(folder).map_err(explain)? {
            let text = fs::read_to_string(&path).map_err(explain)?;
            let signing = SigningKey::from_pkcs8_pem(&text)
                .map_err(|_| format!("the key {} is damaged", path.display()))?;
            keys.push(Key {
                id: key_id(&signing.verifying_key()),
                signing,
            });
        }
        if keys.is_empty() {
            keys.push(make(folder).map_err(explain)?);
        }
        Ok(Self { keys })
    }

    /// The key that signs: the one whose file was made last.
    pub(crate) fn newest(&self) -> Option<&Key> {
        self.keys.last()
    }

    /// All keys, the one that signs first.
    pub(crate) fn newest_first(&self) -> impl Iterator<Item = &Key> {
        self.keys.iter().rev()
    }

    /// The key of that id.
    pub(crate) fn get(&self, id: &str) -> Option<&Key> {
        self.keys.iter().find(|key| key.id == id)
    }

    /// The public halves, as a JSON Web Key Set (RFC 8037).
    pub(crate) fn public_set(&self) -> Value {
        let keys = self.keys.iter().map(|key| {
            let x = URL_SAFE_NO_PAD.encode(key.signing.verifying_key().as_bytes());
            json!({ "kty": "OKP", "crv": "Ed25519", "alg": "EdDSA", "use": "sig", "kid": key.id, "x": x })
        });
        json!({ "keys": keys.collect::<Vec<_>>() })
    }
}

/// Files of keys, oldest first: their names begin with the time they were made.
fn key_files(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "pem"));
    paths.sort();
    Ok(paths)
}

/// Makes a key. It is written beside its place and moved there whole, so that no half key is ever read.
fn make(folder: &Path) -> io::Result<Key> {
    let signing = SigningKey::from_bytes(&rand::random());
    let pem = signing
        .to_pkcs8_pem(LineEnding::LF)
        .map_err(io::Error::other)?;
    let name = uuid::Uuid::now_v7().simple().to_string();
    let unfinished = folder.join(format!("{name}.unfinished"));
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&unfinished)?;
    file.write_all(pem.as_bytes())?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(format!("{name}.pem")))?;
    File::open(folder)?.sync_all()?;
    Ok(Key {
        id: key_id(&signing.verifying_key()),
        signing,
    })
}

fn key_id(key: &VerifyingKey) -> String {
    let mut id = super::secret::hash(&URL_SAFE_NO_PAD.encode(key.as_bytes()));
    id.truncate(KEY_ID_LENGTH);
    id
}
