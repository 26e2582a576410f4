//! The product: what becomes of lists, quests, hangouts and the rest inside a transaction. Knows no HTTP and no endpoint;
//! who may do what is for [`crate::access`].

pub(crate) mod accounts;
pub(crate) mod admin;
pub(crate) mod audit_log;
pub(crate) mod boards;
pub(crate) mod carpools;
pub(crate) mod direct_write;
pub(crate) mod friends;
pub(crate) mod friendships;
pub(crate) mod hangouts;
pub(crate) mod lists;
pub(crate) mod notifications;
pub(crate) mod payments;
pub(crate) mod personal_data;
pub(crate) mod photos;
pub(crate) mod places;
pub(crate) mod plans;
pub(crate) mod points;
pub(crate) mod profiles;
pub(crate) mod quests;
pub(crate) mod records;
pub(crate) mod reports;
pub(crate) mod routing;
pub(crate) mod separation;
pub(crate) mod standings;
pub(crate) mod waitlist;
