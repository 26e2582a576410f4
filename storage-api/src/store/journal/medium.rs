//! Interface of a disk, so that a test can give the journal one that fails, tears and forgets.

use std::fmt::Debug;
use std::fs::{DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// A folder of files. What was written is only sure to be there after [`MediumFile::sync`], names only after
/// [`Medium::sync_names`].
pub trait Medium: Debug + Send + Sync {
    /// Names of all files, in no order.
    ///
    /// # Errors
    /// The error of the operating system.
    fn names(&self) -> io::Result<Vec<String>>;

    /// A file that is there.
    ///
    /// # Errors
    /// The error of the operating system.
    fn open(&self, name: &str) -> io::Result<Box<dyn MediumFile>>;

    /// An empty file of that name, whether there was one or not.
    ///
    /// # Errors
    /// The error of the operating system.
    fn create(&self, name: &str) -> io::Result<Box<dyn MediumFile>>;

    /// Gives a file another name, over one that has it already.
    ///
    /// # Errors
    /// The error of the operating system.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// The error of the operating system.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Returns once the names given and removed so far would survive a power loss.
    ///
    /// # Errors
    /// The error of the operating system.
    fn sync_names(&self) -> io::Result<()>;

    /// Path of a file of that name, for people.
    fn path(&self, name: &str) -> PathBuf;
}

/// One file, readable and writable at any place by any number of threads.
pub trait MediumFile: Debug + Send + Sync {
    /// Length in bytes.
    ///
    /// # Errors
    /// The error of the operating system.
    fn length(&self) -> io::Result<u64>;

    /// Fills as much of `bytes` as there is from `offset` on and says how much that was.
    ///
    /// # Errors
    /// The error of the operating system.
    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<usize>;

    /// Writes all of `bytes`, beginning at `offset`.
    ///
    /// # Errors
    /// The error of the operating system; some of the bytes may have been written then.
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()>;

    /// Cuts or extends the file.
    ///
    /// # Errors
    /// The error of the operating system.
    fn set_length(&self, length: u64) -> io::Result<()>;

    /// Returns once everything written to the file would survive a power loss.
    ///
    /// # Errors
    /// The error of the operating system; bytes written since the last sync may then be lost.
    fn sync(&self) -> io::Result<()>;
}

/// A folder of the file system.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// A folder that is there.
    pub fn at(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
        }
    }

    /// A folder, made if it is not there yet; nobody else on the machine may read it.
    ///
    /// # Errors
    /// The error of the operating system.
    pub fn make(path: &Path) -> io::Result<Self> {
        let made = DirBuilder::new().mode(0o700).create(path);
        match made {
            Ok(()) => sync_folder(path.parent().unwrap_or(Path::new("/")))?,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        Ok(Self::at(path))
    }
}

/// Returns once the names in a folder would survive a power loss.
///
/// # Errors
/// The error of the operating system.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    // The parent of a bare name is the empty path, which cannot be opened.
    let path = if path.as_os_str().is_empty() {
        Path::new(".")
    } else {
        path
    };
    File::open(path)?.sync_all()
}

impl Medium for Folder {
    fn names(&self) -> io::Result<Vec<String>> {
        let entries = std::fs::read_dir(&self.path)?;
        entries
            .map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()))
            .collect()
    }

    fn open(&self, name: &str) -> io::Result<Box<dyn MediumFile>> {
        let path = self.path(name);
        // Whoever makes a backup may have no right to write.
        let file = File::options()
            .read(true)
            .write(true)
            .open(&path)
            .or_else(|_| File::open(&path))?;
        Ok(Box::new(file))
    }

    fn create(&self, name: &str) -> io::Result<Box<dyn MediumFile>> {
        let file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            // A backup in a folder of somebody's has all that is private, too.
            .mode(0o600)
            .open(self.path(name))?;
        Ok(Box::new(file))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        std::fs::rename(self.path(from), self.path(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        std::fs::remove_file(self.path(name))
    }

    fn sync_names(&self) -> io::Result<()> {
        sync_folder(&self.path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl MediumFile for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<usize> {
        FileExt::read_at(self, bytes, offset)
    }

    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        self.write_all_at(bytes, offset)
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&self) -> io::Result<()> {
        self.sync_data()
    }
}
