//! Following what all servers commit, in the order of numbers, and telling it to those who listen.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio_postgres::Client;

use super::super::{Collection, Committed, Listener, News, StoreError};
use super::database::Database;
use super::link::Line;
use super::schema;

/// Interval at which the changes of other servers are polled.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Changes read at once.
const AT_ONCE: usize = 1_000;

/// Tells every change once and in order, whoever learns of it first.
pub(super) struct Announcer {
    pub(super) collections: &'static [&'static Collection],
    listeners: RwLock<Vec<Listener>>,
    /// Number of the last change that was told.
    announced: Mutex<u64>,
    trouble: Mutex<Option<StoreError>>,
}

impl Announcer {
    pub(super) fn new(collections: &'static [&'static Collection]) -> Self {
        Self {
            collections,
            listeners: RwLock::default(),
            announced: Mutex::default(),
            trouble: Mutex::default(),
        }
    }

    pub(super) fn listen(&self, listener: Listener) {
        let mut listeners = self
            .listeners
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        listeners.push(listener);
    }

    /// Checks that the database could be used the last time.
    pub(super) fn health(&self) -> Result<(), StoreError> {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.clone().map_or(Ok(()), Err)
    }

    pub(super) fn begin_after(&self, sequence: u64) {
        *self.lock() = sequence;
    }

    pub(super) fn announced(&self) -> u64 {
        *self.lock()
    }

    /// Tells changes that follow on those told before; some of them may have been told.
    pub(super) fn announce(&self, writes: &[Committed]) {
        let mut announced = self.lock();
        let told = writes.partition_point(|write| write.sequence <= *announced);
        let Some(last) = writes[told..].last() else {
            return;
        };
        *announced = last.sequence;
        self.tell(News::Committed(&writes[told..]));
    }

    /// Says that the changes after `told` up to another number cannot be told, unless somebody told them meanwhile.
    fn miss(&self, told: u64, up_to: u64) {
        let mut announced = self.lock();
        if *announced == told {
            tracing::warn!(
                told,
                up_to,
                "changes of other servers were missed: whoever follows reads again"
            );
            *announced = up_to;
            self.tell(News::Missed { up_to });
        }
    }

    fn tell(&self, news: News<'_>) {
        let listeners = self
            .listeners
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        listeners.iter().for_each(|listener| listener(news));
    }

    /// Tells everything that was committed and not told yet.
    pub(super) async fn follow(&self, client: &Client) {
        let followed = self.try_follow(client).await;
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = &followed
            && trouble.is_none()
        {
            tracing::error!(%error, "changes of other servers cannot be read");
        }
        *trouble = followed.err();
    }

    async fn try_follow(&self, client: &Client) -> Result<(), StoreError> {
        loop {
            let told = self.announced();
            let head = schema::sequence(client).await?;
            if head == told {
                return Ok(());
            }
            // A head below what was told is that of a database that was put back to an earlier state.
            let rows = schema::changes(client, told, AT_ONCE).await?;
            let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
                self.miss(told, head);
                continue;
            };
            let (first, last) = (first.sequence, last.sequence);
            if first > told + 1 {
                // The others are forgotten: only so many are kept.
                self.miss(told, first - 1);
                continue;
            }
            let declared = |name: &str| {
                let mut all = self.collections.iter().copied();
                all.find(|collection| collection.name == name)
            };
            // A collection that only a newer server declares has no listeners here.
            let writes = rows.into_iter().filter_map(|row| {
                let collection = declared(&row.collection)?;
                Some(row.committed(collection))
            });
            self.announce(&writes.collect::<Vec<_>>());
            let mut announced = self.lock();
            *announced = last.max(*announced);
        }
    }

    fn is_in_trouble(&self, error: StoreError) {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if trouble.is_none() {
            tracing::error!(%error, "the database cannot be used");
        }
        *trouble = Some(error);
    }

    fn lock(&self) -> MutexGuard<'_, u64> {
        self.announced
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks what other servers did, as long as the store is open.
pub(super) struct Feed {
    pub(super) announcer: Arc<Announcer>,
    pub(super) is_over: Arc<AtomicBool>,
}

impl Feed {
    pub(super) fn start(self, database: &Database) -> Result<JoinHandle<()>, StoreError> {
        let database = database.clone();
        let thread = std::thread::Builder::new().name("feed".to_owned());
        let unable = |error: std::io::Error| StoreError::Unreachable(error.to_string());
        let run = move || match Line::to(&database) {
            Ok(line) => self.run(line),
            Err(error) => self.announcer.is_in_trouble(error),
        };
        thread.spawn(run).map_err(unable)
    }

    fn run(self, mut line: Line) {
        while !self.is_over.load(Ordering::Acquire) {
            match line.link() {
                Ok((runtime, open)) => runtime.block_on(self.announcer.follow(&open.client)),
                Err(error) => self.announcer.is_in_trouble(error),
            }
            line.wait(async { tokio::time::sleep(LOOK_EVERY).await });
        }
    }
}
