//! Errors of the core, in one place: a stable [`Code`] for programs, a sentence for people, and whether trying again
//! helps.
//!
//! It knows no HTTP, no screen and no other module of the core; each of those has its own error type and maps it to a
//! code through [`Coded`]. Start at [`catalogue()`].

mod catalogue;
mod code;
mod maps;
mod page;
mod transport;

pub use catalogue::{Entry, Retry, catalogue, entry};
pub use code::{Code, Coded, UnknownCode};
pub use maps::MapsLoaderError;
pub use page::{PageError, page_title};
pub use transport::TransportFailure;
