//! Records from outside, and the rules of each group of them.

mod booking;
mod hangout;
mod points;
mod quest;
mod records;
mod theme;
