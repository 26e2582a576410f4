//! The Yonder server.

fn main() {}
