//! The backlog of one stream, counted in bytes: changes that nobody has judged yet, and events that its connection has
//! not taken.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use bytes::Bytes;
use tokio::sync::Notify;

use super::budget::Charge;
use super::signal::Signal;
use crate::store::Committed;

/// Bytes of changes that may wait; with more the stream begins anew. One change may wait however large it is.
const CHANGES_BYTES_MAX: usize = 128 << 10;
/// Bytes of events after which no further one is made until some were taken.
const EVENTS_BYTES_MAX: usize = 128 << 10;
/// Signals that may wait; the oldest makes room, because a newer one of the same person says more.
const SIGNALS_MAX: usize = 32;
/// Memory of a change besides its JSON, in bytes.
const CHANGE_OVERHEAD: usize = 256;
/// Most bytes that a connection takes at once: its own buffer grows by no more.
pub(crate) const SLICE_BYTES: usize = 16 << 10;

/// A change, shared by all streams that follow it.
pub(crate) struct Published {
    pub(crate) change: Committed,
    /// The record after the change as JSON, `None` when it was deleted or nobody wrote it down yet.
    pub(crate) json: Option<Bytes>,
    /// For the change itself; the JSON has its own.
    pub(crate) _charge: Option<Charge>,
}

impl Published {
    fn bytes(&self) -> usize {
        CHANGE_OVERHEAD + self.json.as_ref().map_or(0, Bytes::len)
    }
}

/// The stream has no connection any more, or was made to give up everything it held.
#[derive(Debug)]
pub(crate) struct Gone;

/// Events that wait for one stream.
#[derive(Default)]
pub(crate) struct Backlog {
    state: Mutex<State>,
    /// Tells the stream's task that something changed.
    changed: Notify,
}

#[derive(Default)]
struct State {
    changes: VecDeque<Arc<Published>>,
    changes_bytes: usize,
    signals: VecDeque<Arc<Signal>>,
    events: VecDeque<Bytes>,
    events_bytes: usize,
    /// No change is taken any more: some were lost, so the client must begin anew.
    is_cut_off: bool,
    /// No event comes any more.
    is_finished: bool,
    /// Nobody takes events any more.
    is_left: bool,
    connection: Option<Waker>,
}

impl State {
    fn cut_off(&mut self) {
        self.is_cut_off = true;
        self.changes.clear();
        self.signals.clear();
        self.changes_bytes = 0;
    }

    fn finish(&mut self) {
        self.is_finished = true;
        if let Some(connection) = self.connection.take() {
            connection.wake();
        }
    }
}

/// For the hub.
impl Backlog {
    /// Adds a change, unless too much waits already.
    pub(crate) fn offer(&self, change: &Arc<Published>) -> bool {
        let mut state = self.lock();
        let bytes = state.changes_bytes + change.bytes();
        if state.is_cut_off || !state.changes.is_empty() && bytes > CHANGES_BYTES_MAX {
            return false;
        }
        state.changes.push_back(Arc::clone(change));
        state.changes_bytes = bytes;
        drop(state);
        self.changed.notify_waiters();
        true
    }

    /// Adds a signal.
    pub(crate) fn offer_signal(&self, signal: &Arc<Signal>) {
        let mut state = self.lock();
        if state.is_cut_off {
            return;
        }
        if state.signals.len() == SIGNALS_MAX {
            state.signals.pop_front();
        }
        state.signals.push_back(Arc::clone(signal));
        drop(state);
        self.changed.notify_waiters();
    }

    /// Drops the changes that wait and takes no more: the client begins anew after the events that wait. Says whether
    /// it was to go on until now.
    pub(crate) fn cut_off(&self) -> bool {
        let mut state = self.lock();
        if state.is_cut_off {
            return false;
        }
        state.cut_off();
        drop(state);
        self.changed.notify_waiters();
        true
    }

    /// Gives up everything that waits and ends the connection, whose client comes again and resumes.
    pub(crate) fn evict(&self) {
        let mut state = self.lock();
        state.cut_off();
        state.events.clear();
        state.events_bytes = 0;
        state.finish();
        self.changed.notify_waiters();
    }

    /// Bytes that wait.
    pub(crate) fn bytes(&self) -> usize {
        let state = self.lock();
        state.changes_bytes + state.events_bytes
    }
}

/// For the stream's task.
impl Backlog {
    /// The next change; `None` when the stream was cut off.
    pub(crate) async fn next_change(&self) -> Option<Arc<Published>> {
        loop {
            let changed = self.changed.notified();
            {
                let mut state = self.lock();
                if let Some(change) = state.changes.pop_front() {
                    state.changes_bytes -= change.bytes();
                    return Some(change);
                }
                if state.is_cut_off {
                    return None;
                }
            }
            changed.await;
        }
    }

    /// The next signal.
    pub(crate) async fn next_signal(&self) -> Arc<Signal> {
        loop {
            let changed = self.changed.notified();
            if let Some(signal) = self.lock().signals.pop_front() {
                return signal;
            }
            changed.await;
        }
    }

    /// Waits until few enough events wait, and says whether it had to.
    pub(crate) async fn room(&self) -> Result<bool, Gone> {
        let mut has_waited = false;
        loop {
            let changed = self.changed.notified();
            {
                let state = self.lock();
                if state.is_left || state.is_finished {
                    return Err(Gone);
                }
                if state.events_bytes <= EVENTS_BYTES_MAX {
                    return Ok(has_waited);
                }
            }
            changed.await;
            has_waited = true;
        }
    }

    /// Waits until nobody takes events any more.
    pub(crate) async fn left(&self) {
        loop {
            let changed = self.changed.notified();
            if self.lock().is_left {
                return;
            }
            changed.await;
        }
    }

    /// Adds a piece of an event.
    pub(crate) fn push(&self, piece: Bytes) {
        let mut state = self.lock();
        if state.is_finished || state.is_left {
            return;
        }
        state.events_bytes += piece.len();
        state.events.push_back(piece);
        if let Some(connection) = state.connection.take() {
            connection.wake();
        }
    }

    /// Returns `true` if the connection has taken everything.
    pub(crate) fn is_taken(&self) -> bool {
        self.lock().events.is_empty()
    }

    /// Ends the connection once it has taken what waits.
    pub(crate) fn finish(&self) {
        self.lock().finish();
    }
}

/// For the connection.
impl Backlog {
    /// The next piece to send; `None` at the end.
    pub(crate) fn poll_piece(&self, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut state = self.lock();
        let Some(first) = state.events.front_mut() else {
            if state.is_finished {
                return Poll::Ready(None);
            }
            state.connection = Some(context.waker().clone());
            return Poll::Pending;
        };
        let piece = first.split_to(first.len().min(SLICE_BYTES));
        if first.is_empty() {
            state.events.pop_front();
        }
        state.events_bytes -= piece.len();
        drop(state);
        self.changed.notify_waiters();
        Poll::Ready(Some(piece))
    }

    /// Forgets everything, because nobody takes it.
    pub(crate) fn leave(&self) {
        let mut state = self.lock();
        state.is_left = true;
        state.cut_off();
        state.events.clear();
        state.events_bytes = 0;
        self.changed.notify_waiters();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
