//! A disk in memory that keeps no promise but those of the manual: what was not synced may be there in part.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use storage_api::store::journal::{Medium, MediumFile};

/// Bytes that a disk writes whole or not at all.
const SECTOR: u64 = 512;

/// Fault of one operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The power fails: nothing works any more.
    PowerLoss,
    /// The disk cannot write.
    Broken,
    /// There is no space.
    Full,
}

/// A place in a file that is in memory.
fn place(offset: u64) -> usize {
    usize::try_from(offset).expect("a place in memory")
}

/// A folder on the disk.
#[derive(Clone, Debug)]
pub(crate) struct Disk(Arc<Mutex<Platters>>);

#[derive(Debug)]
struct Platters {
    files: Vec<Contents>,
    /// Names as programs see them, and as they would be found after a power loss.
    names: BTreeMap<String, usize>,
    durable_names: BTreeMap<String, usize>,
    unsynced_names: Vec<Naming>,
    /// Operations until something goes wrong.
    fault: Option<(u64, Fault)>,
    is_off: bool,
    chance: StdRng,
}

#[derive(Clone, Debug, Default)]
struct Contents {
    live: Vec<u8>,
    durable: Vec<u8>,
    unsynced: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write { offset: u64, bytes: Vec<u8> },
    Length(u64),
}

#[derive(Clone, Debug)]
enum Naming {
    Give(String, usize),
    Take(String),
}

impl Disk {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(Platters {
            files: Vec::new(),
            names: BTreeMap::new(),
            durable_names: BTreeMap::new(),
            unsynced_names: Vec::new(),
            fault: None,
            is_off: false,
            chance: StdRng::seed_from_u64(seed),
        })))
    }

    fn platters(&self) -> MutexGuard<'_, Platters> {
        self.0.lock().expect("a lock")
    }

    /// Lets something go wrong after so many operations that change the disk.
    pub(crate) fn plan(&self, operations: u64, fault: Fault) {
        self.platters().fault = Some((operations, fault));
    }

    pub(crate) fn plan_nothing(&self) {
        self.platters().fault = None;
    }

    /// Takes the power away and gives it back: what was not synced is there in part.
    pub(crate) fn lose_power(&self) {
        let platters = &mut *self.platters();
        let chance = &mut platters.chance;
        for naming in platters.unsynced_names.drain(..) {
            if chance.random() {
                naming.apply(&mut platters.durable_names);
            }
        }
        platters.names = platters.durable_names.clone();
        for file in &mut platters.files {
            // Now and then all or nothing, which is what happens most.
            let kept = [0.0, 0.5, 0.9, 1.0][chance.random_range(0..4)];
            for change in std::mem::take(&mut file.unsynced) {
                change.survive(&mut file.durable, chance, kept);
            }
            file.live.clone_from(&file.durable);
        }
        (platters.is_off, platters.fault) = (false, None);
    }

    /// Ends the process but not the machine: everything written is there.
    pub(crate) fn kill_process(&self) {
        let platters = &mut *self.platters();
        (platters.is_off, platters.fault) = (false, None);
    }

    /// Every file and its bytes.
    pub(crate) fn contents(&self) -> Vec<(String, Vec<u8>)> {
        let platters = self.platters();
        let named = platters.names.iter();
        named
            .map(|(name, file)| (name.clone(), platters.files[*file].live.clone()))
            .collect()
    }

    /// A disk with these files, all of them synced.
    pub(crate) fn with(contents: &[(String, Vec<u8>)]) -> Self {
        let disk = Self::new(0);
        {
            let platters = &mut *disk.platters();
            for (number, (name, bytes)) in contents.iter().enumerate() {
                platters.names.insert(name.clone(), number);
                platters.files.push(Contents {
                    live: bytes.clone(),
                    durable: bytes.clone(),
                    unsynced: Vec::new(),
                });
            }
            platters.durable_names = platters.names.clone();
        }
        disk
    }
}

impl Platters {
    /// Counts an operation, and says what goes wrong with it.
    fn operation(&mut self) -> Option<Fault> {
        if self.is_off {
            return Some(Fault::PowerLoss);
        }
        let (left, fault) = self.fault.as_mut()?;
        if *left > 0 {
            *left -= 1;
            return None;
        }
        let fault = *fault;
        self.fault = None;
        self.is_off = fault == Fault::PowerLoss;
        Some(fault)
    }

    fn refuse(&mut self) -> io::Result<()> {
        self.operation().map_or(Ok(()), |fault| Err(fault.into()))
    }

    fn number(&self, name: &str) -> io::Result<usize> {
        let number = self.names.get(name).copied();
        number.ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn name(&mut self, naming: Naming) {
        naming.apply(&mut self.names);
        self.unsynced_names.push(naming);
    }
}

impl From<Fault> for io::Error {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Full => io::ErrorKind::StorageFull.into(),
            Fault::PowerLoss | Fault::Broken => Self::other("input/output error"),
        }
    }
}

impl Naming {
    fn apply(&self, names: &mut BTreeMap<String, usize>) {
        match self {
            Self::Give(name, file) => drop(names.insert(name.clone(), *file)),
            Self::Take(name) => drop(names.remove(name)),
        }
    }
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Write {
                offset,
                bytes: written,
            } => {
                let (start, end) = (place(*offset), place(*offset) + written.len());
                if bytes.len() < end {
                    bytes.resize(end, 0);
                }
                bytes[start..end].copy_from_slice(written);
            }
            Self::Length(length) => bytes.resize(place(*length), 0),
        }
    }

    /// Applies what a power loss leaves of it: any of its sectors.
    fn survive(&self, bytes: &mut Vec<u8>, chance: &mut StdRng, kept: f64) {
        let Self::Write {
            offset,
            bytes: written,
        } = self
        else {
            if chance.random_bool(kept) {
                self.apply(bytes);
            }
            return;
        };
        let mut at = 0;
        while at < written.len() {
            let at_byte = offset + at as u64;
            let until_next = place(SECTOR - at_byte % SECTOR);
            let end = (at + until_next).min(written.len());
            if chance.random_bool(kept) {
                let piece = written[at..end].to_vec();
                Self::Write {
                    offset: at_byte,
                    bytes: piece,
                }
                .apply(bytes);
            }
            at = end;
        }
    }
}

impl Medium for Disk {
    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.platters().names.keys().cloned().collect())
    }

    fn open(&self, name: &str) -> io::Result<Box<dyn MediumFile>> {
        let number = self.platters().number(name)?;
        Ok(Box::new(File {
            disk: self.clone(),
            number,
        }))
    }

    fn create(&self, name: &str) -> io::Result<Box<dyn MediumFile>> {
        let number = {
            let platters = &mut *self.platters();
            platters.refuse()?;
            platters.files.push(Contents::default());
            let number = platters.files.len() - 1;
            platters.name(Naming::Give(name.to_owned(), number));
            number
        };
        Ok(Box::new(File {
            disk: self.clone(),
            number,
        }))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let platters = &mut *self.platters();
        platters.refuse()?;
        let number = platters.number(from)?;
        platters.name(Naming::Give(to.to_owned(), number));
        platters.name(Naming::Take(from.to_owned()));
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        let platters = &mut *self.platters();
        platters.refuse()?;
        platters.number(name)?;
        platters.name(Naming::Take(name.to_owned()));
        Ok(())
    }

    fn sync_names(&self) -> io::Result<()> {
        let platters = &mut *self.platters();
        platters.refuse()?;
        platters.durable_names = platters.names.clone();
        platters.unsynced_names.clear();
        Ok(())
    }

    fn path(&self, name: &str) -> PathBuf {
        PathBuf::from("journal").join(name)
    }
}

#[derive(Debug)]
struct File {
    disk: Disk,
    number: usize,
}

impl File {
    fn change(platters: &mut Platters, number: usize, change: Change) {
        let file = &mut platters.files[number];
        change.apply(&mut file.live);
        file.unsynced.push(change);
    }
}

impl MediumFile for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.disk.platters().files[self.number].live.len() as u64)
    }

    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<usize> {
        let platters = self.disk.platters();
        let live = &platters.files[self.number].live;
        let from = live.get(place(offset)..).unwrap_or_default();
        let read = from.len().min(bytes.len());
        bytes[..read].copy_from_slice(&from[..read]);
        Ok(read)
    }

    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        let platters = &mut *self.disk.platters();
        let fault = if platters.is_off {
            return Err(Fault::PowerLoss.into());
        } else {
            platters.operation()
        };
        // What fails may have been done in part.
        let done = match fault {
            None => bytes.len(),
            Some(_) => platters.chance.random_range(0..=bytes.len()),
        };
        let change = Change::Write {
            offset,
            bytes: bytes[..done].to_vec(),
        };
        Self::change(platters, self.number, change);
        fault.map_or(Ok(()), |fault| Err(fault.into()))
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        let platters = &mut *self.disk.platters();
        platters.refuse()?;
        Self::change(platters, self.number, Change::Length(length));
        Ok(())
    }

    fn sync(&self) -> io::Result<()> {
        let platters = &mut *self.disk.platters();
        if platters.is_off {
            return Err(Fault::PowerLoss.into());
        }
        let fault = platters.operation();
        let (file, chance) = (&mut platters.files[self.number], &mut platters.chance);
        match fault {
            None => {
                file.durable.clone_from(&file.live);
                file.unsynced.clear();
                Ok(())
            }
            Some(fault) => {
                // As on Linux: what a failed sync did not write, no later sync will.
                if fault != Fault::PowerLoss {
                    for change in std::mem::take(&mut file.unsynced) {
                        change.survive(&mut file.durable, chance, 0.5);
                    }
                }
                Err(fault.into())
            }
        }
    }
}
