//! The journal on a disk that forgets, tears and fails, beside a map that does none of it.

mod damage;
mod disk;
mod feed;
mod history;
mod power;
