//! Subject of the page of one thing, as everybody may know it who has its address.

use std::hash::Hash;

use serde_json::Value;
use wasm_core::route::RouteMatch;

use super::cover_facts::CoverFacts;
use super::hangout_state::{self, HangoutState};
use crate::access::rules::Asker;
use crate::access::visibility::sight;
use crate::app::App;
use crate::error::ApiError;
use crate::schema::collections;
use crate::schema::declaration::Declaration;

/// Longest sentence about a thing, in characters: what previews show of it.
const SENTENCE_MAX: usize = 200;
/// Parts of a thing that are named.
const PARTS_MAX: usize = 4;

/// Records that describe a thing besides its own.
#[derive(Debug)]
enum Besides {
    Nothing,
    /// The name of its owner.
    Owner,
    /// The state of its date, and the people in it.
    State,
}

/// A kind of thing that has pages of its own.
#[derive(Debug)]
pub(super) struct Kind {
    /// The records that its description needs besides its own.
    besides: Besides,
    /// Its name in the address of a card, `/cards/{name}/{id}.png`.
    pub(super) name: &'static str,
    /// The screen that shows one.
    screen: &'static str,
    /// The collection it is kept in. While there is none of that name, its pages are there for everybody.
    collection: &'static str,
    /// The one address of several under which it is known.
    address: fn(&str, &Value) -> String,
    /// Text about it, given its id, and about the document beside it.
    tell: fn(&str, &Value, &Value) -> About,
}

/// Every kind. A line here is all that a new kind needs: who may see one is for the rules to say.
pub(super) static KINDS: [Kind; 4] = [
    Kind {
        name: "list",
        besides: Besides::Owner,
        screen: "shared-list",
        collection: "bucketLists",
        address: |id, list| format!("/{}/{id}", list["year"]),
        tell: list,
    },
    Kind {
        name: "quest",
        besides: Besides::Nothing,
        screen: "quest",
        collection: "quests",
        address: |id, _| format!("/quest/{id}"),
        tell: |id, quest, _| About {
            cover: Some(CoverFacts::of_quest(id, quest)),
            ..titled("Quest", "A quest", quest)
        },
    },
    Kind {
        name: "plan",
        besides: Besides::Nothing,
        screen: "plan",
        collection: "plans",
        address: |id, _| format!("/plan/{id}"),
        tell: |_, plan, _| titled("Plan", "A plan for a day out", plan),
    },
    Kind {
        name: "hangout",
        besides: Besides::State,
        screen: "hangout",
        collection: "hangouts",
        address: |id, _| format!("/hangout/{id}"),
        tell: |id, hangout, _| About {
            cover: Some(CoverFacts::of_hangout(id, hangout)),
            ..titled("Hangout", "A hangout", hangout)
        },
    },
];

/// One thing that a path names.
#[derive(Clone, Debug)]
pub(super) struct Subject {
    pub(super) kind: &'static Kind,
    pub(super) collection: &'static Declaration,
    pub(super) id: String,
}

/// Description of a thing.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(super) struct About {
    /// Type of the thing.
    pub(super) sort: String,
    pub(super) title: String,
    /// Sentence that is worth reading before one opens it.
    pub(super) sentence: String,
    /// The first of what it consists of, and whether that is done.
    pub(super) parts: Vec<(String, bool)>,
    /// State of a hangout; none for other things.
    pub(super) state: Option<HangoutState>,
    /// The address under which it is known.
    pub(super) address: String,
    /// The data its cover is drawn from; none for what has no cover.
    pub(super) cover: Option<CoverFacts>,
}

impl Subject {
    /// The thing that a page shows; `None` for pages that show none, and for kinds that nobody can have yet.
    pub(super) fn of_page(page: &RouteMatch) -> Option<Self> {
        let kind = KINDS.iter().find(|kind| kind.screen == page.route.screen)?;
        let (_, id) = page.params.iter().find(|(name, _)| *name != "year")?;
        Self::new(kind, id)
    }

    /// The thing of that kind and id.
    pub(super) fn named(kind: &str, id: &str) -> Option<Self> {
        Self::new(KINDS.iter().find(|known| known.name == kind)?, id)
    }

    fn new(kind: &'static Kind, id: &str) -> Option<Self> {
        let collection = collections::public_named(kind.collection)?;
        Some(Self {
            kind,
            collection,
            id: id.to_owned(),
        })
    }

    /// Description of it for a viewer; `None` when it is not there, as far as they can tell.
    pub(super) async fn about(
        &self,
        app: &App,
        asker: &Asker<'_>,
    ) -> Result<Option<About>, ApiError> {
        if !collections::is_id(&self.id) {
            return Ok(None);
        }
        let Some(data) = seen(app, asker, self.collection, &self.id).await? else {
            return Ok(None);
        };
        let more = match self.collection.companion() {
            Some(beside) => seen(app, asker, beside, &self.id).await?,
            None => None,
        };
        let mut about = (self.kind.tell)(&self.id, &data, &more.unwrap_or_default());
        match self.kind.besides {
            Besides::Nothing => {}
            Besides::Owner => about.name_owner(app, &data).await?,
            Besides::State => {
                about.add_state(hangout_state::read(app, &self.id, &data).await?, &data);
            }
        }
        about.address = (self.kind.address)(&self.id, &data);
        Ok(Some(about))
    }
}

impl About {
    /// Calls a list without a title of its own after the first name of its owner, as their friends do.
    async fn name_owner(&mut self, app: &App, list: &Value) -> Result<(), ApiError> {
        let uid = text(&list["userId"]).unwrap_or_default();
        let user = app.store.get(&collections::USERS, uid).await?;
        let name = user.as_ref().and_then(|user| text(&user.data["name"]));
        let first = name.and_then(|name| name.split_whitespace().next());
        if let (Some(first), true) = (first, self.title == title_of(list)) {
            self.title = format!("{first}’s {}", list["year"]);
        }
        Ok(())
    }

    /// Says the state of a hangout before its note.
    fn add_state(&mut self, state: HangoutState, hangout: &Value) {
        state.sort.clone_into(&mut self.sort);
        let parts = [state.sentence(), text(&hangout["note"]).map(str::to_owned)];
        let said: Vec<String> = parts.into_iter().flatten().collect();
        if !said.is_empty() {
            self.sentence = cut(&said.join(" · "));
        }
        self.state = Some(state);
    }
}

/// The part of a document that somebody sees.
async fn seen(
    app: &App,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    id: &str,
) -> Result<Option<Value>, ApiError> {
    let Some(document) = app.store.get(collection, id).await? else {
        return Ok(None);
    };
    let sight = sight(&*app.store, asker, collection, id, &document.data).await?;
    Ok(sight.map(|sight| sight.of(&document.data).into_owned()))
}

fn list(id: &str, list: &Value, meta: &Value) -> About {
    let year = &list["year"];
    let own_title = text(&meta["title"]).map(str::to_owned);
    let activities = list["activities"].as_array().into_iter().flatten();
    let mut activities: Vec<&Value> = activities
        .filter(|activity| activity["status"] != "dropped")
        .collect();
    activities.sort_by_key(|activity| text(&activity["order"]).unwrap_or("\u{10FFFF}"));
    let done = activities.iter().filter(|activity| is_done(activity));
    let counts = counted(activities.len(), done.count(), year);
    let parts = activities.iter().filter_map(|activity| {
        let title = text(&activity["title"])?.to_owned();
        Some((title, is_done(activity)))
    });
    let parts: Vec<(String, bool)> = parts.take(PARTS_MAX).collect();
    let named: Vec<&str> = parts.iter().map(|(title, _)| title.as_str()).collect();
    let sentence = if named.is_empty() {
        counts
    } else {
        format!("{counts} {}", named.join(" · "))
    };
    About {
        sort: format!("Bucket list {year}"),
        title: own_title.unwrap_or_else(|| title_of(list)),
        sentence: cut(&sentence),
        parts,
        state: None,
        address: String::new(),
        cover: Some(CoverFacts::of_list(id, list, &activities)),
    }
}

/// Title of a list that has none of its own.
fn title_of(list: &Value) -> String {
    let name = text(&list["createdByUsername"]).unwrap_or("somebody");
    format!("{name}’s {}", list["year"])
}

fn is_done(activity: &Value) -> bool {
    activity["status"] == "done"
}

fn counted(all: usize, done: usize, year: &Value) -> String {
    match (all, done) {
        (0, _) => format!("Nothing is on it yet: {year} is wide open."),
        (1, 0) => format!("One thing to do in {year}:"),
        (all, 0) => format!("{all} things to do in {year}:"),
        (all, done) => format!("{done} of {all} things done in {year}:"),
    }
}

/// A thing with a title of its own, and perhaps a few words about it.
fn titled(sort: &str, nameless: &str, data: &Value) -> About {
    let words = ["summary", "note"]
        .iter()
        .find_map(|field| text(&data[*field]));
    About {
        sort: sort.to_owned(),
        title: text(&data["title"]).unwrap_or(nameless).to_owned(),
        sentence: cut(words.unwrap_or(nameless)),
        parts: Vec::new(),
        state: None,
        address: String::new(),
        cover: None,
    }
}

/// A text that says something.
fn text(value: &Value) -> Option<&str> {
    value.as_str().filter(|text| !text.trim().is_empty())
}

/// The beginning of a sentence that is too long.
fn cut(sentence: &str) -> String {
    if sentence.chars().count() <= SENTENCE_MAX {
        return sentence.to_owned();
    }
    let beginning: String = sentence.chars().take(SENTENCE_MAX - 1).collect();
    format!("{}…", beginning.trim_end())
}
