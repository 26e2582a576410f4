//! The answer about a hangout, as it travels.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;
use wasm_core::domain::{
    HangoutOption, HangoutPlace, HangoutRole, HangoutSource, HangoutStatus, HangoutTheme,
    HangoutWhen, OptionReason, Rsvp, Timestamp, Vote,
};

/// A hangout as one reader sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that readers ask for"
)]
pub(crate) struct Invitation {
    /// Id of the hangout.
    pub(super) hangout_id: String,
    /// Its version, which an edit can name.
    pub(super) version: u64,
    /// Moment of the last change that calendars show.
    pub(super) changed_at: Timestamp,
    /// Status of the hangout.
    pub(super) status: HangoutStatus,
    /// Reason why it was cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) cancel_reason: Option<String>,
    /// Title of the hangout.
    pub(super) title: String,
    /// Anything to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) note: Option<String>,
    /// Colour of the invitation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) theme: Option<HangoutTheme>,
    /// Path of the cover photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) photo_ref: Option<String>,
    /// Seed of the cover that is drawn; the id of the hangout, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) cover_seed: Option<String>,
    /// Thing that it was made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<HangoutSource>,
    /// Person who invites.
    pub(super) host: InvitationHost,
    /// Names of those who host it too.
    pub(super) co_hosts: Vec<String>,
    /// Place of the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) place: Option<HangoutPlace>,
    /// Date of the hangout, or its options.
    pub(super) when: HangoutWhen,
    /// Dates to vote for, in the order of the hangout.
    pub(super) options: Vec<InvitationOption>,
    /// The option that was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) chosen_option: Option<String>,
    /// The best date so far; `null` before the first vote, once a date is chosen, and where votes are hidden.
    #[schema(required = true)]
    pub(super) best: Option<BestDate>,
    /// Moment when voting ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) poll_deadline: Option<Timestamp>,
    /// `true` if votes are taken now.
    pub(super) poll_open: bool,
    /// Dates that members propose, the earliest first: all for hosts; for members those of others too, where neither votes
    /// nor guests are hidden.
    pub(super) proposals: Vec<InvitationProposal>,
    /// `true` if members can propose dates now.
    pub(super) takes_proposals: bool,
    /// `true` if only hosts see how others voted.
    pub(super) hide_votes: bool,
    /// `true` if only hosts see who else is in it.
    pub(super) hide_guests: bool,
    /// Number of people there is room for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) capacity: Option<u32>,
    /// Seats that nobody has; `null` without a limit.
    #[schema(required = true)]
    pub(super) seats_left: Option<u32>,
    /// Number of others each may bring.
    pub(super) plus_ones: u32,
    /// Number of people who come, with those they bring.
    pub(super) going: u32,
    /// Number of people who wait for a seat, with those they bring.
    pub(super) waiting: u32,
    /// Number of members who have voted, or said whether they come.
    pub(super) answered: usize,
    /// People in it, in the order in which they came; hosts and oneself alone where guests are hidden.
    pub(super) people: Vec<InvitationPerson>,
    /// The reader as a member; `null` for somebody who has not joined.
    #[schema(required = true)]
    pub(super) me: Option<InvitationSelf>,
    /// Place of the reader in the queue for a seat, from 1; `null` for somebody who does not wait.
    #[schema(required = true)]
    pub(super) my_place_in_line: Option<usize>,
    /// From when finishing it gives points, for hosts; missing without a date, and once points are given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) points_from: Option<Timestamp>,
    /// `true` if the reader hosts it.
    pub(super) is_host: bool,
    /// `true` if cars are shared on the way there or back; a seat in one is for people with an account.
    pub(super) has_cars: bool,
    /// Path of the page to give to others: the link that joins, for whoever is in it; the public page, where
    /// there is one. `null` where nobody else could open it.
    #[schema(required = true)]
    pub(super) share_url: Option<String>,
    /// Comments of members, the earliest first; `null` for somebody who has not joined.
    #[schema(required = true)]
    pub(super) comments: Option<Vec<InvitationComment>>,
}

/// Person who invites.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationHost {
    /// Their name.
    pub(super) name: String,
    /// Their user name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) user_name: Option<String>,
    /// Path of their photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) photo_ref: Option<String>,
    /// Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
    /// account, or of the member for a guest.
    pub(super) face_seed: String,
}

/// A date to vote for, with what people think of it. The numbers and names are `null` where votes are hidden.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationOption {
    /// The date.
    #[serde(flatten)]
    pub(super) option: HangoutOption,
    /// Number of people it suits.
    #[schema(required = true)]
    pub(super) yes: Option<usize>,
    /// Number of people who could come if need be.
    #[schema(required = true)]
    pub(super) maybe: Option<usize>,
    /// Number of people who cannot.
    #[schema(required = true)]
    pub(super) no: Option<usize>,
    /// Names of those who cannot.
    #[schema(required = true)]
    pub(super) cannot: Option<Vec<String>>,
    /// Names of those who cannot and are needed.
    #[schema(required = true)]
    pub(super) needed_cannot: Option<Vec<String>>,
}

/// A date that a member proposes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationProposal {
    /// The date; the option has the same id once a host takes it into the poll.
    #[serde(flatten)]
    pub(super) option: HangoutOption,
    /// Id of the member.
    pub(super) member_id: String,
    /// Their name.
    pub(super) name: String,
    /// Their user name, where their name reads like the one of somebody else in the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) user_name: Option<String>,
    /// `true` if the reader proposed it.
    pub(super) is_mine: bool,
}

impl InvitationProposal {
    /// Tells whether it is the one of that id.
    pub(crate) fn is(&self, id: &str) -> bool {
        self.option.id == id
    }
}

/// The best date, and why.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BestDate {
    /// Id of the option.
    pub(super) option_id: String,
    /// Reason why it comes before the next one.
    pub(super) reason: OptionReason,
    /// Number of people it suits.
    pub(super) yes: usize,
    /// Number of people who could come if need be.
    pub(super) maybe: usize,
    /// Number of people who cannot.
    pub(super) no: usize,
    /// Number of people who have voted for any date.
    pub(super) answered: usize,
    /// Names of those who cannot.
    pub(super) cannot: Vec<String>,
    /// Names of those who cannot and are needed.
    pub(super) needed_cannot: Vec<String>,
}

/// Somebody who is in a hangout.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that readers ask for"
)]
pub(super) struct InvitationPerson {
    /// Id of the member; to a reader who is in it the one that functions take, to others one that only tells people
    /// apart.
    pub(super) member_id: String,
    /// Their name.
    pub(super) name: String,
    /// Their user name, where their name reads like the one of somebody else in the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) user_name: Option<String>,
    /// `true` if they have no account: anybody could have typed the name.
    pub(super) is_guest: bool,
    /// `host`, `coHost` or `member`.
    #[schema(value_type = String)]
    pub(super) role: HangoutRole,
    /// `true` if it makes no sense without them.
    pub(super) is_needed: bool,
    /// Path of their photo, where the reader may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) photo_ref: Option<String>,
    /// Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
    /// account, or of the member for a guest.
    pub(super) face_seed: String,
    /// Their vote on each option, by its id; missing where votes are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) votes: Option<BTreeMap<String, Vote>>,
    /// Their answer: they come, may come, or do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rsvp: Option<Rsvp>,
    /// Size of their party, themselves included.
    pub(super) party_size: u32,
    /// `true` if the date has changed since they said that they come.
    pub(super) reconfirm: bool,
    /// `true` if they were there.
    pub(super) attended: bool,
    /// For hosts, of a guest: whether they left an email address, at which they hear of changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) has_email: Option<bool>,
}

/// The reader as a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationSelf {
    /// Part of them that others see too.
    #[serde(flatten)]
    pub(super) person: InvitationPerson,
    /// Email address of a guest who wants to be told the date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) email: Option<String>,
}

/// Something a member said.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationComment {
    /// Id of the comment.
    pub(super) id: String,
    /// The member who said it.
    pub(super) member_id: String,
    /// Their name then.
    pub(super) name: String,
    /// Their user name, where their name reads like the one of somebody else in the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) user_name: Option<String>,
    /// `true` if they have no account.
    pub(super) is_guest: bool,
    /// Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
    /// account, or of the member for a guest.
    pub(super) face_seed: String,
    /// Text of the comment; empty where there is only a photo.
    pub(super) text: String,
    /// Path of a photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) photo: Option<String>,
    /// Moment of the comment.
    pub(super) at: Timestamp,
    /// `true` if the reader may remove it.
    pub(super) can_remove: bool,
}
