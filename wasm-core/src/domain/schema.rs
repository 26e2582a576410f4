//! The records as OpenAPI components; the source of every TypeScript type of a record.

use utoipa::OpenApi;

/// Every record and argument of this module as OpenAPI 3.1 components.
#[derive(Debug, OpenApi)]
#[openapi(components(schemas(
    super::Activity,
    super::BucketList,
    super::BucketListMeta,
    super::FieldError,
    super::ItemOp,
    super::Place,
    super::SignUp,
    super::User,
)))]
pub struct Records;
