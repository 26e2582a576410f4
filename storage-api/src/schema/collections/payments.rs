//! Declaration of the collection `payments`.

use crate::schema::declaration::Declaration;

/// Payments by card, by ids of their own; bookings name them.
pub static PAYMENTS: Declaration = Declaration {
    // They name bookings, which say no more whose they were; a refund may still be on its way.
    ..Declaration::internal("payments", &[by_text!("job")], &[])
};
