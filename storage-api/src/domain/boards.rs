//! Leaderboards: who has how many points on which board, and why.

use std::collections::HashSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio_util::task::TaskTracker;
use utoipa::ToSchema;
use wasm_core::domain::{FRIENDS_MAX, PointsEntry, Rank, Standing, boards_of, rank, week_of};
use wasm_core::error::Code;

use crate::access::me::Me;
use crate::access::rules::Asker;
use crate::access::visibility::{sight, sights};
use crate::clock::day;
use crate::domain::friendships::no_such_person;
use crate::domain::points::{self, Sum, score_id};
use crate::domain::standings::{Orders, everybody, is_hidden, on_board};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{FRIENDSHIPS, POINTS, SCORES, USERS};
use crate::schema::query::by;
use crate::store::{Document, Store, Transaction};

/// People above and below the caller that are shown.
const AROUND: usize = 5;
/// People at the top that are always shown.
const TOP: usize = 3;
/// People of one league.
const LEAGUE_SIZE: usize = 30;
/// Most lines that explain a number.
const LINES_MAX: usize = 200;
/// Board that every line counts on.
const EVERYBODY: &str = "all";

/// Whose points are compared.
#[derive(Clone, Copy, Default, Deserialize, Serialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Board {
    /// The caller and their friends.
    #[default]
    Friends,
    /// Everybody.
    All,
    /// Everybody who played a quest.
    Quest,
    /// Everybody whose home area is called like the caller's.
    City,
    /// The thirty people who had about as many points as the caller in the week before; of those who had none, the ones
    /// who are new beside the caller.
    League,
}

/// Since when points count.
#[derive(Clone, Copy, Default, Deserialize, Serialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Period {
    /// Since Monday 00:00 UTC.
    #[default]
    Week,
    /// The week before.
    LastWeek,
    /// Ever.
    All,
}

/// A board to look at.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GetLeaderboard {
    /// Board to show.
    board: Board,
    /// Since when; this week, if missing.
    #[serde(default)]
    #[schema(required = false)]
    period: Period,
    /// The quest, for the board of one.
    quest_id: Option<String>,
}

/// The caller's part of a board.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Leaderboard {
    board: Board,
    period: Period,
    /// Number of people on it.
    people: usize,
    /// The first three.
    top: Vec<BoardRow>,
    /// Everybody, on a board of at most thirty; else the caller with five above and five below, or the first eleven where
    /// the caller is not on the board.
    rows: Vec<BoardRow>,
    /// The caller's own figures.
    me: OwnRank,
}

/// Somebody on a board. Who they are is told as far as the caller may see them.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardRow {
    /// The place, from 1; equal points share one.
    rank: u64,
    points: i64,
    is_me: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    uid: Option<String>,
    #[serde(rename = "user_name", skip_serializing_if = "Option::is_none")]
    user_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

/// The caller's own figures.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnRank {
    /// The place; `null` for who is hidden, or has no points here.
    #[schema(required = true)]
    rank: Option<u64>,
    points: i64,
    /// Points of the same board in the week before that period, where it is a week.
    #[schema(required = true)]
    before: Option<i64>,
    /// `true` if the caller is hidden from every board.
    hidden: bool,
}

/// Whose points to explain.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExplainScore {
    /// Id of the person; the caller, if missing.
    uid: Option<String>,
    /// Since when; this week, if missing.
    #[serde(default)]
    #[schema(required = false)]
    period: Period,
    /// Board that the number is on; that of friends, if missing.
    #[serde(default)]
    #[schema(required = false)]
    board: Board,
    /// The quest, for the board of one.
    quest_id: Option<String>,
}

/// Parts that a number is the sum of.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explanation {
    /// The number.
    points: i64,
    /// Its lines, the newest first, at most 200. Of other people: without what exactly was done and with whom.
    #[schema(value_type = Vec<PointsEntry>)]
    lines: Vec<Value>,
    /// Ids of these lines, to ask for a second look at one; none of other people's.
    ids: Vec<String>,
}

/// Choice to be on boards or not.
#[derive(Deserialize, Serialize, ToSchema)]
pub(crate) struct HideMe {
    /// `true` to be hidden from all of them.
    hidden: bool,
}

/// Store of points, and the orders that are kept of large boards.
pub(crate) struct BoardSource<'a> {
    pub(crate) store: &'a Arc<dyn Store>,
    pub(crate) orders: &'a Arc<Orders>,
    pub(crate) tasks: &'a TaskTracker,
}

/// The caller's part of a board.
pub(crate) async fn leaderboard(
    from: &BoardSource<'_>,
    me: &Me,
    asked: &GetLeaderboard,
) -> Result<Leaderboard, ApiError> {
    let user = from.store.get(&USERS, &me.uid).await?;
    let user = user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    let looking = Looking {
        from,
        asker: me.asker(None),
        uid: &me.uid,
        scope: scope(asked.board, asked.quest_id.as_deref(), &user.data)?,
    };
    let week = week_of(day(me.now_ms));
    let key = looking.key(asked.period, week);
    let ranks = match asked.board {
        Board::Friends => Arc::new(rank(looking.friends(&key).await?)),
        Board::League => {
            let week_before = match asked.period {
                Period::LastWeek => week - 2,
                Period::Week | Period::All => week - 1,
            };
            Arc::new(rank(looking.league(&key, week_before).await?))
        }
        _ => looking.everybody(&key).await?,
    };
    let is_me = |rank: &Rank| rank.standing.uid == me.uid && !is_hidden(&user.data);
    let own = ranks.iter().position(is_me);
    let window = match own {
        // Of a small board nobody is left out.
        _ if ranks.len() <= LEAGUE_SIZE => 0..ranks.len(),
        Some(at) => at.saturating_sub(AROUND)..at + AROUND + 1,
        None => 0..2 * AROUND + 1,
    };
    let before = match asked.period {
        Period::Week => Some(looking.points(&looking.key(Period::LastWeek, week)).await?),
        Period::LastWeek => Some(
            looking
                .points(&looking.key(Period::LastWeek, week - 1))
                .await?,
        ),
        Period::All => None,
    };
    let is_from_top = window.start == 0;
    let rows = looking.rows(&ranks, window).await?;
    let top = if is_from_top {
        rows.iter().take(TOP).cloned().collect()
    } else {
        looking.rows(&ranks, 0..TOP).await?
    };
    Ok(Leaderboard {
        board: asked.board,
        period: asked.period,
        people: ranks.len(),
        top,
        rows,
        me: OwnRank {
            rank: own.map(|at| ranks[at].rank),
            points: looking.points(&key).await?,
            before,
            hidden: is_hidden(&user.data),
        },
    })
}

/// Explains a number on a board by its parts.
pub(crate) async fn explain(
    store: &dyn Store,
    me: &Me,
    asked: &ExplainScore,
) -> Result<Explanation, ApiError> {
    let uid = asked.uid.as_ref().unwrap_or(&me.uid);
    let is_own = *uid == me.uid;
    if !is_own {
        let person = store.get(&USERS, uid).await?;
        let person = person.filter(|person| !is_hidden(&person.data));
        let person = person.ok_or_else(no_such_person)?;
        let by = me.asker(None);
        let seen = sight(store, &by, &USERS, uid, &person.data).await?;
        seen.ok_or_else(no_such_person)?;
    }
    let own = store.get(&USERS, &me.uid).await?;
    let own = own.map_or(Value::Null, |own| (*own.data).clone());
    let scope = scope(asked.board, asked.quest_id.as_deref(), &own)?;
    let week = week_of(day(me.now_ms));
    let key = key(&scope, asked.period, week);
    let week = match asked.period {
        Period::Week => Some(week),
        Period::LastWeek => Some(week - 1),
        Period::All => None,
    };
    let lines = if scope == EVERYBODY {
        let newest = match week {
            Some(week) => by!(POINTS.week).question([json!(uid), json!(week)], LINES_MAX),
            None => by!(POINTS.uid).question([json!(uid)], LINES_MAX),
        };
        store.find(&newest).await?.documents
    } else {
        lines_on(store, uid, week, &key).await?
    };
    let sum = store.get(&SCORES, &score_id(uid, &key)).await?;
    let shown = lines.iter().map(|line| shown(&line.data, is_own));
    Ok(Explanation {
        points: sum.map_or(0, |sum| Sum::read(&sum.data).points),
        lines: shown.collect::<Result<_, _>>()?,
        ids: if is_own {
            lines.into_iter().map(|line| line.id).collect()
        } else {
            Vec::new()
        },
    })
}

/// Newest lines of a person that count on a board of a city or a quest.
async fn lines_on(
    store: &dyn Store,
    uid: &str,
    week: Option<i64>,
    key: &str,
) -> Result<Vec<Document>, ApiError> {
    let all = match week {
        Some(week) => {
            let lines = by!(POINTS.week).read_all(store, [json!(uid), json!(week)]);
            lines.await?
        }
        None => by!(POINTS.uid).read_all(store, [json!(uid)]).await?,
    };
    let mut lines = Vec::new();
    for line in all {
        if boards_of(&points::read(&line.data)?)
            .iter()
            .any(|board| board == key)
        {
            lines.push(line);
        }
    }
    lines.truncate(LINES_MAX);
    Ok(lines)
}

/// Takes the caller off every board, or puts them back.
pub(crate) fn hide_me(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &HideMe,
) -> Result<HideMe, ApiError> {
    let mut user = (*me.user(transaction)?.data).clone();
    if !user["prefs"].is_object() {
        user["prefs"] = json!({});
    }
    user["prefs"]["leaderboardHidden"] = json!(asked.hidden);
    transaction.put(&USERS, &me.uid, user)?;
    let hidden = asked.hidden;
    Ok(HideMe { hidden })
}

/// Name of the board, without its week.
fn scope(board: Board, quest_id: Option<&str>, user: &Value) -> Result<String, ApiError> {
    match (board, quest_id) {
        (Board::Quest, Some(id)) => Ok(format!("quest:{id}")),
        (Board::Quest, None) => Err(ApiError::invalid("questId is required")),
        (Board::City, _) => {
            let city = user["homeArea"]["label"].as_str();
            let city = city.ok_or_else(|| {
                let message = "say where you live first, roughly, in your profile";
                ApiError::new(Code::FailedPrecondition, message).with_reason("homeArea")
            })?;
            Ok(format!("city:{}", city.trim().to_lowercase()))
        }
        _ => Ok(EVERYBODY.to_owned()),
    }
}

/// Name of the board with its week.
fn key(scope: &str, period: Period, week: i64) -> String {
    match period {
        Period::Week => format!("{scope}/w{week}"),
        Period::LastWeek => format!("{scope}/w{}", week - 1),
        Period::All => scope.to_owned(),
    }
}

fn shown(line: &Value, is_own: bool) -> Result<Value, ApiError> {
    let mut line = points::read(line)?;
    if !is_own {
        line.subject = String::new();
        line.friend = None;
        line.because = None;
        line.city = None;
        line.quest_id = None;
        line.voids = None;
        line.releases = None;
    }
    value(&line)
}

/// Somebody looks at a board.
struct Looking<'a> {
    from: &'a BoardSource<'a>,
    asker: Asker<'a>,
    uid: &'a str,
    scope: String,
}

impl Looking<'_> {
    fn key(&self, period: Period, week: i64) -> String {
        key(&self.scope, period, week)
    }

    /// The caller's own points, also while they are hidden.
    async fn points(&self, key: &str) -> Result<i64, ApiError> {
        let sum = self
            .from
            .store
            .get(&SCORES, &score_id(self.uid, key))
            .await?;
        Ok(sum.map_or(0, |sum| Sum::read(&sum.data).points))
    }

    async fn everybody(&self, key: &str) -> Result<Arc<Vec<Rank>>, ApiError> {
        let from = self.from;
        everybody(from.store, from.orders, from.tasks, key).await
    }

    /// The caller and their friends, also those without points.
    async fn friends(&self, key: &str) -> Result<Vec<Standing>, ApiError> {
        let mut uids = vec![self.uid.to_owned()];
        for (side, other) in [(by!(FRIENDSHIPS.a), "b"), (by!(FRIENDSHIPS.b), "a")] {
            let question = side.question([json!(self.uid)], FRIENDS_MAX);
            let found = self.from.store.find(&question).await?.documents;
            let others = found.iter().filter_map(|bond| bond.data[other].as_str());
            uids.extend(others.map(str::to_owned));
        }
        self.standings(uids, key).await
    }

    /// People with their points on a board; without those who are hidden.
    async fn standings(&self, uids: Vec<String>, key: &str) -> Result<Vec<Standing>, ApiError> {
        let store = &**self.from.store;
        let ids: Vec<String> = uids.iter().map(|uid| score_id(uid, key)).collect();
        let found = store.get_all(&SCORES, &ids).await?;
        let sums = found
            .into_iter()
            .map(|sum| sum.map_or(Sum::default(), |sum| Sum::read(&sum.data)));
        on_board(store, uids.into_iter().zip(sums).collect()).await
    }

    /// The caller's league: thirty people who follow each other in the order of the week before, so that everybody of
    /// it has the same league all week long.
    async fn league(&self, key: &str, week_before: i64) -> Result<Vec<Standing>, ApiError> {
        let key_before = format!("{}/w{week_before}", self.scope);
        let before = self.everybody(&key_before).await?;
        let mut people = uids_of(&before);
        let now;
        if !people.contains(&self.uid) {
            let old: HashSet<&str> = people.into_iter().collect();
            now = self.everybody(key).await?;
            people = uids_of(&now);
            people.retain(|uid| !old.contains(uid));
            if !people.contains(&self.uid) {
                people.push(self.uid);
            }
        }
        let own = people.iter().position(|uid| *uid == self.uid).unwrap_or(0);
        let first = own / LEAGUE_SIZE * LEAGUE_SIZE;
        let league = people.into_iter().skip(first).take(LEAGUE_SIZE);
        self.standings(league.map(str::to_owned).collect(), key)
            .await
    }

    /// Rows of a part of a board; none for who has hidden since its order was made.
    async fn rows(
        &self,
        ranks: &[Rank],
        window: std::ops::Range<usize>,
    ) -> Result<Vec<BoardRow>, ApiError> {
        let store = &**self.from.store;
        let ranks = &ranks[window.start..window.end.min(ranks.len())];
        let uids: Vec<String> = ranks.iter().map(|rank| rank.standing.uid.clone()).collect();
        let users = store.get_all(&USERS, &uids).await?;
        let shown = |(rank, user): (_, Option<Document>)| {
            let user = user.filter(|user| !is_hidden(&user.data))?;
            Some((rank, user))
        };
        let (ranks, users): (Vec<&Rank>, Vec<Document>) =
            ranks.iter().zip(users).filter_map(shown).unzip();
        let sights = sights(store, &self.asker, &USERS, &users).await?;
        let people = ranks.iter().zip(&users).zip(sights);
        let rows = people.map(|((rank, user), seen)| {
            let card = seen.map_or(Value::Null, |seen| seen.of(&user.data).into_owned());
            let text = |field: &str| card[field].as_str().map(str::to_owned);
            BoardRow {
                rank: rank.rank,
                points: rank.standing.points,
                is_me: user.id == self.uid,
                uid: card.is_object().then(|| user.id.clone()),
                user_name: text("user_name"),
                name: text("name"),
            }
        });
        Ok(rows.collect())
    }
}

/// People of a board in its order.
fn uids_of(ranks: &[Rank]) -> Vec<&str> {
    ranks
        .iter()
        .map(|rank| rank.standing.uid.as_str())
        .collect()
}
