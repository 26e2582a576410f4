//! The journal as the feed of changes: what happened after a given one.

use std::io;
use std::sync::Arc;

use super::frame::{Frames, Step};
use super::layout::{Segment, segment_name};
use super::part::{Part, Write};
use super::{JournalError, Shared};

/// Reads changes, from any number of threads.
#[derive(Clone, Debug)]
pub struct Feed {
    shared: Arc<Shared>,
}

impl Feed {
    pub(super) fn of(shared: Arc<Shared>) -> Self {
        Self { shared }
    }

    /// Shows the changes after a number, oldest first, until `visit` answers `false`. O(changes shown), and up to
    /// 64 kB of groups before them.
    ///
    /// The answer is `false` when they are no longer kept, or cannot be read.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a file cannot be read.
    pub fn after(
        &self,
        after: u64,
        mut visit: impl FnMut(&Write<'_>) -> bool,
    ) -> Result<bool, JournalError> {
        let segments = self.segments_after(after);
        if segments
            .first()
            .is_none_or(|first| first.header.base > after)
        {
            return Ok(false);
        }
        let mut last = after;
        // A file that lost its end leaves a gap, over which nobody may be led without a word.
        let mut in_order = |write: &Write<'_>| {
            let follows = write.sequence == last + 1;
            last = write.sequence;
            follows.then(|| visit(write))
        };
        for segment in segments {
            match self.read(&segment, after, &mut in_order) {
                Ok(Reading::Whole) => {}
                Ok(Reading::Enough) => return Ok(true),
                Ok(Reading::Broken) => return Ok(false),
                // Compaction may let it go while somebody is on the way to it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
                Err(error) => {
                    let path = self.shared.medium.path(&segment_name(segment.header.base));
                    return Err(JournalError::io(&path, &error));
                }
            }
        }
        Ok(true)
    }

    fn segments_after(&self, after: u64) -> Vec<Arc<Segment>> {
        let layout = self.shared.layout();
        let above = layout
            .segments
            .partition_point(|segment| segment.header.base <= after);
        layout.segments[above.saturating_sub(1)..].to_vec()
    }

    fn read(
        &self,
        segment: &Segment,
        after: u64,
        visit: &mut impl FnMut(&Write<'_>) -> Option<bool>,
    ) -> io::Result<Reading> {
        let file = self
            .shared
            .medium
            .open(&segment_name(segment.header.base))?;
        let mut frames = Frames::from(&*file, segment.header, segment.offset_before(after))?
            .until(segment.end());
        loop {
            let frame = match frames.step()? {
                Step::End => return Ok(Reading::Whole),
                Step::Broken => return Ok(Reading::Broken),
                Step::Frame(frame) if frame.sequence <= after => continue,
                Step::Frame(frame) => frame,
            };
            let Some(Part::Group(group)) = Part::from_bytes(frame.content) else {
                return Ok(Reading::Broken);
            };
            for write in group.writes.iter().filter(|write| write.sequence > after) {
                match visit(write) {
                    Some(true) => {}
                    Some(false) => return Ok(Reading::Enough),
                    None => return Ok(Reading::Broken),
                }
            }
        }
    }
}

/// Result of reading a segment.
enum Reading {
    Whole,
    Enough,
    Broken,
}
