//! Certain matches joined to wishes, and probable ones between them.

use super::likeness::Likely;
use super::{Comparison, ItemRef, ListedItem, Match, Probable, Wish};
use crate::plan::ranked::ranked;

/// Wishes from matches, the most alike first. A match that would bring two items into one wish that cannot be the same
/// is only a probable one.
pub(super) fn groups(
    items: &[&ListedItem],
    refs: &[ItemRef],
    matches: &[&(Likely, Match)],
    is_other: &dyn Fn(usize, usize) -> bool,
) -> Comparison {
    let index = |own: ItemRef| refs.partition_point(|other| *other < own);
    let mut groups = Groups::new(items.len());
    let mut probable = Vec::new();
    for (likely, alike) in matches {
        let (a, b) = (index(alike.from), index(alike.to));
        let is_certain = *likely == Likely::Certain;
        if groups.of[a] == groups.of[b] {
            continue;
        }
        if is_certain && groups.may_join(a, b, is_other) {
            groups.join(a, b, alike);
        } else {
            probable.push(alike);
        }
    }
    let wishes = groups.wishes(items, refs);
    let mut wish_of = vec![0; items.len()];
    for (wish, own) in wishes.iter().enumerate() {
        own.items
            .iter()
            .for_each(|&item| wish_of[index(item)] = wish);
    }
    // Of several pairs between two wishes the first is the most alike.
    let mut met: Vec<Vec<usize>> = vec![Vec::new(); wishes.len()];
    let mut told = Vec::new();
    for alike in probable {
        let (a, b) = (wish_of[index(alike.from)], wish_of[index(alike.to)]);
        let (low, high) = (a.min(b), a.max(b));
        if low != high && !met[low].contains(&high) {
            met[low].push(high);
            told.push(Probable {
                wishes: (low, high),
                alike: alike.clone(),
            });
        }
    }
    Comparison {
        probable: told,
        wishes,
    }
}

struct Groups {
    /// The group of each item, named after its first one.
    of: Vec<usize>,
    members: Vec<Vec<usize>>,
    matches: Vec<Vec<Match>>,
}

impl Groups {
    fn new(count: usize) -> Self {
        Self {
            of: (0..count).collect(),
            members: (0..count).map(|item| vec![item]).collect(),
            matches: vec![Vec::new(); count],
        }
    }

    fn may_join(&self, a: usize, b: usize, is_other: &dyn Fn(usize, usize) -> bool) -> bool {
        let (own, others) = (&self.members[self.of[a]], &self.members[self.of[b]]);
        !own.iter().any(|&a| others.iter().any(|&b| is_other(a, b)))
    }

    fn join(&mut self, a: usize, b: usize, alike: &Match) {
        let (a, b) = (self.of[a], self.of[b]);
        let (into, from) = (a.min(b), a.max(b));
        let members = std::mem::take(&mut self.members[from]);
        for &member in &members {
            self.of[member] = into;
        }
        self.members[into].extend(members);
        let matches = std::mem::take(&mut self.matches[from]);
        self.matches[into].extend(matches);
        self.matches[into].push(alike.clone());
    }

    /// Those on most lists first, then in the order of the lists.
    fn wishes(&mut self, items: &[&ListedItem], refs: &[ItemRef]) -> Vec<Wish> {
        self.members.iter_mut().for_each(Vec::clear);
        for (item, &group) in self.of.iter().enumerate() {
            self.members[group].push(item);
        }
        let groups: Vec<usize> = (0..items.len())
            .filter(|&group| self.of[group] == group)
            .collect();
        let mut wishes: Vec<Option<Wish>> = groups
            .into_iter()
            .map(|group| Some(self.wish(group, items, refs)))
            .collect();
        let most_wanted = ranked(wishes.iter().map(|wish| {
            let lists = wish.as_ref().map_or(0, |wish| wish.lists.len());
            -f64::from(u32::try_from(lists).unwrap_or(u32::MAX))
        }));
        most_wanted
            .into_iter()
            .filter_map(|at| wishes[at].take())
            .collect()
    }

    fn wish(&mut self, group: usize, items: &[&ListedItem], refs: &[ItemRef]) -> Wish {
        let members = &self.members[group];
        let mut lists: Vec<usize> = members.iter().map(|&item| refs[item].list).collect();
        lists.dedup();
        let titles = members.iter().map(|&item| &items[item].title);
        let title = titles.min_by_key(|title| title.chars().count());
        Wish {
            title: title.cloned().unwrap_or_default(),
            items: members.iter().map(|&item| refs[item]).collect(),
            lists,
            matches: std::mem::take(&mut self.matches[group]),
        }
    }
}
