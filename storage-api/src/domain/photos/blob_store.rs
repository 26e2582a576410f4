//! Stores of photos: a folder beside the store, or a bucket of a service that speaks S3.
//!
//! It knows bytes under names, and nothing of people or documents.

pub(crate) mod files;

use std::fmt::{self, Display};
use std::fs::{self, File};
use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{Error, ObjectStore, ObjectStoreExt};

/// A place for photos, as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bucket {
    name: String,
    prefix: String,
}

impl std::str::FromStr for Bucket {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text
            .strip_prefix("s3://")
            .map(|rest| rest.trim_end_matches('/'));
        let (name, prefix) =
            rest.map_or(("", ""), |rest| rest.split_once('/').unwrap_or((rest, "")));
        if name.is_empty() {
            return Err("a bucket looks like s3://name or s3://name/folder".to_owned());
        }
        Ok(Self {
            name: name.to_owned(),
            prefix: prefix.to_owned(),
        })
    }
}

/// Keeps objects under names.
#[derive(Clone)]
pub(crate) struct Objects {
    store: Arc<dyn ObjectStore>,
    /// The folder, where it is one: what is written there has to be synced by us.
    folder: Option<PathBuf>,
}

impl Objects {
    /// In a bucket, with the access that the usual `AWS_*` variables give, or else in a folder.
    ///
    /// # Errors
    /// A sentence about what is missing or wrong.
    pub(crate) fn open(bucket: Option<&Bucket>, folder: &FilePath) -> Result<Self, String> {
        let Some(bucket) = bucket else {
            let unusable = |error: &dyn Display| {
                format!("photos cannot be kept in {}: {error}", folder.display())
            };
            fs::create_dir_all(folder).map_err(|error| unusable(&error))?;
            let store =
                LocalFileSystem::new_with_prefix(folder).map_err(|error| unusable(&error))?;
            return Ok(Self {
                store: Arc::new(store),
                folder: Some(folder.to_owned()),
            });
        };
        let store = AmazonS3Builder::from_env()
            .with_bucket_name(&bucket.name)
            .build()
            .map_err(|error| format!("photos cannot be kept in s3://{}: {error}", bucket.name))?;
        let store: Arc<dyn ObjectStore> = if bucket.prefix.is_empty() {
            Arc::new(store)
        } else {
            Arc::new(PrefixStore::new(store, bucket.prefix.as_str()))
        };
        Ok(Self {
            store,
            folder: None,
        })
    }

    /// Keeps bytes. When it returns they would survive a power loss.
    pub(crate) async fn put(&self, name: &str, bytes: Bytes) -> Result<(), ObjectError> {
        self.store.put(&Path::from(name), bytes.into()).await?;
        let Some(folder) = self.folder.clone() else {
            return Ok(());
        };
        let file = folder.join(name);
        let synced = tokio::task::spawn_blocking(move || {
            File::open(file)?.sync_all()?;
            File::open(folder)?.sync_all()
        });
        match synced.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(ObjectError(error.to_string())),
            Err(error) => Err(ObjectError(error.to_string())),
        }
    }

    /// The bytes of that name, `None` when there are none.
    pub(crate) async fn get(&self, name: &str) -> Result<Option<Bytes>, ObjectError> {
        match self.store.get(&Path::from(name)).await {
            Ok(found) => Ok(Some(found.bytes().await?)),
            Err(Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Copies everything to another folder, durably, and answers with how many there were; `None` in a bucket, from which
    /// nothing is copied. Blocks: for a thread of its own.
    pub(crate) fn copy_to(&self, folder: &FilePath) -> Result<Option<u64>, ObjectError> {
        let Some(own) = &self.folder else {
            return Ok(None);
        };
        let copied = files::copy_all(own, folder, &[]);
        copied
            .map(|count| Some(count as u64))
            .map_err(|error| ObjectError(error.to_string()))
    }

    /// Reads copies in a folder from beginning to end, and answers as [`copy_to`](Self::copy_to) does. Blocks.
    pub(crate) fn check_copies(&self, folder: &FilePath) -> Result<Option<u64>, ObjectError> {
        if self.folder.is_none() {
            return Ok(None);
        }
        let failed = |error: files::CopyError| ObjectError(error.to_string());
        let names = files::names(folder).map_err(failed)?;
        for name in &names {
            files::read(folder, name).map_err(failed)?;
        }
        Ok(Some(names.len() as u64))
    }

    /// Removes what has that name, if it is there.
    pub(crate) async fn remove(&self, name: &str) -> Result<(), ObjectError> {
        match self.store.delete(&Path::from(name)).await {
            Ok(()) | Err(Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// The folder or bucket did not do what it should.
#[derive(Debug)]
pub(crate) struct ObjectError(String);

impl Display for ObjectError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl From<Error> for ObjectError {
    fn from(error: Error) -> Self {
        Self(error.to_string())
    }
}
