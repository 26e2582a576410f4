//! Declaration of the collection `discarded`.

use crate::schema::declaration::Declaration;

/// Names of objects that are to be removed, because nobody refers to them any more.
pub static DISCARDED: Declaration = Declaration::internal("discarded", &[by_text!("what")], &[]);
