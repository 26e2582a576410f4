//! Records of quests, plans and points at the JavaScript face, for those who edit them: no first view needs that, and no search
//! for a route.

mod plan_ops;
mod points;
mod quest;
