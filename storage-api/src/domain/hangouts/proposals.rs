//! Dates that members propose while a poll goes on. A proposal is kept on its member, so that it goes with them; a host
//! takes it into the poll, or declines it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    FieldError, HANGOUT_PROPOSALS_MAX, HangoutOption, HangoutRole, HangoutStatus, Timestamp, Vote,
    validate_hangout_option,
};
use wasm_core::error::Code;

use super::create::refuse_past;
use super::email_text::HangoutNews;
use super::guest_emails::GuestPost;
use super::invitation::{InvitationProposal, proposals};
use super::meeting::{Meeting, closed, precondition, put_member};
use super::members::Member;
use super::vote::refuse_late;
use crate::access::auth::mail::Letter;
use crate::access::auth::secret::random_id;
use crate::access::me::{Me, Visitor};
use crate::domain::notifications::notify;
use crate::domain::records::{parsed, remove_nulls};
use crate::error::ApiError;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::Transaction;

/// Proposals of one hangout at the same time.
const PROPOSALS_MAX: usize = 20;
/// Proposals of one member over the whole poll: each one notifies the hosts.
const PROPOSALS_EVER_MAX: u32 = 10;

/// A date to propose.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProposeOption {
    /// Id of the hangout.
    hangout_id: String,
    /// Moment when it would begin.
    #[schema(value_type = Timestamp)]
    start: Value,
    /// Length of it, in minutes.
    #[schema(value_type = Option<u32>)]
    duration_min: Option<Value>,
    /// The secret of a guest.
    key: Option<String>,
}

/// A date that is proposed.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProposedOption {
    /// The proposal.
    proposal: InvitationProposal,
}

/// A host's answer to a proposal.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ProposalAnswer {
    /// The date joins the poll, with a yes of who proposed it.
    Accept,
    /// The date does not join the poll.
    Decline,
}

/// A proposal to answer.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerProposal {
    /// Id of the hangout.
    hangout_id: String,
    /// Id of the proposal; the option has the same one then.
    proposal_id: String,
    /// The answer.
    answer: ProposalAnswer,
}

/// A proposal to take back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WithdrawProposal {
    /// Id of the hangout.
    hangout_id: String,
    /// Id of the proposal.
    proposal_id: String,
    /// The secret of a guest.
    key: Option<String>,
}

/// The proposals of a hangout that are open.
#[derive(Serialize, ToSchema)]
pub(crate) struct OpenProposals {
    /// Those that the caller sees, the earliest date first.
    proposals: Vec<InvitationProposal>,
}

/// Proposes a date.
pub(crate) fn propose(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &ProposeOption,
) -> Result<ProposedOption, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let mut member = meeting.own_member(transaction, visitor, key)?;
    refuse_late(&meeting, visitor.now_ms)?;
    if meeting.data.no_proposals == Some(true) {
        let message = "the host takes no proposals; write a comment instead";
        return Err(precondition("proposalsClosed", message));
    }
    if member.data.role != HangoutRole::Member {
        return Err(precondition("host", "hosts add dates by editHangout"));
    }
    let id = random_id();
    let option = new_option(&id, asked, visitor.now_ms)?;
    refuse_same_date(transaction, &meeting, &option)?;
    add(transaction, &mut member, option)?;
    let about = meeting.about_member(&member.data);
    for host in meeting.data.hosts() {
        notify(
            transaction,
            host,
            "hangoutDateProposed",
            &about,
            visitor.now_ms,
        )?;
    }
    let mut shown = proposals(transaction, &visitor.asker(key), &meeting.id)?;
    shown.retain(|proposal| proposal.is(&id));
    let proposal = shown.pop();
    let proposal = proposal.ok_or_else(|| ApiError::internal("a proposal vanished"))?;
    Ok(ProposedOption { proposal })
}

pub(crate) fn answer_one(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerProposal,
    page: &str,
) -> Result<(OpenProposals, Vec<Letter>), ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    let (mut member, option) = remove(transaction, &meeting, &asked.proposal_id)?;
    let (kind, news) = match asked.answer {
        ProposalAnswer::Accept => {
            accept(transaction, &mut meeting, &mut member, option.clone(), me)?;
            ("hangoutProposalAccepted", HangoutNews::ProposalAccepted)
        }
        ProposalAnswer::Decline => ("hangoutProposalDeclined", HangoutNews::ProposalDeclined),
    };
    if let Some(proposer) = &member.data.user_id {
        notify(transaction, proposer, kind, &meeting.about(), me.now_ms)?;
    }
    let about = (&member, option, news);
    let letters = letters_about(transaction, &meeting, about, (page, me.now_ms))?;
    let proposals = proposals(transaction, &me.asker(None), &meeting.id)?;
    Ok((OpenProposals { proposals }, letters))
}

/// Emails to a guest about their proposal, and once it is in the poll, to the other guests who have voted.
fn letters_about(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    (proposer, option, news): (&Member, HangoutOption, HangoutNews),
    (page, now_ms): (&str, i64),
) -> Result<Vec<Letter>, ApiError> {
    let post = GuestPost::of(transaction, meeting, page)?;
    let added = [option];
    let mut letters = Vec::from_iter(post.letter(proposer, news, &added));
    if news == HangoutNews::ProposalDeclined {
        return Ok(letters);
    }
    for mut member in meeting.members(transaction)? {
        if member.id != proposer.id
            && let Some(letter) = post.dates_added(&mut member, &added, now_ms)
        {
            letters.push(letter);
            member.put(transaction, &HANGOUT_MEMBERS)?;
        }
    }
    Ok(letters)
}

/// Takes an own proposal back.
pub(crate) fn withdraw(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &WithdrawProposal,
) -> Result<OpenProposals, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let own = meeting.own_member(transaction, visitor, key)?;
    if !open(&own).any(|proposal| proposal.id == asked.proposal_id) {
        return Err(no_such_proposal());
    }
    remove(transaction, &meeting, &asked.proposal_id)?;
    let proposals = proposals(transaction, &visitor.asker(key), &meeting.id)?;
    Ok(OpenProposals { proposals })
}

/// An option as it is proposed, if it is a date that lies ahead.
fn new_option(id: &str, asked: &ProposeOption, now_ms: i64) -> Result<HangoutOption, ApiError> {
    let minutes = &asked.duration_min;
    let mut option = json!({ "id": id, "start": asked.start, "durationMin": minutes });
    remove_nulls(&mut option);
    ApiError::refuse_fields(validate_hangout_option(&option))?;
    let option: HangoutOption = parsed(option)?;
    if option.start.epoch_ms() <= now_ms {
        let (field, message) = ("start".to_owned(), "must be in the future".to_owned());
        refuse_past(vec![FieldError { field, message }])?;
    }
    Ok(option)
}

/// Refuses a date that is in the poll or proposed already, and one too many.
fn refuse_same_date(
    transaction: &Transaction<'_>,
    meeting: &Meeting,
    option: &HangoutOption,
) -> Result<(), ApiError> {
    let members = meeting.members(transaction)?;
    let proposed: Vec<&HangoutOption> = members.iter().flat_map(open).collect();
    let mut known = meeting.data.options.iter().chain(proposed.iter().copied());
    if known.any(|known| known.start == option.start) {
        let message = "this date is in the poll or proposed already";
        return Err(ApiError::new(Code::AlreadyExists, message).with_reason("sameDate"));
    }
    if proposed.len() >= PROPOSALS_MAX {
        return Err(too_many("a hangout has at most 20 proposals"));
    }
    Ok(())
}

/// Writes a proposal down with its member.
fn add(
    transaction: &mut Transaction<'_>,
    member: &mut Member,
    option: HangoutOption,
) -> Result<(), ApiError> {
    let ever = member.data.proposed.unwrap_or(0);
    let is_full = open(member).count() >= HANGOUT_PROPOSALS_MAX;
    if is_full || ever >= PROPOSALS_EVER_MAX {
        return Err(too_many(
            "that are enough proposals; wait for the host's answer",
        ));
    }
    member.data.proposed = Some(ever + 1);
    let proposals = member.data.proposals.get_or_insert_default();
    proposals.push(option);
    put_member(transaction, member)
}

/// Takes a proposal off its member. Answers with the member as it is then, and the option.
fn remove(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    id: &str,
) -> Result<(Member, HangoutOption), ApiError> {
    for mut member in meeting.members(transaction)? {
        let at = open(&member).position(|proposal| proposal.id == id);
        if let Some((at, proposals)) = at.zip(member.data.proposals.as_mut()) {
            let option = proposals.remove(at);
            put_member(transaction, &mut member)?;
            return Ok((member, option));
        }
    }
    Err(no_such_proposal())
}

/// Makes a proposal an option, which suits who proposed it; members who have voted already hear of it.
fn accept(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    proposer: &mut Member,
    option: HangoutOption,
    me: &Me,
) -> Result<(), ApiError> {
    if meeting.refuse_over()? != HangoutStatus::Polling {
        return Err(closed("the date is set; change it instead"));
    }
    if option.start.epoch_ms() <= me.now_ms {
        let (field, message) = ("proposalId".to_owned(), "must be in the future".to_owned());
        refuse_past(vec![FieldError { field, message }])?;
    }
    let votes = proposer.data.votes.get_or_insert_default();
    votes.insert(option.id.clone(), Vote::Yes);
    meeting.data.options.push(option);
    meeting.save(transaction)?;
    put_member(transaction, proposer)?;
    for member in meeting.members(transaction)? {
        let uid = member.data.user_id.as_ref().filter(|uid| **uid != me.uid);
        let hears = member.data.has_voted() && member.id != proposer.id;
        if let Some(uid) = uid.filter(|_| hears) {
            notify(
                transaction,
                uid,
                "hangoutDateAdded",
                &meeting.about(),
                me.now_ms,
            )?;
        }
    }
    Ok(())
}

/// The dates that a member proposes.
fn open(member: &Member) -> impl Iterator<Item = &HangoutOption> {
    member.data.proposals.iter().flatten()
}

fn no_such_proposal() -> ApiError {
    ApiError::not_found("there is no such proposal")
}

fn too_many(message: &str) -> ApiError {
    ApiError::new(Code::ResourceExhausted, message).with_reason("proposals")
}
