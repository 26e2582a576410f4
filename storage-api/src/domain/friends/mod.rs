//! Friends: requests, links to become friends by, and blocks. What two people are to each other is in
//! [`friendships`](super::friendships).

pub(crate) mod blocks;
pub(crate) mod links;
pub(crate) mod requests;
