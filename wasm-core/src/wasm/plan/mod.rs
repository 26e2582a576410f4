//! Plans at the JavaScript face. Questions are read field by field, so that what is wrong is named by its path; answers
//! are the results of the core as JSON. The records of plans and quests are edited and checked here too: no first view
//! needs that.

mod carpool;
mod choice;
mod meeting;
mod ops;
mod overlap;
mod quest;
mod route;
mod travel;
