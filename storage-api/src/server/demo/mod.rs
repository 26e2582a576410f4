//! A lively world of obviously made-up people in real towns, to look at the product with: lists over three years, friends,
//! quests that were played, hangouts that took place or are being planned, photos.
//!
//! Everything is done by the functions that people call, each at its own moment of the past, so that the world keeps every
//! rule that real ones keep. The same seed tells the same story on the same day.

mod error;
mod gatherings;
mod lists;
mod people;
mod photo;
mod quests;
mod story;
mod world;

use std::sync::Arc;

pub(crate) use self::error::DemoError;
use self::story::{Person, Story, refused};
use crate::access::auth::keys::Keys;
use crate::clock::Clock;
use crate::config::Config;
use crate::domain::photos::blob_store::Objects;
use crate::store::Store;

/// Counts of the documents made.
#[derive(Debug)]
pub(crate) struct Made {
    /// Address to sign in with.
    pub(crate) email: String,
    pub(crate) people: usize,
    pub(crate) lists: usize,
    pub(crate) quests: usize,
    pub(crate) hangouts: usize,
    pub(crate) photos: usize,
}

/// Makes the world in a store that is empty; everybody has the same password.
pub(crate) async fn seed(
    (config, documents, objects, keys): (Config, Arc<dyn Store>, Objects, Keys),
    people: usize,
    password: &str,
) -> Result<Made, DemoError> {
    if documents.sequence().await? > 0 {
        return Err(DemoError::Inhabited);
    }
    let until_ms = Clock::system().now_ms();
    let mut story = Story::begin(config, (documents, objects), keys, until_ms).await?;
    let everybody = people::sign_up(&mut story, people, password).await?;
    let lists = lists::keep(&mut story, &everybody).await?;
    let quests = quests::play(&mut story, &everybody).await?;
    let hangouts = gatherings::meet(&mut story, &everybody).await?;
    let photos = lists::show_photos(&mut story, &everybody).await?;
    let first = everybody.first();
    Ok(Made {
        email: first.map_or_else(String::new, |person| person.email.clone()),
        people: everybody.len(),
        lists,
        quests,
        hangouts,
        photos,
    })
}
