//! Plans, each beside a slower way to the best there is.

mod carpool;
mod choice;
mod meeting;
mod overlap;
mod route;
