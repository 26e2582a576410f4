//! Records that people write about themselves.

use wasm_core::domain::{validate_selections, validate_user};

use crate::schema::collections::{SELECTIONS, USERS};
use crate::schema::direct_write::DirectWrite;

/// The card of a person.
pub(crate) static USER: DirectWrite = DirectWrite::plain(&USERS, validate_user);

/// The wishes that a person has picked.
pub(crate) static SELECTION: DirectWrite = DirectWrite {
    is_dated: true,
    ..DirectWrite::plain(&SELECTIONS, validate_selections)
};
