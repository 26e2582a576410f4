//! Plans at the JavaScript face. Questions are read field by field, so that what is wrong is named by its path; answers
//! are the results of the core as JSON.

mod carpool;
mod choice;
mod meeting;
mod overlap;
mod route;
mod travel;
