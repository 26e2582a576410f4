//! The dates of a hangout in the answer about it: what people think of each, the best one, and those that are proposed.

use wasm_core::domain::{HangoutStatus, RankedOption, Timestamp, Vote};

use super::record::{BestDate, InvitationOption, InvitationProposal};
use super::{Reading, name_of};
use crate::domain::hangouts::members::end_of;

impl Reading<'_> {
    /// Dates that members propose, as far as the reader sees them, the earliest first.
    pub(super) fn proposals(&self) -> Vec<InvitationProposal> {
        let data = &self.hangout.data;
        if data.status != HangoutStatus::Polling {
            return Vec::new();
        }
        let is_open = !self.hides_guests() && !self.hides_votes();
        let sees_all = self.is_host || (self.own.is_some() && is_open);
        let mut found = Vec::new();
        for member in &self.members {
            let is_mine = self.own.as_ref() == Some(&member.id);
            let options = member.data.proposals.iter().flatten();
            for option in options.filter(|_| sees_all || is_mine) {
                found.push(InvitationProposal {
                    option: option.clone(),
                    member_id: member.id.clone(),
                    name: name_of(member),
                    user_name: member.data.user_name.clone(),
                    is_mine,
                });
            }
        }
        found.sort_by_key(|proposal| proposal.option.start);
        found.retain(|proposal| proposal.option.start.epoch_ms() > self.asker.now_ms);
        found
    }

    /// From when finishing the hangout gives points; `None` for who does not host it.
    pub(super) fn points_from(&self) -> Option<Timestamp> {
        let data = &self.hangout.data;
        match data.status {
            HangoutStatus::Scheduled if self.is_host => end_of(data),
            HangoutStatus::Done if self.is_host => data.points_from,
            _ => None,
        }
    }

    /// Names of those who cannot come on a date; of those who are needed alone, if asked for.
    fn cannot(&self, option: &RankedOption, needed_only: bool) -> Vec<String> {
        self.names(|member| {
            let uid = member.data.user_id.as_ref().unwrap_or(&member.id);
            member.data.vote(&option.id) == Some(Vote::No)
                && (!needed_only || option.needed_no.contains(uid))
        })
    }

    pub(super) fn options(&self, ranking: Option<&[RankedOption]>) -> Vec<InvitationOption> {
        let options = self.hangout.data.options.iter();
        options
            .map(|option| {
                let of = |ranked: &&RankedOption| option.id == ranked.id;
                let ranked = ranking.and_then(|ranking| ranking.iter().find(of));
                InvitationOption {
                    option: option.clone(),
                    yes: ranked.map(|ranked| ranked.yes),
                    maybe: ranked.map(|ranked| ranked.maybe),
                    no: ranked.map(|ranked| ranked.no),
                    cannot: ranked.map(|ranked| self.cannot(ranked, false)),
                    needed_cannot: ranked.map(|ranked| self.cannot(ranked, true)),
                }
            })
            .collect()
    }

    pub(super) fn best(&self, ranking: &[RankedOption]) -> Option<BestDate> {
        let best = ranking.first()?;
        let is_polling = self.hangout.data.status == HangoutStatus::Polling;
        if !is_polling || best.yes + best.maybe == 0 {
            return None;
        }
        let answered = self.members.iter().filter(|it| it.data.has_voted());
        Some(BestDate {
            option_id: best.id.clone(),
            reason: best.reason,
            yes: best.yes,
            maybe: best.maybe,
            no: best.no,
            answered: answered.count(),
            cannot: self.cannot(best, false),
            needed_cannot: self.cannot(best, true),
        })
    }
}
