//! Boards: views over the ledger that can be made anew at any time, and the order of who stands on them.

use super::entry::PointsEntry;

/// Somebody's sum on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Id of the person.
    pub uid: String,
    /// Their points.
    pub points: i64,
    /// Part of them for which only a location vouches.
    pub located: i64,
}

/// Somebody's place on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rank {
    /// The place, from 1; equal points share one.
    pub rank: u64,
    /// Whose it is.
    pub standing: Standing,
}

/// The boards a line of the ledger counts on: everybody's, that of a city, that of a quest; each for all times, as in
/// `all`, and for its week, as in `all/w2931`.
pub fn boards_of(entry: &PointsEntry) -> Vec<String> {
    let city = entry.city.as_deref().map(|city| {
        let city = city.trim().to_lowercase();
        format!("city:{city}")
    });
    let quest = entry.quest_id.as_deref().map(|id| format!("quest:{id}"));
    let boards = [Some("all".to_owned()), city, quest];
    let both = |board: String| [format!("{board}/w{}", entry.week), board];
    boards.into_iter().flatten().flat_map(both).collect()
}

/// Puts people in order: most points first, of equals who owes least of them to a location alone. But whoever has most
/// points that something better vouches for comes first, so that a made-up location wins nothing. O(n log n).
///
/// ```
/// use wasm_core::domain::{Standing, rank};
///
/// let at = |uid: &str, points, located| Standing { uid: uid.to_owned(), points, located };
/// let ranks = rank(vec![at("faker", 110, 30), at("ada", 100, 0), at("bob", 105, 20)]);
/// let order: Vec<_> = ranks.iter().map(|rank| (rank.rank, &*rank.standing.uid)).collect();
/// assert_eq!(order, [(1, "ada"), (2, "faker"), (3, "bob")]);
/// ```
pub fn rank(mut standings: Vec<Standing>) -> Vec<Rank> {
    let vouched = |standing: &Standing| standing.points - standing.located;
    standings.sort_by(|a, b| {
        let by_points = b.points.cmp(&a.points).then(a.located.cmp(&b.located));
        by_points.then_with(|| a.uid.cmp(&b.uid))
    });
    let best = standings.iter().map(vouched).max();
    if let Some(first) = standings
        .iter()
        .position(|standing| Some(vouched(standing)) == best)
    {
        standings[..=first].rotate_right(1);
    }
    let mut ranks: Vec<Rank> = Vec::with_capacity(standings.len());
    for standing in standings {
        let place = ranks.len() as u64 + 1;
        let same = |above: &&Rank| {
            let above = &above.standing;
            (above.points, above.located) == (standing.points, standing.located)
        };
        let rank = ranks.last().filter(same).map_or(place, |above| above.rank);
        ranks.push(Rank { rank, standing });
    }
    ranks
}
