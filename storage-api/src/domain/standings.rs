//! Orders of leaderboards: who has how many points, the first ones first.
//!
//! To put ten thousand people in order costs more than all else of an answer. So the order of a large board is kept for a
//! moment, and made anew behind whoever is answered with it; that of a small one is always as it is now. Of those who ask
//! for a board that nobody has looked at, the first reads it and the others wait.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use wasm_core::domain::{Rank, Standing, rank};

use super::points::Sum;
use crate::error::ApiError;
use crate::schema::collections::{SCORES, USERS};
use crate::schema::query::by;
use crate::store::Store;

/// Most people of one board that are put in order: those with most points.
const RANKED_MAX: usize = 10_000;
/// People who are read at a time.
const PAGE: usize = 250;
/// People on a board from which on its order is kept.
const LARGE: usize = 1_000;
/// Age from which on a kept order is made anew.
const FRESH: Duration = Duration::from_secs(2);
/// Age from which on nobody is answered with it any more.
const OLD: Duration = Duration::from_secs(10);
/// Orders that are kept at a time.
const KEPT_MAX: usize = 32;

/// Orders of large boards, by the names of these.
#[derive(Default)]
pub(crate) struct Orders {
    kept: Mutex<HashMap<String, Kept>>,
    /// Boards that somebody reads who found no order of them; what ends when they are through.
    first_looks: Mutex<HashMap<String, CancellationToken>>,
}

struct Kept {
    ranks: Arc<Vec<Rank>>,
    made: Instant,
    is_renewing: bool,
}

/// The first look at a board. Whoever waits for it goes on when this is dropped, also where the look failed.
struct FirstLook<'a> {
    orders: &'a Orders,
    key: &'a str,
}

impl Drop for FirstLook<'_> {
    fn drop(&mut self) {
        if let Some(ended) = locked(&self.orders.first_looks).remove(self.key) {
            ended.cancel();
        }
    }
}

impl Orders {
    /// Makes the caller the first to look, or answers with what ends when somebody else's first look does.
    fn look_first<'a>(&'a self, key: &'a str) -> Result<FirstLook<'a>, CancellationToken> {
        let mut looks = locked(&self.first_looks);
        if let Some(ended) = looks.get(key) {
            return Err(ended.clone());
        }
        looks.insert(key.to_owned(), CancellationToken::new());
        Ok(FirstLook { orders: self, key })
    }

    /// The kept order of a board, and whether it is the caller who has to renew it.
    fn known(&self, key: &str) -> Option<(Arc<Vec<Rank>>, bool)> {
        let mut kept = locked(&self.kept);
        let order = kept.get_mut(key)?;
        let age = order.made.elapsed();
        if age > OLD {
            return None;
        }
        let is_due = age > FRESH && !order.is_renewing;
        order.is_renewing |= is_due;
        Some((Arc::clone(&order.ranks), is_due))
    }

    fn keep(&self, key: &str, ranks: &Arc<Vec<Rank>>) {
        let mut kept = locked(&self.kept);
        kept.remove(key);
        kept.retain(|_, order| order.made.elapsed() <= OLD);
        if ranks.len() >= LARGE && kept.len() < KEPT_MAX {
            let (ranks, made) = (Arc::clone(ranks), Instant::now());
            let order = Kept {
                ranks,
                made,
                is_renewing: false,
            };
            kept.insert(key.to_owned(), order);
        }
    }
}

fn locked<Value>(mutex: &Mutex<Value>) -> MutexGuard<'_, Value> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Everybody on a board in their order, of a large board as it was a moment ago. What renews that is one of `tasks`.
pub(crate) async fn everybody(
    store: &Arc<dyn Store>,
    orders: &Arc<Orders>,
    tasks: &TaskTracker,
    key: &str,
) -> Result<Arc<Vec<Rank>>, ApiError> {
    let mut known = orders.known(key);
    if known.is_none() {
        match orders.look_first(key) {
            Ok(_look) => return in_order(&**store, orders, key).await,
            Err(ended) => ended.cancelled().await,
        }
        known = orders.known(key);
    }
    // The order of a small board is not kept: everybody reads it as it is now.
    let Some((ranks, is_due)) = known else {
        return in_order(&**store, orders, key).await;
    };
    if is_due {
        let (store, orders, key) = (Arc::clone(store), Arc::clone(orders), key.to_owned());
        tasks.spawn(async move {
            // Where it fails, the next one to look once the order is old hears of it.
            drop(in_order(&*store, &orders, &key).await);
        });
    }
    Ok(ranks)
}

async fn in_order(
    store: &dyn Store,
    orders: &Orders,
    key: &str,
) -> Result<Arc<Vec<Rank>>, ApiError> {
    let mut standings = Vec::new();
    let mut question = by!(SCORES.board).question([json!(key)], PAGE);
    for _ in 0..RANKED_MAX / PAGE {
        let page = store.find(&question).await?;
        let uid = |score: &Value| score["uid"].as_str().unwrap_or_default().to_owned();
        let sums = page.documents.iter();
        let sums = sums.map(|score| (uid(&score.data), Sum::read(&score.data)));
        standings.extend(on_board(store, sums.collect()).await?);
        question.after = page.next;
        if question.after.is_none() {
            break;
        }
        // A store on a disk answers at once, so nobody else would have this thread until the last page.
        tokio::task::yield_now().await;
    }
    let ranks = Arc::new(rank(standings));
    orders.keep(key, &ranks);
    Ok(ranks)
}

/// Places in waiting of people with their sums: without those who are hidden.
pub(crate) async fn on_board(
    store: &dyn Store,
    sums: Vec<(String, Sum)>,
) -> Result<Vec<Standing>, ApiError> {
    let (uids, sums): (Vec<String>, Vec<Sum>) = sums.into_iter().unzip();
    let users = store.get_all(&USERS, &uids).await?;
    let people = uids.into_iter().zip(sums).zip(users);
    let standings = people.filter_map(|((uid, sum), user)| {
        user.filter(|user| !is_hidden(&user.data))?;
        Some(Standing {
            uid,
            points: sum.points,
            located: sum.located,
        })
    });
    Ok(standings.collect())
}

/// Tells whether somebody is on no board, as they wish or because they are gone.
pub(crate) fn is_hidden(user: &Value) -> bool {
    user["prefs"]["leaderboardHidden"] == true || !user["deletedAt"].is_null()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(people: usize) -> Arc<Vec<Rank>> {
        let standings = (0..people).map(|at| Standing {
            uid: format!("{at:05}"),
            points: 5,
            located: 0,
        });
        Arc::new(rank(standings.collect()))
    }

    fn age(orders: &Orders, key: &str, age: Duration) {
        let made = Instant::now().checked_sub(age).unwrap_or_else(Instant::now);
        if let Some(order) = locked(&orders.kept).get_mut(key) {
            order.made = made;
        }
    }

    #[test]
    fn the_order_of_a_large_board_is_kept_and_renewed_by_one_caller_at_a_time() {
        let orders = Orders::default();
        let due = |orders: &Orders| orders.known("all").map(|(_, is_due)| is_due);
        orders.keep("all", &ranks(LARGE));
        assert_eq!(due(&orders), Some(false));
        age(&orders, "all", FRESH + Duration::from_millis(1));
        assert_eq!(due(&orders), Some(true));
        assert_eq!(due(&orders), Some(false));
        orders.keep("all", &ranks(LARGE + 1));
        assert_eq!(due(&orders), Some(false));
        age(&orders, "all", OLD + Duration::from_millis(1));
        assert_eq!(due(&orders), None);
    }

    #[test]
    fn one_caller_looks_first_and_the_others_wait_until_it_is_through() {
        let orders = Orders::default();
        let Ok(first) = orders.look_first("all") else {
            unreachable!("nobody looks yet")
        };
        let Err(ended) = orders.look_first("all") else {
            unreachable!("somebody looks")
        };
        assert!(orders.look_first("another").is_ok());
        assert!(!ended.is_cancelled());
        drop(first);
        assert!(ended.is_cancelled());
        assert!(orders.look_first("all").is_ok());
    }

    #[test]
    fn small_boards_are_never_kept_and_large_ones_up_to_a_number() {
        let orders = Orders::default();
        orders.keep("all", &ranks(LARGE));
        orders.keep("all", &ranks(LARGE - 1));
        assert!(orders.known("all").is_none());
        let large = ranks(LARGE);
        for at in 0..=KEPT_MAX {
            orders.keep(&at.to_string(), &large);
        }
        assert_eq!(locked(&orders.kept).len(), KEPT_MAX);
        age(&orders, "0", OLD + Duration::from_millis(1));
        orders.keep("all", &large);
        assert!(orders.known("all").is_some());
    }
}
