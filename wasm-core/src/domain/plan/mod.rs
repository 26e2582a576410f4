//! Plans: stops by day, and how people edit them together.

mod ops;
mod record;

pub use ops::{PlanOp, PlanOpError, apply_plan_ops};
pub use record::{Plan, PlanDay, PlanMode, PlanStop, validate_plan};
