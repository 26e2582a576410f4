//! The update of one zoom: from the changes of the list above to those of its own.

use std::collections::BTreeMap;

use super::super::build::Hierarchy;
use super::super::level::Window;
use super::super::nodes::{Fate, NONE};
use super::super::sort::{sort_words, value, word};
use super::{Change, Changes, Past};

/// A node and its label.
type Labelled = (u32, u32);

/// One zoom while it is updated. "Before" and "after" are said of the whole update.
#[derive(Debug)]
pub(super) struct Level<'a> {
    built: &'a mut Hierarchy,
    past: &'a mut Past,
    /// Changes of the list that is clustered at this zoom: that of the next higher one.
    changes: &'a Changes,
    zoom: u8,
    radius: f64,
    /// Labels whose fates may change, with their nodes after; always higher than those decided.
    waiting: BTreeMap<u32, Option<u32>>,
    /// The label of what takes each one after: its own for an origin; `None` where nothing is listed any more.
    decided: BTreeMap<u32, Option<u32>>,
    /// Origins, before or after, whose clusters may have changed, with their nodes after.
    touched: BTreeMap<u32, Option<u32>>,
}

impl<'a> Level<'a> {
    pub(super) fn new(
        built: &'a mut Hierarchy,
        past: &'a mut Past,
        changes: &'a Changes,
        zoom: u8,
        radius: f64,
    ) -> Self {
        // Not collected: that would sort, with six kilobytes of code, what is in order.
        let mut waiting = BTreeMap::new();
        waiting.extend(changes.iter().map(|(&label, change)| (label, change.after)));
        Self {
            built,
            past,
            changes,
            zoom,
            radius,
            waiting,
            decided: BTreeMap::new(),
            touched: BTreeMap::new(),
        }
    }

    /// Clusters anew what the changes reach, and gives the changes of this zoom's list.
    pub(super) fn update(mut self) -> Changes {
        while let Some((label, after)) = self.waiting.pop_first() {
            self.decide(label, after);
        }
        let touched = std::mem::take(&mut self.touched);
        let mut changes = Changes::new();
        for (label, after) in touched {
            let change = self.settle(label, after);
            if change.before != change.after {
                changes.insert(label, change);
            }
        }
        changes
    }

    /// Finds out what takes a node after. If that is new, its origins before and after are touched; if the node has
    /// become, ceased or moved as an origin, those it took or might take have to wait for a decision, too.
    fn decide(&mut self, label: u32, after: Option<u32>) {
        let before = self.before(label, after);
        let owner_before = before.map(|node| self.owner_before(label, node));
        let near = after.map(|node| self.near(node)).unwrap_or_default();
        let owner_after = after.map(|_| self.lowest_origin(label, &near));
        self.decided.insert(label, owner_after);
        if owner_before == owner_after && before == after {
            return;
        }
        if let (Some(owner), Some(node)) = (owner_before, before) {
            self.touch_before(owner, label, node);
        }
        if let Some(owner) = owner_after {
            let origin = near.iter().find(|&&(_, other)| other == owner);
            self.touched
                .insert(owner, origin.map_or(after, |&(node, _)| Some(node)));
        }
        let stayed = before.zip(after).is_some_and(|(before, after)| {
            let position = &self.built.nodes.position;
            position[before as usize] == position[after as usize]
        });
        let (was_origin, is_origin) = (owner_before == Some(label), owner_after == Some(label));
        if let Some(before) = before
            && was_origin
            && !(is_origin && stayed)
        {
            self.wait_for_members(before);
        }
        if is_origin && !(was_origin && stayed) {
            let higher = near.into_iter().filter(|&(_, other)| other > label);
            self.waiting
                .extend(higher.map(|(node, other)| (other, Some(node))));
        }
    }

    /// The node that had a label before.
    fn before(&self, label: u32, after: Option<u32>) -> Option<u32> {
        self.changes
            .get(&label)
            .map_or(after, |change| change.before)
    }

    /// The node that has a label after, if it had this one before.
    fn after(&self, label: u32, before: u32) -> Option<u32> {
        self.changes
            .get(&label)
            .map_or(Some(before), |change| change.after)
    }

    /// Label of what took a node before: its own for an origin.
    fn owner_before(&self, label: u32, node: u32) -> u32 {
        self.cluster_before(node)
            .map_or(label, |cluster| self.built.nodes.label(cluster))
    }

    /// The cluster that a node was in before; `None` if it stood alone.
    fn cluster_before(&self, node: u32) -> Option<u32> {
        let Fate {
            lowest_zoom,
            parent,
        } = self.past.fate(&self.built.nodes, node);
        (lowest_zoom > self.zoom).then_some(parent)
    }

    /// Label of what takes a node after: its own for an origin.
    fn owner_after(&self, (node, label): Labelled) -> Option<u32> {
        let undecided = || Some(self.owner_before(label, node));
        self.decided.get(&label).copied().unwrap_or_else(undecided)
    }

    /// The other nodes that are listed within the radius of one after.
    fn near(&self, node: u32) -> Vec<Labelled> {
        let nodes = &self.built.nodes;
        let [x, y] = nodes.position[node as usize].map(f64::from);
        let radius_2 = self.radius * self.radius;
        let window = Window::around(nodes.position[node as usize], self.radius);
        let mut near = Vec::new();
        self.built.for_each_in(window, self.zoom + 1, |other| {
            let [other_x, other_y] = nodes.position[other as usize].map(f64::from);
            let (dx, dy) = (x - other_x, y - other_y);
            if other != node && dx * dx + dy * dy <= radius_2 {
                near.push((other, nodes.label(other)));
            }
        });
        near
    }

    /// Lowest label among the origins near a node and itself.
    fn lowest_origin(&self, label: u32, near: &[Labelled]) -> u32 {
        let lower = near.iter().filter(|&&(_, other)| other < label);
        let origins = lower.filter(|&&other| self.owner_after(other) == Some(other.1));
        origins.map(|&(_, other)| other).min().unwrap_or(label)
    }

    /// The cluster in which a node was before may have changed.
    fn touch_before(&mut self, owner: u32, label: u32, node: u32) {
        let origin = if owner == label {
            Some(node)
        } else {
            self.origin_of_cluster_before(node)
        };
        let after = origin.and_then(|origin| self.after(owner, origin));
        self.touched.insert(owner, after);
    }

    fn origin_of_cluster_before(&self, node: u32) -> Option<u32> {
        let cluster = self.cluster_before(node)?;
        self.built.nodes.children(cluster).first().copied()
    }

    fn wait_for_members(&mut self, origin: u32) {
        let Some(cluster) = self.cluster_before(origin) else {
            return;
        };
        let nodes = &self.built.nodes;
        for &member in &nodes.children(cluster)[1..] {
            let label = nodes.label(member);
            self.waiting.insert(label, self.after(label, member));
        }
    }

    /// Gives an origin the cluster it has after, and says what that changes in this zoom's list.
    fn settle(&mut self, label: u32, node: Option<u32>) -> Change {
        let node_before = self.before(label, node);
        let before = node_before.and_then(|node| self.result_before(label, node));
        let after = node.filter(|&node| self.owner_after((node, label)) == Some(label));
        let after = after.map(|node| self.result_after(label, node, before));
        if before != after
            && before != node_before
            && let Some(cluster) = before
        {
            self.past.bury(&mut self.built.nodes, cluster);
        }
        Change { before, after }
    }

    /// Result of an origin in this zoom's list before: itself, or its cluster. `None` for what was no origin.
    fn result_before(&self, label: u32, node: u32) -> Option<u32> {
        let is_origin = self.owner_before(label, node) == label;
        is_origin.then(|| self.cluster_before(node).unwrap_or(node))
    }

    fn result_after(&mut self, label: u32, node: u32, before: Option<u32>) -> u32 {
        let mut members = self.near(node);
        members.retain(|&other| other.1 > label && self.owner_after(other) == Some(label));
        if members.is_empty() {
            if before != Some(node) {
                self.past.show(self.built, node, self.zoom);
            }
            return node;
        }
        let mut words: Vec<u64> = members
            .iter()
            .map(|&(member, label)| word(label, member))
            .collect();
        sort_words(&mut words);
        let children = std::iter::once(node).chain(words.into_iter().map(value));
        let children: Vec<_> = children.collect();
        let is_same = |&cluster: &u32| self.built.nodes.children(cluster) == children;
        if let Some(cluster) = before.filter(is_same) {
            return cluster;
        }
        self.make_cluster(label, &children)
    }

    fn make_cluster(&mut self, label: u32, children: &[u32]) -> u32 {
        let nodes = &mut self.built.nodes;
        for &child in children {
            self.past.remember(nodes, child);
        }
        let placed: Vec<_> = children
            .iter()
            .map(|&child| (child, nodes.position[child as usize]))
            .collect();
        let (cluster, _) = nodes.push_cluster(label, self.zoom, placed.into_iter());
        for &child in children {
            nodes.set_fate(
                child,
                Fate {
                    lowest_zoom: self.zoom + 1,
                    parent: cluster,
                },
            );
        }
        nodes.set_fate(
            cluster,
            Fate {
                lowest_zoom: self.zoom,
                parent: NONE,
            },
        );
        self.built
            .overlay
            .insert(&self.built.nodes, cluster, self.zoom);
        cluster
    }
}
