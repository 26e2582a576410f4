//! Access rules for reading and writing, as the declarations of the collections have them. Pure: they know no store, no
//! clock and no HTTP; whoever asks brings the documents.
//!
//! Everything is refused that is not allowed there. Start at [`read`] and `write`; [`evidence`] says which documents
//! they need besides the one in question.

pub mod evidence;
mod search;

pub use self::evidence::Question;
pub use self::search::{search, searchable};
use crate::schema::declaration::Declaration;
use crate::schema::direct_write::DirectWrite;
pub(crate) use crate::schema::rules::hangouts::MEMBER_SECRETS;
pub use crate::schema::rules::hangouts::{remove_list, shown_hangout};
pub use crate::schema::rules::lists::edit_items;
pub use crate::schema::rules::quests::without_spoilers;
pub use crate::schema::rules::trips::edit_plan;
pub use crate::schema::rules::{Actor, Asker, Evidence, Refusal, Sight, Subject, Write};

const SERVER_ONLY: &str = "this record is written by the server only";

/// Returns the part of a document that somebody may see; `None` hides that it exists.
pub fn read(collection: &Declaration, asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let rules = collection.rules.as_ref()?;
    (rules.read)(asker, subject, subject.before?)
}

/// The way people write records of a collection themselves; functions of the server write all others. The answer depends
/// on the collection alone, so that it tells nothing about a record: its id may name two people, as those of blocks do.
///
/// # Errors
/// [`Refusal`] when only the server writes them.
pub(crate) fn written_directly(
    collection: &'static Declaration,
) -> Result<&'static DirectWrite, Refusal> {
    let write = collection
        .rules
        .as_ref()
        .and_then(|rules| rules.write.as_ref());
    write.ok_or(Refusal::Denied(SERVER_ONLY))
}

/// Checks that somebody may write a document directly. `subject.before` is `None` where they cannot read it: to them it
/// is absent, and they are refused as for one that is.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub(crate) fn write(
    declared: &DirectWrite,
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    if asker.actor == Actor::Anonymous {
        return Err(Refusal::SignIn);
    }
    (declared.rule)(asker, write, subject)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::schema::declaration::{Described, Owner, Relation, Rules, Search};
    use crate::schema::direct_write::{Effect, Verb};
    use crate::schema::personal_data::{Parting, Person};
    use crate::schema::rules::people;
    use crate::store::{Field, Index};

    /// A collection that no file but this one knows of.
    static NOTES: Declaration = Declaration::public(
        "notes",
        &[Index::on("by", &[Field::text("by")])],
        &[Person::index("by", Parting::RULES)],
        Rules {
            relation: Relation::Friend(Owner::Field("by")),
            search: Search::Own(&["by"]),
            write: Some(DirectWrite {
                rule: |asker, _, subject| people::write_selections(asker, subject),
                validate: |_| Vec::new(),
                is_dated: false,
                effect: Effect::Nothing,
                verbs: &[Verb::Replace],
            }),
            ..Rules::read_only(
                |asker, _, data| people::read_own(asker, data, "by"),
                Described::of::<String>("note", "notes"),
            )
        },
    );

    #[test]
    fn a_declaration_is_all_that_a_collection_needs_to_be_judged() {
        let asker = |uid| Asker {
            actor: Actor::Person(uid),
            key: None,
            now_ms: 0,
        };
        let (data, evidence) = (json!({ "by": "ada" }), Evidence::default());
        let subject = Subject {
            id: "ada",
            before: Some(&data),
            after: None,
            evidence: &evidence,
            signature: None,
        };
        assert_eq!(read(&NOTES, &asker("ada"), &subject), Some(Sight::Whole));
        assert_eq!(read(&NOTES, &asker("bob"), &subject), None);
        let questions = evidence.questions(&asker("bob"), &NOTES, "ada", &data);
        let names = questions.iter().map(|question| question.collection.name);
        assert!(names.eq(["friendships", "blocks"]));
        let by = &NOTES.indexes[0];
        let own = [json!("ada")];
        assert!(search(Actor::Person("ada"), &NOTES, by, &own).is_ok());
        assert!(search(Actor::Person("bob"), &NOTES, by, &own).is_err());
        let declared = written_directly(&NOTES).expect("people write notes");
        assert!(write(declared, &asker("ada"), Write::Update, &subject).is_ok());
        assert!(write(declared, &asker("bob"), Write::Update, &subject).is_err());
    }
}
