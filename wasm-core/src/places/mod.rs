//! The gazetteer: find places while somebody types, the place nearest to a point, the best known places in a view.
//!
//! It knows coordinates, kinds, names in several languages, and how well known a place is; it knows no record of the product and no network. A gazetteer is
//! packed once ([`pack()`]) and read back with every byte checked ([`PlaceIndex::from_bytes`]). Start at [`PlaceIndex`].

mod area;
mod beside;
mod checksum;
mod error;
mod gazetteer;
mod index;
mod kind;
mod names;
mod nearest;
mod pack;
mod reader;
mod search;
mod typo;
mod unpack;
mod words;

pub use error::{GazetteerError, PackError, PlaceQueryError};
pub use gazetteer::{AreaNames, Place, PlaceEntry};
pub use index::PlaceIndex;
pub use kind::{NameRole, PlaceKind};
pub use pack::{pack, pack_with_areas};
pub use search::SearchOptions;
