//! One suite for every store: the model in memory and sled on disk must pass the same tests.

mod disk;
mod order;
mod suite;
