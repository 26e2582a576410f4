//! Choice of origins among the nodes of close pairs, and of the nodes that each takes: greedy clustering in the order
//! of labels, computed in the order of the map, where neighbours are near in memory.
//!
//! A node is taken by the lowest label among the origins near it whose labels are lower; without such it is an origin.
//! So in rounds over the pairs, every node that no undecided node of lower label is near to becomes an origin, and takes
//! its neighbours. Where points come sorted, chains would need as many rounds as they have links: what is undecided
//! after a few rounds is decided by ascending labels.

use super::list::List;
use super::radix::{self, Keyed};
use super::sort::{sort_words, value, word};

/// Two nodes of the list, the one with the lower label first.
pub(super) type Pair = [u32; 2];

/// So many rounds decide almost all of what is not chained.
const ROUNDS: u8 = 12;

/// No place in a list.
const NOWHERE: u32 = u32::MAX;

/// States of a node. Numbers from `ORIGIN` on: undecided, and blocked by a lower label in that round.
const UNDECIDED: u8 = 0;
const TAKEN: u8 = 1;
/// Taken, and in the list of its origin.
const LINKED: u8 = 2;
const ORIGIN: u8 = 3;

/// A pair, and the lower label.
#[derive(Debug, Clone, Copy, Default)]
struct Chained {
    label: u32,
    pair: Pair,
}

impl Keyed for Chained {
    fn key(&self) -> u64 {
        self.label.into()
    }

    fn sort_few(items: &mut [Self]) {
        let labels = items.iter().zip(0..);
        let mut words: Vec<u64> = labels.map(|(own, at)| word(own.label, at)).collect();
        sort_words(&mut words);
        let sorted: Vec<Self> = words
            .into_iter()
            .map(|own| items[value(own) as usize])
            .collect();
        items.copy_from_slice(&sorted);
    }
}

/// State of each place in the list; reused, and as new between two resolutions, which touch few places.
#[derive(Debug, Default)]
pub(super) struct Resolution {
    state: Vec<u8>,
    /// The origin that takes a node; then the node that the same origin takes next.
    owner: Vec<u32>,
    /// The first node that an origin takes.
    first: Vec<u32>,
    /// The origins that take any.
    origins: Vec<u32>,
    undecided: Vec<Pair>,
    chained: Vec<Chained>,
    spare: Vec<Chained>,
}

impl Resolution {
    /// Decides over the nodes of close pairs; all others stand alone.
    pub(super) fn resolve(&mut self, list: &List, pairs: &[Pair], highest_label: u32) {
        self.state.resize(list.len(), UNDECIDED);
        self.owner.resize(list.len(), NOWHERE);
        self.first.resize(list.len(), NOWHERE);
        self.undecided.clear();
        self.undecided.extend_from_slice(pairs);
        for round in ORIGIN + 1..=ORIGIN + ROUNDS {
            if self.undecided.is_empty() {
                break;
            }
            self.round(round);
        }
        self.unchain(list, highest_label);
        self.own(list, pairs);
    }

    /// Origins, near ones one after the other, each with the nodes it takes, which are in no order.
    pub(super) fn for_each_group(&self, mut found: impl FnMut(u32, &mut dyn Iterator<Item = u32>)) {
        for &origin in &self.origins {
            let next = |&at: &u32| Some(self.owner[at as usize]).filter(|&next| next != NOWHERE);
            let first = self.first[origin as usize];
            found(origin, &mut std::iter::successors(Some(first), next));
        }
    }

    /// Forgets what has been resolved of these pairs.
    pub(super) fn clear(&mut self, pairs: &[Pair]) {
        for &[low, high] in pairs {
            for place in [low as usize, high as usize] {
                self.state[place] = UNDECIDED;
                self.owner[place] = NOWHERE;
                self.first[place] = NOWHERE;
            }
        }
    }

    /// Makes origins of all nodes that no undecided one of lower label is near to, and keeps the pairs whose lower label
    /// is undecided: an origin is needed even where others have taken its neighbours, some may be its own.
    fn round(&mut self, round: u8) {
        let Self {
            state, undecided, ..
        } = self;
        for &[low, high] in undecided.iter() {
            if state[low as usize] != TAKEN && state[high as usize] != TAKEN {
                state[high as usize] = round;
            }
        }
        undecided.retain(|&[low, high]| match state[low as usize] {
            TAKEN => false,
            blocked if blocked == round => true,
            _ => {
                state[low as usize] = ORIGIN;
                state[high as usize] = TAKEN;
                false
            }
        });
    }

    /// Decides what the rounds have left, by ascending labels.
    fn unchain(&mut self, list: &List, highest_label: u32) {
        self.chained.clear();
        let labelled = self.undecided.iter().map(|&pair| Chained {
            label: list.label(pair[0] as usize),
            pair,
        });
        self.chained.extend(labelled);
        let label_bits = u32::BITS - highest_label.leading_zeros();
        radix::sort(&mut self.chained, &mut self.spare, 0, label_bits);
        for &Chained {
            pair: [low, high], ..
        } in &self.chained
        {
            if self.state[low as usize] != TAKEN {
                self.state[low as usize] = ORIGIN;
                self.state[high as usize] = TAKEN;
            }
        }
    }

    /// Gives each taken node to the lowest label among the origins near it.
    fn own(&mut self, list: &List, pairs: &[Pair]) {
        let Self {
            state,
            owner,
            first,
            origins,
            ..
        } = self;
        let label = |place: u32| list.label(place as usize);
        for &[low, high] in pairs {
            let own = &mut owner[high as usize];
            if state[low as usize] == ORIGIN && (*own == NOWHERE || label(low) < label(*own)) {
                *own = low;
            }
        }
        origins.clear();
        for &[low, high] in pairs {
            if owner[high as usize] == low && state[high as usize] == TAKEN {
                state[high as usize] = LINKED;
                let first = &mut first[low as usize];
                if *first == NOWHERE {
                    origins.push(low);
                }
                owner[high as usize] = std::mem::replace(first, high);
            }
        }
    }
}
