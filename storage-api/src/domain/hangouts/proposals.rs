//! Dates that members propose while a poll goes on. A proposal is kept on its member, so that it goes with them; a host
//! takes it into the poll, or declines it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    FieldError, HANGOUT_PROPOSALS_MAX, HangoutStatus, Timestamp, validate_hangout_option,
};
use wasm_core::error::Code;

use super::create::refuse_past;
use super::email_text::HangoutNews;
use super::guest_emails::GuestPost;
use super::invitation::{InvitationProposal, proposals};
use super::meeting::{Meeting, closed, precondition, put_member};
use super::vote::refuse_late;
use crate::access::auth::mail::Letter;
use crate::access::auth::secret::random_id;
use crate::access::me::{Me, Visitor};
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS};
use crate::store::{Document, Transaction};

/// Proposals of one hangout at the same time.
const PROPOSALS_MAX: usize = 20;
/// Proposals of one member over the whole poll: each one notifies the hosts.
const PROPOSALS_EVER_MAX: u64 = 10;
/// Field of a member that nobody is shown: the number of proposals they have made.
const PROPOSED: &str = "proposed";

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
    let member = meeting.own_member(transaction, visitor, key)?;
    refuse_late(&meeting, visitor.now_ms)?;
    if meeting.data["noProposals"] == true {
        let message = "the host takes no proposals; write a comment instead";
        return Err(precondition("proposalsClosed", message));
    }
    if member.data["role"] != "member" {
        return Err(precondition("host", "hosts add dates by editHangout"));
    }
    let id = random_id();
    let option = new_option(&id, asked, visitor.now_ms)?;
    refuse_same_date(transaction, &meeting, &option)?;
    let member = add(transaction, &member, option)?;
    let about = meeting.about_member(&member.data);
    for host in meeting.hosts() {
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
    let (member, option) = remove(transaction, &meeting, &asked.proposal_id)?;
    let (kind, news) = match asked.answer {
        ProposalAnswer::Accept => {
            accept(transaction, &mut meeting, &member, option.clone(), me)?;
            ("hangoutProposalAccepted", HangoutNews::ProposalAccepted)
        }
        ProposalAnswer::Decline => ("hangoutProposalDeclined", HangoutNews::ProposalDeclined),
    };
    if let Some(proposer) = member.data["userId"].as_str() {
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
    (proposer, option, news): (&Document, Value, HangoutNews),
    (page, now_ms): (&str, i64),
) -> Result<Vec<Letter>, ApiError> {
    let Some(hangout) = transaction.get(&HANGOUTS, &meeting.id)? else {
        return Ok(Vec::new());
    };
    let post = GuestPost::of(transaction, &hangout, page)?;
    let added = [option];
    let mut letters = Vec::from_iter(post.letter(proposer, news, &added));
    if news == HangoutNews::ProposalDeclined {
        return Ok(letters);
    }
    for member in meeting.members(transaction)? {
        let mut data = (*member.data).clone();
        if member.id != proposer.id
            && let Some(letter) = post.dates_added(&member, &mut data, &added, now_ms)
        {
            letters.push(letter);
            transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
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
    if position(&own.data, &asked.proposal_id).is_none() {
        return Err(no_such_proposal());
    }
    remove(transaction, &meeting, &asked.proposal_id)?;
    let proposals = proposals(transaction, &visitor.asker(key), &meeting.id)?;
    Ok(OpenProposals { proposals })
}

/// An option as it is proposed, if it is a date that lies ahead.
fn new_option(id: &str, asked: &ProposeOption, now_ms: i64) -> Result<Value, ApiError> {
    let mut option = json!({ "id": id, "start": asked.start });
    if let Some(minutes) = &asked.duration_min {
        option["durationMin"] = minutes.clone();
    }
    ApiError::refuse_fields(validate_hangout_option(&option))?;
    let start = Timestamp::from_json(&asked.start).map_err(ApiError::internal)?;
    if start.epoch_ms() <= now_ms {
        let (field, message) = ("start".to_owned(), "must be in the future".to_owned());
        refuse_past(vec![FieldError { field, message }])?;
    }
    option["start"] = start.to_json();
    Ok(option)
}

/// Refuses a date that is in the poll or proposed already, and one too many.
fn refuse_same_date(
    transaction: &Transaction<'_>,
    meeting: &Meeting,
    option: &Value,
) -> Result<(), ApiError> {
    let members = meeting.members(transaction)?;
    let proposed: Vec<&Value> = members.iter().flat_map(|it| open(&it.data)).collect();
    let options = meeting.data["options"].as_array().into_iter().flatten();
    let moment = |option: &Value| Timestamp::from_json(&option["start"]).ok();
    let start = moment(option);
    if options
        .chain(proposed.iter().copied())
        .any(|known| moment(known) == start)
    {
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
    member: &Document,
    option: Value,
) -> Result<Document, ApiError> {
    let mut data = (*member.data).clone();
    let ever = data[PROPOSED].as_u64().unwrap_or(0);
    let is_full = open(&data).count() >= HANGOUT_PROPOSALS_MAX;
    if is_full || ever >= PROPOSALS_EVER_MAX {
        return Err(too_many(
            "that are enough proposals; wait for the host's answer",
        ));
    }
    data[PROPOSED] = json!(ever + 1);
    match data["proposals"].as_array_mut() {
        Some(proposals) => proposals.push(option),
        None => data["proposals"] = json!([option]),
    }
    put_member(transaction, &member.id, data)
}

/// Takes a proposal off its member. Answers with the member as it is then, and the option.
fn remove(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    id: &str,
) -> Result<(Document, Value), ApiError> {
    let members = meeting.members(transaction)?;
    let found = members
        .iter()
        .find_map(|member| Some((member, position(&member.data, id)?)));
    let (member, at) = found.ok_or_else(no_such_proposal)?;
    let mut data = (*member.data).clone();
    let proposals = data["proposals"].as_array_mut();
    let option = proposals.map(|proposals| proposals.remove(at));
    let option = option.ok_or_else(no_such_proposal)?;
    Ok((put_member(transaction, &member.id, data)?, option))
}

/// Makes a proposal an option, which suits who proposed it; members who have voted already hear of it.
fn accept(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    proposer: &Document,
    option: Value,
    me: &Me,
) -> Result<(), ApiError> {
    if meeting.refuse_over()? != HangoutStatus::Polling {
        return Err(closed("the date is set; change it instead"));
    }
    let id = option["id"].as_str().unwrap_or_default().to_owned();
    let is_past =
        Timestamp::from_json(&option["start"]).is_ok_and(|start| start.epoch_ms() <= me.now_ms);
    if is_past {
        let (field, message) = ("proposalId".to_owned(), "must be in the future".to_owned());
        refuse_past(vec![FieldError { field, message }])?;
    }
    if let Some(options) = meeting.data["options"].as_array_mut() {
        options.push(option);
    }
    meeting.save(transaction)?;
    let mut data = (*proposer.data).clone();
    if !data["votes"].is_object() {
        data["votes"] = json!({});
    }
    data["votes"][&id] = json!("yes");
    put_member(transaction, &proposer.id, data)?;
    for member in meeting.members(transaction)? {
        let has_voted = member.data["votes"]
            .as_object()
            .is_some_and(|votes| !votes.is_empty());
        let uid = member.data["userId"].as_str().filter(|uid| *uid != me.uid);
        if let Some(uid) = uid.filter(|_| has_voted && member.id != proposer.id) {
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
fn open(member: &Value) -> impl Iterator<Item = &Value> {
    member["proposals"].as_array().into_iter().flatten()
}

fn position(member: &Value, id: &str) -> Option<usize> {
    open(member).position(|proposal| proposal["id"] == id)
}

fn no_such_proposal() -> ApiError {
    ApiError::not_found("there is no such proposal")
}

fn too_many(message: &str) -> ApiError {
    ApiError::new(Code::ResourceExhausted, message).with_reason("proposals")
}
