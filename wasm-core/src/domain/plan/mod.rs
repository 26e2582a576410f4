//! Plans: stops by day, and how people edit them together.

mod ops;
mod record;
mod suggestion;

pub use ops::{PlanOp, PlanOpError, apply_plan_ops};
pub use record::{
    Plan, PlanCost, PlanDay, PlanMode, PlanPerson, PlanStart, PlanStop, validate_plan,
};
pub use suggestion::{PlanSuggestion, SuggestionStatus};
