//! Records of quests and plans at the JavaScript face, for those who edit them: no first view needs that, and no search
//! for a route.

mod plan_ops;
mod quest;
