//! The account at the stand-in: its sessions, its money, and the answers it keeps.

use std::collections::{BTreeMap, HashMap, VecDeque};

use http::Method;
use serde_json::{Value, json};

use super::Fault;

type Form = BTreeMap<String, String>;
type Answer = (u16, Value);

/// Sessions, refunds and whatever else a test looks at.
#[derive(Debug)]
pub struct StripeAccount {
    url: String,
    sessions: BTreeMap<String, Value>,
    /// Refunds, the oldest first.
    refunds: Vec<Value>,
    /// Answers by idempotency key, with the request they are of.
    kept: HashMap<String, (String, Form, Answer)>,
    faults: VecDeque<Fault>,
    /// Number of calls so far, failed ones too.
    pub calls: usize,
    made: usize,
}

impl StripeAccount {
    pub(super) fn new(url: &str) -> Self {
        Self {
            url: url.to_owned(),
            sessions: BTreeMap::new(),
            refunds: Vec::new(),
            kept: HashMap::new(),
            faults: VecDeque::new(),
            calls: 0,
            made: 0,
        }
    }

    /// Makes the next calls go wrong, one after the other.
    pub fn fail(&mut self, faults: &[Fault]) {
        self.faults.extend(faults);
    }

    /// Makes no more calls go wrong.
    pub fn recover(&mut self) {
        self.faults.clear();
    }

    /// Every session, as the API shows it.
    pub fn sessions(&self) -> Vec<&Value> {
        self.sessions.values().collect()
    }

    /// The session of a page.
    pub fn session(&self, page: &str) -> &Value {
        let found = self
            .sessions
            .values()
            .find(|session| session["url"] == page);
        found.expect("a session")
    }

    /// Refunded part of the money that was paid on a page.
    pub fn refunded(&self, page: &str) -> u64 {
        self.refunded_of(&self.session(page)["payment_intent"])
    }

    fn refunded_of(&self, intent: &Value) -> u64 {
        let own = self.refunds.iter();
        let own = own.filter(|refund| refund["payment_intent"] == *intent);
        own.filter_map(|refund| refund["amount"].as_u64()).sum()
    }

    /// The latest refund, as an event shows it.
    pub fn latest_refund(&self) -> Value {
        self.refunds.last().cloned().expect("a refund")
    }

    pub(super) fn pay(&mut self, page: &str) -> Option<Value> {
        let number = self.next();
        let mut sessions = self.sessions.values_mut();
        let session = sessions.find(|session| session["url"] == page);
        let session = session.expect("a session");
        if session["status"] != "open" {
            return None;
        }
        session["status"] = json!("complete");
        session["payment_status"] = json!("paid");
        session["payment_intent"] = json!(format!("pi_{number}"));
        let object = session.clone();
        Some(json!({
            "id": format!("evt_{number}"), "object": "event", "type": "checkout.session.completed",
            "data": { "object": object },
        }))
    }

    fn next(&mut self) -> usize {
        self.made += 1;
        self.made
    }

    /// Answers a call, or says why there is no answer.
    pub(super) fn call(
        &mut self,
        (method, path): (&Method, &str),
        key: Option<String>,
        form: Form,
    ) -> Result<Answer, Fault> {
        self.calls += 1;
        let fault = self.faults.pop_front();
        if let Some(fault @ (Fault::Cut | Fault::Silent)) = fault {
            return Err(fault);
        }
        let known = key.as_ref().and_then(|key| self.kept.get(key));
        if let Some((of, with, answer)) = known {
            let is_same = of == path && *with == form;
            return Ok(if is_same {
                answer.clone()
            } else {
                refused("idempotency_error")
            });
        }
        let answer = match fault {
            Some(Fault::Fail) => (500, json!({ "error": { "type": "api_error" } })),
            Some(Fault::Refuse) => refused("amount_too_small"),
            Some(Fault::Botch) => {
                self.run(method, path, &form);
                (500, json!({ "error": { "type": "api_error" } }))
            }
            _ => self.run(method, path, &form),
        };
        if let Some(key) = key {
            let kept = (path.to_owned(), form, answer.clone());
            self.kept.insert(key, kept);
        }
        match fault {
            Some(fault @ (Fault::Lost | Fault::Stuck)) => Err(fault),
            _ => Ok(answer),
        }
    }

    fn run(&mut self, method: &Method, path: &str, form: &Form) -> Answer {
        let parts: Vec<&str> = path.trim_start_matches("/v1/").split('/').collect();
        match (method, &parts[..]) {
            (&Method::POST, ["checkout", "sessions"]) => self.open(form),
            (&Method::GET, ["checkout", "sessions", id]) => self
                .sessions
                .get(*id)
                .map_or_else(|| refused("resource_missing"), |it| (200, it.clone())),
            (&Method::POST, ["checkout", "sessions", id, "expire"]) => {
                match self.sessions.get_mut(*id) {
                    Some(session) if session["status"] == "open" => {
                        session["status"] = json!("expired");
                        (200, session.clone())
                    }
                    _ => refused("session_not_open"),
                }
            }
            (&Method::POST, ["refunds"]) => self.refund(form),
            (&Method::GET, ["refunds"]) => {
                let intent = json!(form.get("payment_intent"));
                let own = self.refunds.iter();
                let own = own.filter(|refund| refund["payment_intent"] == intent);
                (
                    200,
                    json!({ "object": "list", "data": own.collect::<Vec<_>>() }),
                )
            }
            _ => refused("unknown_path"),
        }
    }

    fn open(&mut self, form: &Form) -> Answer {
        let number = self.next();
        let text = |name: &str| form.get(name).cloned().unwrap_or_default();
        let price = "line_items[0][price_data]";
        let whole = |name: &str| text(name).parse::<u64>().ok();
        let unit = whole(&format!("{price}[unit_amount]"));
        let (Some(unit), Some(quantity)) = (unit, whole("line_items[0][quantity]")) else {
            return refused("parameter_invalid_integer");
        };
        let is_whole = text("mode") == "payment"
            && !text("success_url").is_empty()
            && !text(&format!("{price}[product_data][name]")).is_empty();
        if !is_whole {
            return refused("parameter_missing");
        }
        let id = format!("cs_test_{number}");
        let session = json!({
            "id": id, "object": "checkout.session", "status": "open", "payment_status": "unpaid",
            "url": format!("{}/pay/{id}", self.url), "payment_intent": null,
            "amount_total": unit * quantity, "currency": text(&format!("{price}[currency]")),
            "client_reference_id": text("client_reference_id"),
            "metadata": { "payment": text("metadata[payment]") },
            "success_url": text("success_url"), "cancel_url": text("cancel_url"),
            "expires_at": whole("expires_at"),
        });
        self.sessions.insert(id, session.clone());
        (200, session)
    }

    fn refund(&mut self, form: &Form) -> Answer {
        let text = |name: &str| form.get(name).cloned().unwrap_or_default();
        let intent = text("payment_intent");
        let paid = self
            .sessions
            .values()
            .find(|session| session["payment_intent"] == intent.as_str())
            .and_then(|session| session["amount_total"].as_u64());
        let (Some(paid), Ok(amount)) = (paid, text("amount").parse::<u64>()) else {
            return refused("resource_missing");
        };
        let back = self.refunded_of(&json!(intent));
        if back == paid {
            return refused("charge_already_refunded");
        }
        if back + amount > paid {
            return refused("amount_too_large");
        }
        let number = self.next();
        let refund = json!({
            "id": format!("re_{number}"), "object": "refund", "status": "succeeded", "amount": amount,
            "payment_intent": intent, "metadata": { "payment": text("metadata[payment]"), "number": text("metadata[number]") },
        });
        self.refunds.push(refund.clone());
        (200, refund)
    }
}

fn refused(code: &str) -> Answer {
    let error = json!({ "type": "invalid_request_error", "code": code });
    (400, json!({ "error": error }))
}
