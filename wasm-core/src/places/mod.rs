//! The gazetteer: find places while somebody types, the place nearest to a point, the best known places in a view.
//!
//! It knows coordinates, names and populations; it knows no record of the product and no network. A gazetteer is
//! packed once ([`pack()`]) and read back with every byte checked ([`PlaceIndex::from_bytes`]). Start at [`PlaceIndex`].

mod checksum;
mod error;
mod gazetteer;
mod index;
mod nearest;
mod pack;
mod reader;
mod search;
mod typo;
mod unpack;
mod words;

pub use error::{GazetteerError, PackError, PlaceQueryError};
pub use gazetteer::{Place, PlaceEntry};
pub use index::PlaceIndex;
pub use pack::pack;
pub use search::SearchOptions;
