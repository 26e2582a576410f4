//! Card of a hangout beside its title: the state of its date, and a number of people. It names nobody.

use serde_json::Value;
use wasm_core::domain::Rsvp;

use crate::access::auth::email_text::Language;
use crate::app::App;
use crate::domain::hangouts::invitation::{has_answered, short_date};
use crate::domain::hangouts::members::{members_of, seats};
use crate::error::ApiError;
use crate::store::{Document, transact};

/// State of a hangout in words, in the language of its host.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(super) struct HangoutState {
    /// `Sat 14 August, 11:00`, `Which day? 5 dates to choose from`, `Cancelled`.
    pub(super) date: Option<String>,
    /// `7 have answered`, `9 are going`.
    pub(super) count: Option<String>,
    /// The number in `count`.
    pub(super) people: usize,
    /// Type of the thing.
    pub(super) sort: &'static str,
}

/// Reads the state of a hangout that the reader sees.
pub(super) async fn read(app: &App, id: &str, hangout: &Value) -> Result<HangoutState, ApiError> {
    let (id, hangout) = (id.to_owned(), hangout.clone());
    let state = transact(&*app.store, move |transaction| {
        let host = hangout["hostId"].as_str().unwrap_or_default();
        let language = Language::English.of_account(transaction, host)?;
        let members = members_of(transaction, &id)?;
        Ok::<_, ApiError>(HangoutState::of(&hangout, &members, language))
    });
    state.await
}

impl HangoutState {
    fn of(hangout: &Value, members: &[Document], language: Language) -> Self {
        let going = seats(members, Rsvp::Going);
        let going: u32 = going.iter().map(|seat| seat.party_size).sum();
        let going = usize::try_from(going).unwrap_or(usize::MAX);
        let answered = members.iter().filter(|member| has_answered(member));
        let german = language == Language::German;
        let (date, people, verb) = match hangout["status"].as_str() {
            Some("cancelled") => (Some(cancelled(german)), 0, ["", ""]),
            Some("polling") => (poll(hangout, german), answered.count(), answering(german)),
            Some("done") => (short_date(hangout, language), 0, ["", ""]),
            _ => (short_date(hangout, language), going, coming(german)),
        };
        let count = match people {
            0 => None,
            1 => Some(format!("1 {}", verb[0])),
            many => Some(format!("{many} {}", verb[1])),
        };
        Self {
            date,
            count,
            people,
            sort: if german { "Treffen" } else { "Hangout" },
        }
    }

    /// Both lines as one, for where there is no picture.
    pub(super) fn sentence(&self) -> Option<String> {
        let parts: Vec<&str> = [&self.date, &self.count]
            .into_iter()
            .filter_map(|part| part.as_deref())
            .collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

fn cancelled(german: bool) -> String {
    if german { "Abgesagt" } else { "Cancelled" }.to_owned()
}

/// One person, and several.
fn answering(german: bool) -> [&'static str; 2] {
    if german {
        ["hat geantwortet", "haben geantwortet"]
    } else {
        ["has answered", "have answered"]
    }
}

fn coming(german: bool) -> [&'static str; 2] {
    if german {
        ["ist dabei", "sind dabei"]
    } else {
        ["is going", "are going"]
    }
}

fn poll(hangout: &Value, german: bool) -> Option<String> {
    let dates = hangout["options"].as_array().map_or(0, Vec::len);
    Some(match (dates, german) {
        (0, _) => return None,
        (1, true) => "Welcher Tag? Ein Termin zur Wahl".to_owned(),
        (_, true) => format!("Welcher Tag? {dates} Termine zur Wahl"),
        (1, false) => "Which day? One date to choose from".to_owned(),
        (_, false) => format!("Which day? {dates} dates to choose from"),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;

    use super::*;

    fn member(data: Value) -> Document {
        Document {
            id: data["name"].to_string(),
            version: 1,
            data: Arc::new(data),
        }
    }

    fn sentence(hangout: &Value, members: &[Document], language: Language) -> String {
        let state = HangoutState::of(hangout, members, language);
        state.sentence().unwrap_or_default()
    }

    #[test]
    fn a_poll_says_how_many_dates_there_are_and_how_many_have_answered() {
        let hangout = json!({ "status": "polling", "options": [{ "id": "a" }, { "id": "b" }] });
        let people = [
            member(json!({ "name": "Ada", "votes": { "a": "yes" } })),
            member(json!({ "name": "Bob", "votes": {} })),
            member(json!({ "name": "Eve", "votes": { "a": "no" } })),
        ];
        assert_eq!(
            sentence(&hangout, &people, Language::English),
            "Which day? 2 dates to choose from · 2 have answered"
        );
        assert_eq!(
            sentence(&hangout, &people[..1], Language::German),
            "Welcher Tag? 2 Termine zur Wahl · 1 hat geantwortet"
        );
        assert_eq!(
            sentence(&hangout, &[], Language::English),
            "Which day? 2 dates to choose from"
        );
    }

    #[test]
    fn a_chosen_date_is_said_with_everybody_who_comes_along() {
        let when = json!({ "startsAt": "2027-08-14T09:00:00Z", "timeZone": "Europe/Berlin" });
        let mut hangout = json!({ "status": "scheduled", "when": when });
        let people = [
            member(json!({ "name": "Ada", "rsvp": "going", "partySize": 3 })),
            member(json!({ "name": "Bob", "rsvp": "declined" })),
        ];
        assert_eq!(
            sentence(&hangout, &people, Language::English),
            "Sat 14 August, 11:00 · 3 are going"
        );
        assert_eq!(
            sentence(&hangout, &people, Language::German),
            "Sa. 14. August, 11:00 · 3 sind dabei"
        );
        hangout["status"] = json!("cancelled");
        assert_eq!(sentence(&hangout, &people, Language::English), "Cancelled");
    }
}
