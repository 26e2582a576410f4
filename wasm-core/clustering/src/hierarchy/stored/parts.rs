//! The parts of an index, each beside its way back.

use super::super::aggregate::{Aggregate, Aggregates, Operation};
use super::super::build::{Hierarchy, Listed};
use super::super::columns::Columns;
use super::super::error::HierarchyError;
use super::super::filter::{Condition, Filter};
use super::super::id::Naming;
use super::super::index::ClusterIndex;
use super::super::kd_tree::NODE_SIZE;
use super::super::level::Rows;
use super::super::live::Overlay;
use super::super::nodes::{Nodes, index_of};
use super::super::options::ClusterOptions;
use super::super::points::Points;
use super::super::sort::find_twice;
use super::bytes::{NO_INDEX, Reader, Stored, column, list, number, text};

impl Stored for ClusterIndex {
    fn write(&self, out: &mut Vec<u8>) {
        self.options.write(out);
        list(self.aggregates.declared(), out);
        self.points.write(out);
        list(&self.filter.0, out);
        write_hierarchy(&self.hierarchy, out);
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        let options = ClusterOptions::read(reader)?.checked()?;
        let mut aggregates = Aggregates::new(reader.list()?)?;
        let points = Points::read(reader)?;
        let filter = Filter(reader.list()?);
        aggregates
            .check_columns(&points.columns)
            .map_err(|_| NO_INDEX)?;
        filter.check(&points.columns).map_err(|_| NO_INDEX)?;
        let hierarchy = read_hierarchy(reader, &points, &options)?;
        aggregates.catch_up(&hierarchy.nodes, &points.columns);
        Ok(Self {
            options,
            hierarchy,
            points,
            aggregates,
            filter,
            node_size: NODE_SIZE,
        })
    }
}

impl Stored for ClusterOptions {
    fn write(&self, out: &mut Vec<u8>) {
        number(self.min_zoom, out);
        number(self.max_zoom, out);
        number(self.min_points, out);
        number(self.radius_px, out);
        number(self.extent_px, out);
        number(self.stable_ids, out);
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        Ok(Self {
            min_zoom: reader.number()?,
            max_zoom: reader.number()?,
            min_points: reader.number()?,
            radius_px: reader.number()?,
            extent_px: reader.number()?,
            stable_ids: reader.number()?,
        })
    }
}

impl Stored for Aggregate {
    fn write(&self, out: &mut Vec<u8>) {
        text(&self.name, out);
        text(&self.column, out);
        let operation = match self.operation {
            Operation::Sum => 0_u32,
            Operation::Min => 1,
            Operation::Max => 2,
            Operation::Mean => 3,
            Operation::CountBy { categories } => 4 + categories,
        };
        number(operation, out);
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        Ok(Self {
            name: reader.text()?,
            column: reader.text()?,
            operation: match reader.number::<u32>()? {
                0 => Operation::Sum,
                1 => Operation::Min,
                2 => Operation::Max,
                3 => Operation::Mean,
                number => Operation::CountBy {
                    categories: number - 4,
                },
            },
        })
    }
}

/// A column of numbers and its name.
struct Named(String, Vec<f64>);

impl Stored for Named {
    fn write(&self, out: &mut Vec<u8>) {
        text(&self.0, out);
        column(&self.1, out);
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        Ok(Self(reader.text()?, reader.column()?))
    }
}

impl Stored for Points {
    fn write(&self, out: &mut Vec<u8>) {
        column(self.mercator(), out);
        column(self.is_removed(), out);
        column(self.is_filtered(), out);
        number(index_of(self.columns.iter().len()), out);
        for (name, values) in self.columns.iter() {
            text(name, out);
            column(values, out);
        }
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        let (mercator, is_removed, is_filtered) =
            (reader.column()?, reader.column()?, reader.column()?);
        let columns = reader
            .list::<Named>()?
            .into_iter()
            .map(|Named(name, values)| (name, values));
        Self::from_parts(mercator, Columns::new(columns), is_removed, is_filtered).ok_or(NO_INDEX)
    }
}

impl Stored for Condition {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Mask(mask) => {
                number(0_u8, out);
                column(mask, out);
            }
            Self::Range { column, range } => {
                number(1_u8, out);
                text(column, out);
                for end in range {
                    number(*end, out);
                }
            }
            Self::Categories { column, bits } => {
                number(2_u8, out);
                text(column, out);
                number(*bits, out);
            }
        }
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        Ok(match reader.number::<u8>()? {
            0 => Self::Mask(reader.column()?),
            1 => Self::Range {
                column: reader.text()?,
                range: [reader.number()?, reader.number()?],
            },
            2 => Self::Categories {
                column: reader.text()?,
                bits: reader.number()?,
            },
            _ => return Err(NO_INDEX),
        })
    }
}

fn write_hierarchy(built: &Hierarchy, out: &mut Vec<u8>) {
    let nodes = &built.nodes;
    number(nodes.naming() == Naming::Stable, out);
    column(&nodes.names(), out);
    let clusters = nodes.points()..index_of(nodes.len());
    let zooms: Vec<_> = clusters
        .clone()
        .map(|cluster| nodes.birth_zoom(cluster).unwrap_or_default())
        .collect();
    column(&zooms, out);
    let sizes: Vec<_> = clusters
        .clone()
        .map(|cluster| index_of(nodes.children(cluster).len()))
        .collect();
    column(&sizes, out);
    let children: Vec<_> = clusters
        .flat_map(|cluster| nodes.children(cluster).iter().copied())
        .collect();
    column(&children, out);
    list(&built.rows, out);
    for level in &built.levels {
        number(index_of(level.rows.start), out);
        number(index_of(level.rows.end), out);
        number(level.end, out);
    }
}

fn read_hierarchy(
    reader: &mut Reader,
    points: &Points,
    options: &ClusterOptions,
) -> Result<Hierarchy, HierarchyError> {
    let nodes = read_nodes(reader, points, options)?;
    let mut rows: Vec<Rows> = reader.list()?;
    let zooms = usize::from(options.max_zoom) + 2;
    let mut levels = Vec::with_capacity(zooms);
    for _ in 0..zooms {
        levels.push(read_level(reader, rows.len())?);
    }
    if rows.iter().any(|rows| !rows.is_of(nodes.len())) {
        return Err(NO_INDEX);
    }
    for rows in &mut rows {
        rows.set_signposts(&nodes);
    }
    Ok(Hierarchy {
        overlay: Overlay::new(options),
        nodes,
        rows,
        levels,
        ..Hierarchy::default()
    })
}

fn read_level(reader: &mut Reader, rows: usize) -> Result<Listed, HierarchyError> {
    let [start, end] = [reader.number::<u32>()?, reader.number::<u32>()?];
    let end_of_nodes = reader.number()?;
    if start <= end && end as usize <= rows {
        Ok(Listed {
            rows: start as usize..end as usize,
            end: end_of_nodes,
        })
    } else {
        Err(NO_INDEX)
    }
}

fn read_nodes(
    reader: &mut Reader,
    points: &Points,
    options: &ClusterOptions,
) -> Result<Nodes, HierarchyError> {
    let naming = if reader.number()? {
        Naming::Stable
    } else {
        Naming::Peer
    };
    let mut nodes = Nodes::of_points(points.positions(), |index| points.is_shown(index), naming);
    let names: Vec<u32> = reader.column()?;
    let zooms: Vec<u8> = reader.column()?;
    let sizes: Vec<u32> = reader.column()?;
    let children: Vec<u32> = reader.column()?;
    if names.len() != zooms.len() || names.len() != sizes.len() {
        return Err(NO_INDEX);
    }
    nodes.reserve();
    let mut placed = Vec::new();
    let mut rest = children.as_slice();
    for ((name, zoom), size) in names.into_iter().zip(zooms).zip(sizes) {
        let (own, others) = rest.split_at_checked(size as usize).ok_or(NO_INDEX)?;
        rest = others;
        let is_free = |&child: &u32| nodes.lowest_zoom.get(child as usize) == Some(&0);
        if own.is_empty() || zoom > options.max_zoom || !own.iter().all(is_free) || has_twice(own) {
            return Err(NO_INDEX);
        }
        placed.clear();
        placed.extend(
            own.iter()
                .map(|&child| (child, nodes.position[child as usize])),
        );
        nodes.push_cluster(name, zoom, placed.iter().copied());
    }
    if !rest.is_empty() {
        return Err(NO_INDEX);
    }
    nodes.shrink_to_fit();
    Ok(nodes)
}

/// Returns `true` if a child is named twice: no cluster has that, and it would let a crafted one have endless leaves.
fn has_twice(children: &[u32]) -> bool {
    if let [a, b] = children {
        return a == b;
    }
    find_twice(children).is_some()
}

impl Stored for Rows {
    fn write(&self, out: &mut Vec<u8>) {
        let (origin, side, nodes, numbers, starts) = self.parts();
        for coordinate in origin {
            number(coordinate, out);
        }
        number(side, out);
        column(nodes, out);
        column(numbers, out);
        column(starts, out);
    }

    fn read(reader: &mut Reader) -> Result<Self, HierarchyError> {
        let origin = [reader.number()?, reader.number()?];
        let side = reader.number()?;
        Self::from_parts(
            origin,
            side,
            reader.column()?,
            reader.column()?,
            reader.column()?,
        )
        .ok_or(NO_INDEX)
    }
}
