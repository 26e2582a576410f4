//! Removing objects that nobody refers to any more, after that is durable.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

use crate::app::App;
use crate::domain::photos::records::{due, is_kept};
use crate::error::ApiError;
use crate::schema::collections::DISCARDED;
use crate::store::{Committed, News, transact};

/// Looked for this often besides: uploads that never finished run out.
const EVERY: Duration = Duration::from_mins(1);

/// Removes what is due, whenever something was discarded, until told to stop.
pub(crate) async fn remove_discarded(app: Arc<App>) {
    let discarded = Arc::new(Notify::new());
    let noticed = Arc::clone(&discarded);
    app.store.listen(Box::new(move |news| {
        let is_one = |change: &Committed| *change.collection == DISCARDED;
        // Photos that were missed are found by looking.
        if !matches!(news, News::Committed(group) if !group.iter().any(is_one)) {
            noticed.notify_one();
        }
    }));
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = discarded.notified() => {}
            () = app.stopped() => return,
        }
        if let Err(error) = remove_due(&app).await {
            tracing::warn!(?error, "removing photos stopped early");
        }
    }
}

async fn remove_due(app: &App) -> Result<(), ApiError> {
    let now_ms = app.clock.now_ms();
    let due = transact(&*app.store, move |transaction| due(transaction, now_ms)).await?;
    for name in due {
        // Nobody may be about to refer to it again.
        let _no_uploading = app.uploading.write().await;
        let hash = name.clone();
        let kept = transact(&*app.store, move |transaction| is_kept(transaction, &hash)).await?;
        if !kept {
            let removed = app.objects.remove(&name).await;
            removed.map_err(ApiError::internal)?;
        }
        let forgotten = transact(&*app.store, move |transaction| {
            transaction.delete(&DISCARDED, &name).map(drop)
        });
        forgotten.await?;
    }
    Ok(())
}
