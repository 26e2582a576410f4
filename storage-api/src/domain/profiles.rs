//! Profiles: what somebody shows of themselves, their lists of each year, and what the ledger of points counts of them,
//! as far as a viewer may see it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Badge, badges, week_of};

use crate::access::me::Me;
use crate::access::rules::Sight;
use crate::access::visibility::{sight, sight_of_others};
use crate::clock::day;
use crate::domain::friendships::no_such_person;
use crate::domain::points::{self, Sum, score_id};
use crate::domain::standings::is_hidden;
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LISTS, POINTS, SCORES, USERS};
use crate::schema::declaration::Declaration;
use crate::schema::query::by;
use crate::store::{Document, Store};

/// Viewers of one's own profile.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Viewer {
    /// Any friend.
    Friend,
    /// Anybody who is no friend.
    Public,
}

/// Profile to look at.
#[derive(Deserialize, ToSchema)]
pub(crate) struct GetProfile {
    /// Id of the person; the caller, if missing.
    uid: Option<String>,
    /// Shows the caller's own profile as others see it; only without `uid`.
    #[serde(rename = "as")]
    viewer: Option<Viewer>,
}

/// A person as the viewer sees them. Of somebody whom the caller may not see there is none.
#[derive(Serialize, ToSchema)]
pub(crate) struct PersonProfile {
    uid: String,
    /// The person as they describe themselves; `null` where the viewer does not see it, which happens to one's own profile alone.
    #[schema(required = true)]
    card: Option<ProfileCard>,
    /// Sums over their ledger; `null` where the viewer sees no card, and for anybody who is hidden from leaderboards.
    #[schema(required = true)]
    stats: Option<ProfileStats>,
    /// Lists that the viewer can open without a link, the newest year first.
    years: Vec<ProfileYear>,
}

/// A person as they describe themselves, as far as the viewer sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileCard {
    name: String,
    #[serde(rename = "user_name", skip_serializing_if = "Option::is_none")]
    user_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    photo_ref: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bio: Option<String>,
    /// Name of their home area.
    #[serde(skip_serializing_if = "Option::is_none")]
    home: Option<String>,
}

/// Sums over a person's ledger of points.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileStats {
    /// Points of all time.
    points: i64,
    /// Points since Monday 00:00 UTC.
    this_week: i64,
    /// Every badge, also those without a level yet.
    badges: Vec<Badge>,
}

/// A list, and how far it came. What its owner hides does not count for others.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileYear {
    year: i64,
    list_id: String,
    /// Items that are done.
    done: usize,
    /// Items, without dropped ones.
    total: usize,
}

/// Shows a person's profile to the caller, or the caller's own as others see it.
pub(crate) async fn profile(
    store: &dyn Store,
    me: &Me,
    asked: &GetProfile,
) -> Result<PersonProfile, ApiError> {
    if asked.uid.is_some() && asked.viewer.is_some() {
        return Err(ApiError::invalid("as is for your own profile: name no uid"));
    }
    let uid = asked.uid.as_ref().unwrap_or(&me.uid);
    let looking = Looking {
        store,
        me,
        viewer: asked.viewer,
    };
    let user = store.get(&USERS, uid).await?.ok_or_else(no_such_person)?;
    let seen = looking.sight(&USERS, &user).await?;
    if seen.is_none() && asked.viewer.is_none() {
        return Err(no_such_person());
    }
    let is_open = seen == Some(Sight::Whole) || !is_hidden(&user.data);
    Ok(PersonProfile {
        uid: uid.clone(),
        stats: match seen {
            Some(_) if is_open => Some(stats(store, uid, me.now_ms).await?),
            _ => None,
        },
        card: seen.map(|seen| card(&seen.of(&user.data))),
        years: looking.years(uid).await?,
    })
}

fn card(seen: &Value) -> ProfileCard {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    ProfileCard {
        name: text(&seen["name"]).unwrap_or_default(),
        user_name: text(&seen["user_name"]),
        photo_ref: text(&seen["photoRef"]),
        bio: text(&seen["bio"]),
        home: text(&seen["homeArea"]["label"]),
    }
}

async fn stats(store: &dyn Store, uid: &str, now_ms: i64) -> Result<ProfileStats, ApiError> {
    let lines = by!(POINTS.uid).read_all(store, [json!(uid)]).await?;
    let lines: Vec<_> = lines
        .iter()
        .map(|line| points::read(&line.data))
        .collect::<Result<_, _>>()?;
    let week = format!("all/w{}", week_of(day(now_ms)));
    Ok(ProfileStats {
        points: sum(store, uid, "all").await?,
        this_week: sum(store, uid, &week).await?,
        badges: badges(&lines),
    })
}

async fn sum(store: &dyn Store, uid: &str, board: &str) -> Result<i64, ApiError> {
    let sum = store.get(&SCORES, &score_id(uid, board)).await?;
    Ok(sum.map_or(0, |sum| Sum::read(&sum.data).points))
}

/// Somebody looks at a profile: the caller, or who the caller wants to see it as.
struct Looking<'a> {
    store: &'a dyn Store,
    me: &'a Me,
    viewer: Option<Viewer>,
}

impl Looking<'_> {
    async fn sight(
        &self,
        collection: &'static Declaration,
        Document { id, data, .. }: &Document,
    ) -> Result<Option<Sight>, ApiError> {
        let found = match self.viewer {
            None => sight(self.store, &self.me.asker(None), collection, id, data).await?,
            Some(viewer) => {
                let is_friend = viewer == Viewer::Friend;
                sight_of_others(self.store, is_friend, self.me.now_ms, collection, id, data).await?
            }
        };
        Ok(found)
    }

    async fn years(&self, uid: &str) -> Result<Vec<ProfileYear>, ApiError> {
        let mut years = Vec::new();
        for list in by!(BUCKET_LISTS.userId)
            .read_all(self.store, [json!(uid)])
            .await?
        {
            if let Some(seen) = self.sight(&BUCKET_LISTS, &list).await? {
                years.push(year(&list.id, &seen.of(&list.data)));
            }
        }
        Ok(years)
    }
}

fn year(list_id: &str, seen: &Value) -> ProfileYear {
    let items = seen["activities"].as_array().into_iter().flatten();
    let counted: Vec<_> = items.filter(|item| item["status"] != "dropped").collect();
    let is_done = |item: &&&Value| item["status"] == "done" || !item["doneAt"].is_null();
    ProfileYear {
        year: seen["year"].as_i64().unwrap_or_default(),
        list_id: list_id.to_owned(),
        done: counted.iter().filter(is_done).count(),
        total: counted.len(),
    }
}
