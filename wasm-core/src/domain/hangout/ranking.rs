//! Ranking of dates, with the reason for each rank.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Vote on a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Vote {
    /// It suits them.
    Yes,
    /// If need be.
    Maybe,
    /// They cannot.
    No,
}

/// Somebody's votes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voter<'a> {
    /// Id of the member.
    pub id: &'a str,
    /// `true` if it makes no sense without them.
    pub is_needed: bool,
    /// Their vote on each option, by its id; no vote on missing ones.
    pub votes: &'a BTreeMap<String, Vote>,
}

/// Reason for the rank of an option before the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum OptionReason {
    /// Somebody who is needed cannot come to the next one.
    NeededCanCome,
    /// More people can come, if need be.
    MoreAvailable,
    /// It suits more people.
    MoreYes,
    /// The way there is shorter for who has the longest.
    ShorterWay,
    /// Nothing does: the host decides.
    Tie,
    /// There is no next one.
    Last,
}

/// An option with what people think of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct RankedOption {
    /// Its id.
    pub id: String,
    /// Number of people it suits.
    pub yes: usize,
    /// Number of people who could come if need be.
    pub maybe: usize,
    /// Number of people who cannot.
    pub no: usize,
    /// Ids of the needed people who cannot.
    pub needed_no: Vec<String>,
    /// Reason why it comes before the next one.
    pub reason: OptionReason,
}

/// Puts the options in order, the best first: to which every needed person can come; then to which most can come, if
/// need be; then which suits most; then with the shorter way, where `way_min` gives minutes for both; then as given.
/// O(options · voters).
pub fn rank_options(
    options: &[&str],
    voters: &[Voter<'_>],
    way_min: &BTreeMap<String, f64>,
) -> Vec<RankedOption> {
    let mut ranked: Vec<RankedOption> = options.iter().map(|id| count(id, voters)).collect();
    // Stable: of equal ones the earlier stays first.
    ranked.sort_by(|a, b| compare(a, b, way_min).0);
    for at in 0..ranked.len() {
        ranked[at].reason = match ranked.get(at + 1) {
            Some(next) => compare(&ranked[at], next, way_min).1,
            None => OptionReason::Last,
        };
    }
    ranked
}

fn count(id: &str, voters: &[Voter<'_>]) -> RankedOption {
    let of = |vote: Vote| {
        voters
            .iter()
            .filter(move |voter| voter.votes.get(id) == Some(&vote))
    };
    let needed_no = of(Vote::No).filter(|voter| voter.is_needed);
    RankedOption {
        id: id.to_owned(),
        yes: of(Vote::Yes).count(),
        maybe: of(Vote::Maybe).count(),
        no: of(Vote::No).count(),
        needed_no: needed_no.map(|voter| voter.id.to_owned()).collect(),
        reason: OptionReason::Last,
    }
}

fn compare(
    a: &RankedOption,
    b: &RankedOption,
    way_min: &BTreeMap<String, f64>,
) -> (Ordering, OptionReason) {
    let refused = |option: &RankedOption| !option.needed_no.is_empty();
    let way = match (way_min.get(&a.id), way_min.get(&b.id)) {
        (Some(a), Some(b)) => a.total_cmp(b),
        _ => Ordering::Equal,
    };
    let steps = [
        (refused(a).cmp(&refused(b)), OptionReason::NeededCanCome),
        (
            (b.yes + b.maybe).cmp(&(a.yes + a.maybe)),
            OptionReason::MoreAvailable,
        ),
        (b.yes.cmp(&a.yes), OptionReason::MoreYes),
        (way, OptionReason::ShorterWay),
    ];
    let decisive = steps.into_iter().find(|(order, _)| order.is_ne());
    decisive.unwrap_or((Ordering::Equal, OptionReason::Tie))
}
