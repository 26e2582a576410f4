//! Dates of hangouts in words, in the zone of the hangout: for emails and for the cards of links.

use wasm_core::domain::{HangoutWhen, Timestamp, Zone};

use crate::access::auth::email_text::Language;

const DAY_MS: i64 = 86_400_000;
/// Days of the week in English and German, from the one on which 1970 began.
const WEEKDAYS: [[&str; 7]; 2] = [
    [
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
    ],
    [
        "Donnerstag",
        "Freitag",
        "Samstag",
        "Sonntag",
        "Montag",
        "Dienstag",
        "Mittwoch",
    ],
];
const MONTHS: [[&str; 12]; 2] = [
    [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
];

/// The parts of a date, in the zone of its hangout.
struct LocalDate<'a> {
    weekday: &'static str,
    /// `14 August`, `14. August`.
    day: String,
    year: String,
    /// `11:00`; `None` for whole days.
    time: Option<String>,
    zone: &'a str,
}

/// The date of a hangout in full: `Saturday, 14 August 2027, 11:00 (Europe/Berlin)`; `None` without one.
pub(crate) fn long_date(when: &HangoutWhen, language: Language) -> Option<String> {
    let date = local_date(when, language)?;
    let day = format!("{}, {} {}", date.weekday, date.day, date.year);
    Some(match date.time {
        Some(time) => format!("{day}, {time} ({})", date.zone),
        None => day,
    })
}

/// The date of a hangout in a few words: `Sat 14 August, 11:00`, `Sa. 14. August, 11:00`; `None` without one.
pub(crate) fn short_date(when: &HangoutWhen, language: Language) -> Option<String> {
    let date = local_date(when, language)?;
    let weekday = match language {
        Language::English => date.weekday.get(..3)?.to_owned(),
        Language::German => format!("{}.", date.weekday.get(..2)?),
    };
    let time = date.time.map_or(String::new(), |time| format!(", {time}"));
    Some(format!("{weekday} {}{time}", date.day))
}

fn local_date(when: &HangoutWhen, language: Language) -> Option<LocalDate<'_>> {
    let start = when.starts_at?;
    let zone = when.time_zone.as_deref();
    let known = zone.and_then(|zone| Zone::named(zone).ok());
    let local_ms = known.map_or(start.epoch_ms(), |zone| zone.local_ms(start));
    let local = Timestamp::from_epoch_ms(local_ms).ok()?.to_string();
    let (year, month, day) = (local.get(..4)?, local.get(5..7)?, local.get(8..10)?);
    let weekday = usize::try_from(local_ms.div_euclid(DAY_MS).rem_euclid(7)).ok()?;
    let month = month.parse::<usize>().ok()?.checked_sub(1)?;
    let day = day.trim_start_matches('0');
    let (names, dot) = match language {
        Language::English => (0, ""),
        Language::German => (1, "."),
    };
    let is_timed = when.all_day != Some(true);
    Some(LocalDate {
        weekday: WEEKDAYS[names][weekday],
        day: format!("{day}{dot} {}", MONTHS[names].get(month)?),
        year: year.to_owned(),
        time: is_timed
            .then(|| local.get(11..16).map(str::to_owned))
            .flatten(),
        zone: zone.unwrap_or("UTC"),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn when(data: Value) -> HangoutWhen {
        serde_json::from_value(data).unwrap()
    }

    #[test]
    fn dates_are_read_in_the_zone_of_their_hangout() {
        let (start, zone) = ("2027-08-14T09:00:00Z", "Europe/Berlin");
        let timed = when(json!({ "mode": "fixed", "startsAt": start, "timeZone": zone }));
        let midnight = "2027-08-14T00:00:00Z";
        let whole = when(json!({ "mode": "fixed", "startsAt": midnight, "allDay": true }));
        let dates = [
            long_date(&timed, Language::English),
            short_date(&timed, Language::English),
            short_date(&timed, Language::German),
            short_date(&whole, Language::German),
            short_date(&when(json!({ "mode": "poll" })), Language::English),
        ];
        let expected = [
            Some("Saturday, 14 August 2027, 11:00 (Europe/Berlin)"),
            Some("Sat 14 August, 11:00"),
            Some("Sa. 14. August, 11:00"),
            Some("Sa. 14. August"),
            None,
        ];
        assert_eq!(dates, expected.map(|date| date.map(str::to_owned)));
    }
}
