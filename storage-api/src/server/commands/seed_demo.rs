//! `storage-api seed-demo`: a made-up world to look at the product with.

use std::sync::Arc;

use clap::Parser;

use super::{Refusal, say};
use crate::access::auth::keys::Keys;
use crate::access::auth::secret::random_id;
use crate::config::{Cli, SeedWhat};
use crate::domain::photos::blob_store::Objects;
use crate::schema::collections;
use crate::server::demo::{DemoError, seed};
use crate::store::Store;
use crate::store::sled::{SledOptions, SledStore};

pub(super) fn run(what: &SeedWhat) -> Result<(), Refusal> {
    let data = &what.data.data;
    let failed = |error: &dyn std::fmt::Display| Refusal::failed(error.to_string());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| failed(&format!("cannot start: {error}")))?;
    let options = SledOptions::default();
    let store = SledStore::open(data, &collections::ALL, &options)
        .map_err(|error| Refusal::store(&error, data))?;
    let store: Arc<dyn Store> = Arc::new(store);
    let keys = Keys::open(&data.join("keys")).map_err(|error| failed(&error))?;
    let objects = Objects::open(None, &data.join("photos")).map_err(|error| failed(&error))?;
    // The story signs up more people in a minute than a town.
    let much = "1000000";
    let flags = [
        "storage-api",
        "--sign-ups-per-minute",
        much,
        "--writes-per-minute",
        much,
        "--invitations-per-day",
        much,
        "--notifications-per-day",
        much,
    ];
    let mut config = Cli::parse_from(flags).config;
    config.data.clone_from(data);
    let password = what.password.clone().unwrap_or_else(random_id);
    let world = (config, Arc::clone(&store), objects, keys);
    let made = runtime.block_on(seed(world, what.people.into(), &password));
    store.close();
    let made = made.map_err(|error| match error {
        DemoError::Store(error) => Refusal::store(&error, data),
        error => Refusal::usage(error.to_string()),
    })?;
    say(&format!(
        "{} people, {} lists, {} quests, {} hangouts and {} photos; sign in as {} with the password {password}",
        made.people, made.lists, made.quests, made.hangouts, made.photos, made.email
    ));
    Ok(())
}
