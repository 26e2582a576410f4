//! The functions of leaderboards. What they show is decided in [`crate::domain::boards`].

use super::call::Call;
use super::callable::{Callable, change, function};
use crate::access::me::Me;
use crate::domain::boards::{
    self, BoardSource, ExplainScore, Explanation, GetLeaderboard, Leaderboard,
};
use crate::error::ApiError;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        function("getLeaderboard", get_leaderboard),
        function("explainScore", explain_score),
        change("hideMe", boards::hide_me),
    ]
}

async fn get_leaderboard(
    call: Call,
    me: Me,
    asked: GetLeaderboard,
) -> Result<Leaderboard, ApiError> {
    let from = BoardSource {
        store: &call.app.store,
        orders: &call.app.orders,
        tasks: &call.app.tasks,
    };
    boards::leaderboard(&from, &me, &asked).await
}

async fn explain_score(call: Call, me: Me, asked: ExplainScore) -> Result<Explanation, ApiError> {
    boards::explain(&*call.app.store, &me, &asked).await
}
