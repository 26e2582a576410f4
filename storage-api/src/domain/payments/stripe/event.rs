//! Events of Stripe, and the objects in them.

use serde_json::Value;

use crate::domain::payments::provider::{
    PageState, PaymentEvent, PaymentFact, Receipt, RefundReceipt, WebhookRefused,
};

/// Reads an event whose signature is right; `None` for one of another kind, or about a payment that is not ours.
pub(super) fn read(body: &[u8]) -> Result<Option<PaymentEvent>, WebhookRefused> {
    let event: Value = serde_json::from_slice(body).map_err(|_| WebhookRefused::Unreadable)?;
    let kind = event["type"].as_str().ok_or(WebhookRefused::Unreadable)?;
    let object = &event["data"]["object"];
    let Some(payment_id) = payment_id(object) else {
        return Ok(None);
    };
    let fact = match kind {
        "checkout.session.completed" | "checkout.session.async_payment_succeeded" => {
            match page_state(object) {
                Some(PageState::Paid(receipt)) => PaymentFact::Paid(receipt),
                // The money is on its way; another event says when it is there.
                Some(_) => return Ok(None),
                None => return Err(WebhookRefused::Unreadable),
            }
        }
        "checkout.session.expired" | "checkout.session.async_payment_failed" => PaymentFact::Closed,
        "charge.refunded" if object["refunded"] == true => PaymentFact::Refunded,
        "refund.created" | "refund.updated" | "charge.refund.updated"
            if object["status"] == "succeeded" =>
        {
            let refund = object["id"].as_str().zip(object["amount"].as_u64());
            let Some((id, amount)) = refund else {
                return Err(WebhookRefused::Unreadable);
            };
            let id = id.to_owned();
            PaymentFact::RefundMade(RefundReceipt { id, amount })
        }
        "refund.failed" | "refund.updated" | "charge.refund.updated"
            if object["status"] == "failed" =>
        {
            let reason = object["failure_reason"].as_str().unwrap_or("no reason");
            PaymentFact::RefundFailed(reason.to_owned())
        }
        _ => return Ok(None),
    };
    Ok(Some(PaymentEvent { payment_id, fact }))
}

/// The payment an object is about: we write it on every session, payment and refund that we make.
fn payment_id(object: &Value) -> Option<String> {
    let named = object["metadata"]["payment"].as_str();
    let id = named.or(object["client_reference_id"].as_str())?;
    Some(id.to_owned())
}

/// State of a checkout session; `None` for another kind of object.
pub(super) fn page_state(session: &Value) -> Option<PageState> {
    match (
        session["status"].as_str()?,
        session["payment_status"].as_str()?,
    ) {
        (_, "paid") => Some(PageState::Paid(Receipt {
            intent_id: session["payment_intent"].as_str()?.to_owned(),
            amount: session["amount_total"].as_u64()?,
            currency: session["currency"].as_str()?.to_uppercase(),
        })),
        ("open", _) => Some(PageState::Open),
        ("complete", _) => Some(PageState::OnItsWay),
        ("expired", _) => Some(PageState::Closed),
        _ => None,
    }
}
