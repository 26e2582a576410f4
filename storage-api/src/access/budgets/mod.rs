//! Budgets of one person on the server: writes, documents, bytes, kept answers, invitations, notifications, held seats.
//!
//! [`Budgets`] is the table of all figures. [`rates`] counts what happens in a time, in memory; [`kept`] counts what is
//! kept, in the store. Nobody who uses the product by hand comes near a figure.

pub(crate) mod kept;
mod messages;
pub(crate) mod rates;

use clap::Args;

/// Seats that one person may hold at the same time without having checked out: those of three large groups.
pub(crate) const HELD_SEATS_MAX: u32 = 30;

/// Budgets of one person.
#[derive(Args, Clone, Copy, Debug)]
pub struct Budgets {
    /// Changes that one person may make in a minute
    #[arg(long, env = "YONDER_WRITES_PER_MINUTE", default_value_t = 600, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub writes_per_minute: u32,
    /// Documents that one person may keep: lists, plans, places, quests, comments and whatever else they make
    #[arg(long, env = "YONDER_DOCUMENTS_PER_PERSON", default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub documents_per_person: u32,
    /// Mebibytes that these documents may take, with a person's profile and selections; and as many again for the answers
    /// that are kept two days for repeated calls
    #[arg(long, env = "YONDER_MEBIBYTES_PER_PERSON", default_value_t = 64, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    pub mebibytes_per_person: u32,
    /// Mebibytes that the photos of one person may take
    #[arg(long, env = "YONDER_PHOTO_MEBIBYTES_PER_PERSON", default_value_t = 2_048, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    pub photo_mebibytes_per_person: u32,
    /// Invitations that one person may send in a day: requests of friendship, links for friends, guests of hangouts
    #[arg(long, env = "YONDER_INVITATIONS_PER_DAY", default_value_t = 500, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub invitations_per_day: u32,
    /// Notifications that one person may cause for others in a day
    #[arg(long, env = "YONDER_NOTIFICATIONS_PER_DAY", default_value_t = 5_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub notifications_per_day: u32,
}

/// One of the budgets, as `details.budget` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Budget {
    Writes,
    Documents,
    Bytes,
    /// Answers kept for repeated calls.
    Answers,
    PhotoBytes,
    Invitations,
    Notifications,
    HeldSeats,
}
