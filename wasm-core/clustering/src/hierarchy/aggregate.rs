//! Aggregates of the points of a cluster: sums, minimum and maximum, means, counts by category.

use super::columns::{Columns, category};
use super::error::HierarchyError;
use super::nodes::{Nodes, index_of};

/// So many numbers an entry may have for one aggregate.
const MOST_CATEGORIES: u32 = 256;

/// Aggregate of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Operation {
    /// The sum; 0 without numbers.
    Sum,
    /// The least; `NaN` without numbers.
    Min,
    /// The greatest; `NaN` without numbers.
    Max,
    /// The mean of those that are numbers; `NaN` without.
    Mean,
    /// Number of points with each of the numbers from 0 up to this, not included.
    CountBy {
        /// Number of categories.
        categories: u32,
    },
}

/// An aggregate that every entry of a view has.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Aggregate {
    /// Its name.
    pub name: String,
    /// Name of the column it is computed from.
    pub column: String,
    /// Operation on the column.
    pub operation: Operation,
}

impl Aggregate {
    /// # Errors
    /// [`HierarchyError::Option`] for categories that cannot be.
    fn check(&self) -> Result<(), HierarchyError> {
        match self.operation {
            Operation::CountBy { categories } if !(1..=MOST_CATEGORIES).contains(&categories) => {
                Err(HierarchyError::Option(
                    "categories",
                    "a number from 1 to 256",
                ))
            }
            _ => Ok(()),
        }
    }

    /// Number of values of each entry.
    pub fn width(&self) -> usize {
        match self.operation {
            Operation::CountBy { categories } => categories as usize,
            _ => 1,
        }
    }

    /// Number of values stored for each cluster: of a mean the sum and the count.
    fn kept(&self) -> usize {
        if self.operation == Operation::Mean {
            2
        } else {
            self.width()
        }
    }

    /// Sets the stored values to those of no point.
    fn clear(&self, kept: &mut [f64]) {
        kept.fill(match self.operation {
            Operation::Min | Operation::Max => f64::NAN,
            _ => 0.0,
        });
    }

    fn add_number(&self, kept: &mut [f64], number: f64) {
        if number.is_nan() {
            return;
        }
        match self.operation {
            Operation::Sum => kept[0] += number,
            // Of a number and NaN these are the number.
            Operation::Min => kept[0] = kept[0].min(number),
            Operation::Max => kept[0] = kept[0].max(number),
            Operation::Mean => {
                kept[0] += number;
                kept[1] += 1.0;
            }
            Operation::CountBy { categories } => {
                if let Some(category) = category(number).filter(|&category| category < categories) {
                    kept[category as usize] += 1.0;
                }
            }
        }
    }

    fn add(&self, kept: &mut [f64], more: &[f64]) {
        match self.operation {
            Operation::Min | Operation::Max => self.add_number(kept, more[0]),
            _ => kept
                .iter_mut()
                .zip(more)
                .for_each(|(kept, more)| *kept += more),
        }
    }

    fn show(&self, kept: &[f64], shown: &mut Vec<f64>) {
        match self.operation {
            Operation::Mean => shown.push(kept[0] / kept[1]),
            _ => shown.extend(kept),
        }
    }
}

/// The aggregates of an index.
#[derive(Debug, Clone, Default)]
pub(super) struct Aggregates {
    declared: Vec<Aggregate>,
    /// Of each what is kept of the clusters, one after the other.
    kept: Vec<Vec<f64>>,
}

impl Aggregates {
    /// # Errors
    /// [`HierarchyError::Option`] for categories that cannot be.
    pub(super) fn new(declared: Vec<Aggregate>) -> Result<Self, HierarchyError> {
        declared.iter().try_for_each(Aggregate::check)?;
        let kept = vec![Vec::new(); declared.len()];
        Ok(Self { declared, kept })
    }

    pub(super) fn declared(&self) -> &[Aggregate] {
        &self.declared
    }

    /// # Errors
    /// [`HierarchyError::NoColumn`] for a column that points do not have.
    pub(super) fn check_columns(&self, columns: &Columns) -> Result<(), HierarchyError> {
        let mut needed = self.declared.iter().map(|aggregate| &aggregate.column);
        needed.try_for_each(|column| columns.need(column).map(drop))
    }

    pub(super) fn clear(&mut self) {
        self.kept.iter_mut().for_each(Vec::clear);
    }

    /// Computes those of the clusters that have come since the last time: children come before their clusters.
    pub(super) fn catch_up(&mut self, nodes: &Nodes, columns: &Columns) {
        for (aggregate, kept) in self.declared.iter().zip(&mut self.kept) {
            let column = columns.get(&aggregate.column).unwrap_or_default();
            let width = aggregate.kept();
            let known = kept.len() / width;
            let mut own = vec![0.0; width];
            for node in nodes.points() + index_of(known)..index_of(nodes.len()) {
                aggregate.clear(&mut own);
                for &child in nodes.children(node) {
                    match nodes.point(child) {
                        Some(point) => aggregate.add_number(&mut own, column[point as usize]),
                        None => aggregate.add(&mut own, of_cluster(kept, nodes, child, width)),
                    }
                }
                kept.extend(&own);
            }
        }
    }

    /// Those of some nodes, one list for each aggregate.
    pub(super) fn of(&self, shown: &[u32], nodes: &Nodes, columns: &Columns) -> Vec<Vec<f64>> {
        let declared = self.declared.iter().zip(&self.kept);
        let of_nodes = |(aggregate, kept): (&Aggregate, &Vec<f64>)| {
            let column = columns.get(&aggregate.column).unwrap_or_default();
            let width = aggregate.kept();
            let mut own = vec![0.0; width];
            let mut all = Vec::new();
            for &node in shown {
                let Some(point) = nodes.point(node) else {
                    aggregate.show(of_cluster(kept, nodes, node, width), &mut all);
                    continue;
                };
                aggregate.clear(&mut own);
                aggregate.add_number(&mut own, column[point as usize]);
                aggregate.show(&own, &mut all);
            }
            all
        };
        declared.map(of_nodes).collect()
    }
}

fn of_cluster<'a>(kept: &'a [f64], nodes: &Nodes, cluster: u32, width: usize) -> &'a [f64] {
    let at = (cluster - nodes.points()) as usize * width;
    &kept[at..at + width]
}
