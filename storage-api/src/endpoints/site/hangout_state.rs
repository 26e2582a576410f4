//! Card of a hangout beside its title: the state of its date, and a number of people. It names nobody.

use serde_json::Value;
use wasm_core::domain::{Hangout, HangoutStatus, Rsvp};

use crate::access::auth::email_text::Language;
use crate::app::App;
use crate::domain::hangouts::invitation::short_date;
use crate::domain::hangouts::members::{Member, members_of, seats};
use crate::domain::records::parsed;
use crate::error::ApiError;
use crate::store::transact;

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
    let (id, hangout) = (id.to_owned(), parsed::<Hangout>(hangout.clone())?);
    let state = transact(&*app.store, move |transaction| {
        let language = Language::English.of_account(transaction, &hangout.host_id)?;
        let members = members_of(transaction, &id)?;
        Ok::<_, ApiError>(HangoutState::of(&hangout, &members, language))
    });
    state.await
}

impl HangoutState {
    fn of(hangout: &Hangout, members: &[Member], language: Language) -> Self {
        let going = seats(members, Rsvp::Going);
        let going: u32 = going.iter().map(|seat| seat.party_size).sum();
        let going = usize::try_from(going).unwrap_or(usize::MAX);
        let answered = members.iter().filter(|member| member.data.has_answered());
        let german = language == Language::German;
        let (date, people, verb) = match hangout.status {
            HangoutStatus::Cancelled => (Some(cancelled(german)), 0, ["", ""]),
            HangoutStatus::Polling => (poll(hangout, german), answered.count(), answering(german)),
            HangoutStatus::Done => (short_date(&hangout.when, language), 0, ["", ""]),
            HangoutStatus::Scheduled => {
                (short_date(&hangout.when, language), going, coming(german))
            }
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

fn poll(hangout: &Hangout, german: bool) -> Option<String> {
    let dates = hangout.options.len();
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
    use serde_json::json;

    use super::*;

    /// A record with what all of its kind have.
    fn with<T: serde::de::DeserializeOwned>(mut record: Value, given: &Value) -> T {
        for (name, value) in given.as_object().into_iter().flatten() {
            record[name] = value.clone();
        }
        serde_json::from_value(record).unwrap()
    }

    fn hangout(given: &Value) -> Hangout {
        let (at, when) = ("2027-01-01T00:00:00Z", json!({ "mode": "poll" }));
        let record = json!({ "hostId": "ada", "title": "Tour", "createdAt": at, "when": when });
        with(record, given)
    }

    fn member(given: &Value) -> Member {
        let at = "2027-01-01T00:00:00Z";
        let record = json!({ "hangoutId": "h", "role": "member", "partySize": 1, "joinedAt": at });
        Member::new(given["name"].to_string(), with(record, given))
    }

    fn sentence(hangout: &Hangout, members: &[Member], language: Language) -> String {
        let state = HangoutState::of(hangout, members, language);
        state.sentence().unwrap_or_default()
    }

    #[test]
    fn a_poll_says_how_many_dates_there_are_and_how_many_have_answered() {
        let option = |id: &str| json!({ "id": id, "start": "2027-08-14T09:00:00Z" });
        let options = [option("a"), option("b")];
        let hangout = hangout(&json!({ "status": "polling", "options": options }));
        let people = [
            member(&json!({ "name": "Ada", "votes": { "a": "yes" } })),
            member(&json!({ "name": "Bob", "votes": {} })),
            member(&json!({ "name": "Eve", "votes": { "a": "no" } })),
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
        let (start, zone) = ("2027-08-14T09:00:00Z", "Europe/Berlin");
        let when = json!({ "mode": "fixed", "startsAt": start, "timeZone": zone });
        let mut hangout = hangout(&json!({ "status": "scheduled", "when": when }));
        let people = [
            member(&json!({ "name": "Ada", "rsvp": "going", "partySize": 3 })),
            member(&json!({ "name": "Bob", "rsvp": "no" })),
        ];
        assert_eq!(
            sentence(&hangout, &people, Language::English),
            "Sat 14 August, 11:00 · 3 are going"
        );
        assert_eq!(
            sentence(&hangout, &people, Language::German),
            "Sa. 14. August, 11:00 · 3 sind dabei"
        );
        hangout.status = HangoutStatus::Cancelled;
        assert_eq!(sentence(&hangout, &people, Language::English), "Cancelled");
    }
}
