//! The dates of a hangout in the answer about it: what people think of each, the best one, and those that are proposed.

use serde_json::Value;
use wasm_core::domain::{RankedOption, Timestamp};

use super::record::{BestDate, InvitationOption, InvitationProposal};
use super::{Reading, has_votes, name_of};
use crate::clock::iso;
use crate::domain::hangouts::members::end_ms;

impl Reading<'_> {
    /// Dates that members propose, as far as the reader sees them, the earliest first.
    pub(super) fn proposals(&self) -> Vec<InvitationProposal> {
        let data = &self.hangout.data;
        if data["status"] != "polling" {
            return Vec::new();
        }
        let is_open = data["hideGuests"] != true && data["hideVotes"] != true;
        let sees_all = self.is_host || (self.own.is_some() && is_open);
        let mut found = Vec::new();
        for member in &self.members {
            let is_mine = self.own.as_ref() == Some(&member.id);
            let options = member.data["proposals"].as_array().into_iter().flatten();
            for option in options.filter(|_| sees_all || is_mine) {
                found.push(InvitationProposal {
                    option: option.clone(),
                    member_id: member.id.clone(),
                    name: name_of(member),
                    user_name: member.data["userName"].clone(),
                    is_mine,
                });
            }
        }
        found.sort_by_key(InvitationProposal::start_ms);
        found.retain(|proposal| proposal.start_ms() > Some(self.asker.now_ms));
        found
    }

    /// From when finishing the hangout gives points; `null` for who does not host it.
    pub(super) fn points_from(&self) -> Value {
        let data = &self.hangout.data;
        match data["status"].as_str() {
            Some("scheduled") if self.is_host => {
                end_ms(data).map_or(Value::Null, |end| iso(end).into())
            }
            Some("done") if self.is_host => data["pointsFrom"].clone(),
            _ => Value::Null,
        }
    }

    /// Names of those who cannot come on a date; of those who are needed alone, if asked for.
    fn cannot(&self, option: &RankedOption, needed_only: bool) -> Vec<String> {
        self.names(|member| {
            let uid = member.data["userId"].as_str().unwrap_or(&member.id);
            member.data["votes"][&option.id] == "no"
                && (!needed_only || option.needed_no.iter().any(|needed| needed == uid))
        })
    }

    pub(super) fn options(&self, ranking: Option<&[RankedOption]>) -> Vec<InvitationOption> {
        let options = self.hangout.data["options"]
            .as_array()
            .into_iter()
            .flatten();
        options
            .map(|option| {
                let of = |ranked: &&RankedOption| option["id"] == *ranked.id;
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
        if self.hangout.data["status"] != "polling" || best.yes + best.maybe == 0 {
            return None;
        }
        let answered = self.members.iter().filter(|member| has_votes(member));
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

    pub(super) fn is_poll_open(&self) -> bool {
        let data = &self.hangout.data;
        let deadline = Timestamp::from_json(&data["pollDeadline"]);
        let is_late = deadline.is_ok_and(|deadline| self.asker.now_ms >= deadline.epoch_ms());
        data["status"] == "polling" && data["pollClosedAt"].is_null() && !is_late
    }
}
