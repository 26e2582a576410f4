//! The real program, killed, damaged, starved and attacked: what it acknowledged is there afterwards, and others are
//! answered.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod attacks;
mod check;
mod commands;
mod damage;
mod data;
mod disk;
mod follower;
mod format;
mod guest;
mod kill;
mod payments;
mod writer;
mod written;

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use storage_api::schema::collections::{ALL, BOOKINGS, BUCKET_LISTS, USERS};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Find, Store};
use storage_api_testing::{Program, run};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use self::follower::Follower;
use self::guest::Guest;
use self::kill::{kill_while_backing_up, kill_while_starting};
use self::writer::Writer;

const WRITERS: usize = 12;
/// Dates of the quest that they book.
const DATES: usize = 20;
const KILLS: usize = 10;
/// After so many it goes on with a new folder: looking through everything takes longer each time.
const KILLS_A_FOLDER: usize = 20;
/// The process is killed when so many writes of a round were acknowledged.
const ACKNOWLEDGED: std::ops::Range<usize> = 1..400;

/// Factor by which more is tested than `make test` does.
pub(crate) fn times() -> usize {
    let times = std::env::var("YONDER_TORTURE").ok();
    times.and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Says what a long run came to; a short one says nothing.
pub(crate) fn figure(line: &str) {
    use std::io::Write;
    if times() > 1 {
        let _ = writeln!(std::io::stderr(), "torture: {line}");
    }
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
    let (seed, began) = (rand::random(), Instant::now());
    let mut moments = StdRng::seed_from_u64(seed);
    let kills = KILLS * times();
    let (mut acknowledged, mut changes) = (0, 0);
    for first in (0..kills).step_by(KILLS_A_FOLDER) {
        let rounds = first..kills.min(first + KILLS_A_FOLDER);
        let (writers, followers) = kill_again_and_again(rounds, &mut moments, seed).await;
        acknowledged += writers.iter().map(Writer::acknowledged).sum::<usize>();
        changes += told(&writers, &followers);
    }
    figure(&format!(
        "{kills} kills, {acknowledged} writes acknowledged and found, {changes} changes told in order and once, {:.0} s",
        began.elapsed().as_secs_f64()
    ));
}

/// A new folder, and people who write to it and follow what they write, whatever happens to the server.
async fn kill_again_and_again(
    rounds: Range<usize>,
    moments: &mut StdRng,
    seed: u64,
) -> (Vec<Writer>, Vec<Follower>) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut program = Program::start(&data);
    let mut writers = sign_up(&program).await;
    let mut followers: Vec<_> = writers.iter().map(Follower::of).collect();
    for round in rounds {
        let countdown = Countdown::from(moments.random_range(ACKNOWLEDGED));
        let address = program.address();
        let following = followers
            .into_iter()
            .map(|follower| tokio::spawn(follower.follow_until_the_end(address)));
        let following = following.collect::<Vec<_>>();
        let running = writers.into_iter().map(|writer| {
            tokio::spawn(writer.write_until_the_end(address, round, Arc::clone(&countdown)))
        });
        let running = running.collect::<Vec<_>>();
        let backup = folder.path().join(format!("backup-{round}"));
        let file = backup.to_str().expect("a name");
        kill_while_backing_up(&data, file, soon(moments));
        countdown.over.notified().await;
        program.kill();
        writers = all_of(running).await;
        followers = all_of(following).await;
        kill_while_starting(&data, soon(moments));
        let when = format!("seed {seed}, kill {round}");
        verify(&data, &writers, &when).await;
        if backup.exists() {
            let restored = folder.path().join(format!("restored-{round}"));
            run(&restored, &["restore", file]).success();
            run(&restored, &["check"]).success();
        }
        run(&data, &["check"]).success();
        program = Program::start(&data);
        for (writer, follower) in writers.iter().zip(&mut followers) {
            let (user, version) = writer.verify_over_http(&program).await;
            follower.catch_up(program.address(), (&user, version)).await;
        }
    }
    program.kill();
    run(&data, &["check"]).success();
    (writers, followers)
}

/// People with a list each; all but the first book seats at the first one's quest.
async fn sign_up(program: &Program) -> Vec<Writer> {
    let mut writers = Vec::new();
    for n in 0..WRITERS {
        writers.push(Writer::sign_up(program, n).await);
    }
    let (quest, sessions) = writers[0].publish(program, DATES).await;
    for writer in &mut writers[1..] {
        writer.guest = Some(Guest::of(&quest, &sessions));
    }
    writers
}

/// Counts the changes that followers received; every acknowledged one must be among them.
fn told(writers: &[Writer], followers: &[Follower]) -> usize {
    for (writer, follower) in writers.iter().zip(followers) {
        let followed = writer.counted.iter();
        for version in followed.filter(|version| Some(**version) > follower.began) {
            let found = follower.heard.binary_search(version);
            assert!(found.is_ok(), "change {version} was not told");
        }
    }
    followers.iter().map(|follower| follower.heard.len()).sum()
}

async fn all_of<T>(tasks: Vec<JoinHandle<T>>) -> Vec<T> {
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.expect("no panic"));
    }
    done
}

/// A moment at which starting or backing up may be anywhere.
fn soon(moments: &mut StdRng) -> Duration {
    Duration::from_micros(moments.random_range(0..200_000))
}

/// Looks into the folder of the dead process.
async fn verify(data: &std::path::Path, writers: &[Writer], when: &str) {
    let store = SledStore::open(data, &ALL, &SledOptions::default()).expect("a store");
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
        if let Some(guest) = &writer.guest
            && let Some(booking) = &guest.booking
        {
            let found = store.get(&BOOKINGS, booking).await.expect("a read");
            guest.verify(found.as_ref(), when);
        }
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
