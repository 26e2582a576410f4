//! One folder per group of endpoints: what a request looks like and how it is answered. No group knows another; what they
//! share is in the layers below.

pub(crate) mod calendar;
pub(crate) mod documents;
pub(crate) mod exports;
pub(crate) mod functions;
pub(crate) mod live;
pub(crate) mod openid;
pub(crate) mod ops;
pub(crate) mod photos;
pub(crate) mod site;
pub(crate) mod webhooks;
