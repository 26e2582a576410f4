//! The built app: its files, its page on every path of the route table with what is said about it elsewhere, and what it
//! needs to know to start; and files of street tiles.
//!
//! [`handlers`] decides which page or file answers; [`subject`] knows what a page is about, [`preview`] writes that into
//! its head, [`card`] draws it; [`invitation`] is the light page of a hangout for guests.

mod card;
mod cover_facts;
mod files;
pub(crate) mod filters;
mod handlers;
mod hangout_state;
mod invitation;
mod outside;
mod preview;
mod subject;
mod tiles;
