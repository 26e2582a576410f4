//! Core of every page of the product: routes, records, calls, errors, constants.

mod call;
mod catalogue;
mod constants;
mod domain;
mod plain;
mod route;
mod zone;
