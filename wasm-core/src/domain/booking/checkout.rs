//! Form that a guest fills in at the checkout.

use serde_json::Value;

use crate::domain::check::{Check, FieldError};
use crate::domain::{ANSWER_MAX, NAME_MAX, QuestQuestion, Record};

/// Lists the faults of `{answers, seatNames}` of a checkout; empty if there are none. `questions` are those of the
/// quest, `seats` the seats that are held.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::{QuestQuestion, validate_checkout};
///
/// let diet = QuestQuestion { id: "diet".into(), text: "What do you eat?".into(), required: true };
/// let errors = validate_checkout(&json!({ "answers": {} }), &[diet], 2);
/// assert_eq!((&*errors[0].field, &*errors[0].message), ("answers.diet", "is required"));
/// ```
pub fn validate_checkout(form: &Value, questions: &[QuestQuestion], seats: u32) -> Vec<FieldError> {
    let nothing = Value::Object(Record::new());
    Check::object("", form, |check, record| {
        let mut record = record.clone();
        // Without answers every required one is missing.
        if record.get("answers").is_none_or(Value::is_null) {
            record.insert("answers".to_owned(), nothing.clone());
        }
        check.part(&record, "answers", |check, answers| {
            check_answers(check, answers, questions);
        });
        let most = (usize::try_from(seats).unwrap_or(usize::MAX), "names");
        check.list(&record, "seatNames", most, |check, name| {
            check.is_text(name, 0, NAME_MAX);
        });
    })
}

fn check_answers(check: &mut Check, answers: &Record, questions: &[QuestQuestion]) {
    for question in questions {
        let least = usize::from(question.required);
        if question.required {
            check.required(answers, &question.id);
        }
        check.prose(answers, &question.id, least, ANSWER_MAX);
    }
    for name in answers.keys() {
        if !questions.iter().any(|question| question.id == *name) {
            check.fail_at(name, "is not asked");
        }
    }
}
