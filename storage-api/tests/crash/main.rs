//! The real program, killed without warning while many people write: what was acknowledged is there afterwards.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod commands;
mod damage;
mod data;
mod disk;
mod program;
mod tool;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use storage_api::collections::{ALL, BUCKET_LISTS, USERS};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Find, Store};
use tokio::sync::Notify;

use self::program::{Program, kill_while_backing_up, kill_while_starting};
use self::writer::Writer;

const WRITERS: usize = 12;
const KILLS: usize = 10;
/// The process is killed when so many writes of a round were acknowledged.
const ACKNOWLEDGED: std::ops::Range<usize> = 1..400;

/// How many times more is asked for than `make test` does.
pub(crate) fn times() -> usize {
    let times = std::env::var("YONDER_TORTURE").ok();
    times.and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Counts acknowledgements and says when it is time to kill.
pub(crate) struct Countdown {
    left: AtomicUsize,
    over: Notify,
}

impl Countdown {
    fn from(count: usize) -> Arc<Self> {
        Arc::new(Self {
            left: AtomicUsize::new(count),
            over: Notify::new(),
        })
    }

    pub(crate) fn acknowledged(&self) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.over.notify_one();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_write_survives_sigkill_at_any_moment() {
    let seed = rand::random();
    let mut moments = StdRng::seed_from_u64(seed);
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let mut writers = Vec::new();
    for n in 0..WRITERS {
        writers.push(Writer::sign_up(&program, n).await);
    }
    for round in 0..KILLS * times() {
        let countdown = Countdown::from(moments.random_range(ACKNOWLEDGED));
        let address = program.address.clone();
        let running = writers.into_iter().map(|writer| {
            tokio::spawn(writer.write_until_the_end(address.clone(), round, Arc::clone(&countdown)))
        });
        let running = running.collect::<Vec<_>>();
        let backup = folder.path().join(format!("backup-{round}"));
        let file = backup.to_str().expect("a name");
        kill_while_backing_up(folder.path(), file, soon(&mut moments));
        countdown.over.notified().await;
        program.kill();
        writers = Vec::new();
        for writer in running {
            writers.push(writer.await.expect("no panic"));
        }
        kill_while_starting(folder.path(), soon(&mut moments));
        let when = format!("seed {seed}, kill {round}");
        verify(folder.path(), &writers, &when).await;
        if backup.exists() {
            let restored = folder.path().join(format!("restored-{round}"));
            tool::run(&restored, &["restore", file]).done();
            tool::run(&restored, &["check"]).done();
        }
        program = Program::start(folder.path());
        for writer in &writers {
            writer.verify_over_http(&program).await;
        }
    }
    program.kill();
    tool::run(&folder.path().join("data"), &["check"]).done();
}

/// A moment at which starting or backing up may be anywhere.
fn soon(moments: &mut StdRng) -> Duration {
    Duration::from_micros(moments.random_range(0..200_000))
}

/// Looks into the folder of the dead process.
async fn verify(folder: &std::path::Path, writers: &[Writer], when: &str) {
    let store =
        SledStore::open(&folder.join("data"), &ALL, &SledOptions::default()).expect("a store");
    let sequence = store.sequence().await.expect("a number");
    let oldest = sequence.saturating_sub(SledOptions::default().changes_kept);
    let changes = store
        .changes(oldest, usize::MAX)
        .await
        .expect("a read")
        .expect("all changes kept");
    assert!(changes.is_sorted_by_key(|change| change.sequence), "{when}");
    for writer in writers {
        let user = store
            .get(&USERS, &writer.uid)
            .await
            .expect("a read")
            .expect("a user");
        let list = store
            .get(&BUCKET_LISTS, &writer.list)
            .await
            .expect("a read")
            .expect("a list");
        writer.verify(&user.data, &list.data, when);
        let kept = writer.versions.iter().filter(|version| **version > oldest);
        for version in kept {
            let found = changes.binary_search_by_key(version, |change| change.sequence);
            assert!(found.is_ok(), "{when}: change {version} is missing");
        }
        for (collection, index, value, id) in [
            (&USERS, "user_name", &writer.user_name, &writer.uid),
            (
                &BUCKET_LISTS,
                "createdByUsername",
                &writer.user_name,
                &writer.list,
            ),
            (&BUCKET_LISTS, "userId", &writer.uid, &writer.list),
        ] {
            let index = collection.index(index).expect("an index");
            let find = Find {
                collection,
                index,
                values: vec![json!(value)],
                after: None,
                limit: 10,
            };
            let page = store.find(&find).await.expect("a page");
            let ids: Vec<_> = page.documents.iter().map(|document| &document.id).collect();
            assert_eq!(ids, [id], "{when}: {} {}", collection.name, index.name);
        }
    }
}
