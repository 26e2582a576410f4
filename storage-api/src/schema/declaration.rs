//! The declaration of a collection: all that the server knows of it before it reads a document.
//!
//! A declaration names no function of a layer above. What a write or an erasure brings with it is a variant of an enum
//! that the subject's own layer matches without a catch-all arm.

use std::ops::Deref;

use serde_json::Value;
use utoipa::ToSchema;

use super::direct_write::DirectWrite;
use super::personal_data::{Fate, Person};
use super::rules::{Asker, Sight, Subject};
use crate::store::{Collection, Index};

/// A declared collection. What is not declared does not exist.
#[derive(Debug)]
pub struct Declaration {
    /// Name and indexes, for the store.
    pub stored: Collection,
    /// Rules of the routes that lead to it; `None` where none does.
    pub(crate) rules: Option<Rules>,
    /// Places where its documents hold ids of people.
    pub people: &'static [Person],
    /// Effect of erasing a person on the documents that are found by their id.
    pub(crate) fate: Fate,
    /// Fields that an export leaves out, also where their person may read them: secrets, and hashes of them.
    pub(crate) secrets: &'static [&'static str],
    /// `false` if an export leaves the whole collection out, because its documents are about records of others.
    pub(crate) is_exported: bool,
    /// Person whose room a document takes.
    pub(crate) room: Room,
    /// Days after the number in the field `day`, which is an index, at which a document is deleted.
    pub(crate) kept_days: Option<i64>,
    /// Effect of a new document on others, which is limited by the day.
    pub(crate) reaches: Reach,
    /// Indexes under which people hear that their relations have changed. The id of such a document is made of the ids of
    /// the people, joined by `_`.
    pub(crate) relates_by: &'static [&'static str],
}

/// Rules of a collection that routes lead to.
#[derive(Debug)]
pub(crate) struct Rules {
    /// The part of a document that somebody may see.
    pub(crate) read: fn(&Asker<'_>, &Subject<'_>, &Value) -> Option<Sight>,
    /// Collection whose document of the same id is needed to judge.
    pub(crate) companion: Option<&'static Declaration>,
    /// Relation of the viewer to the owner of a document that is needed to judge.
    pub(crate) relation: Relation,
    /// Field with the person in a car: they and people who block them, or whom they block, do not see each other.
    pub(crate) traveller: Option<&'static str>,
    /// Hangout whose members are asked for.
    pub(crate) hangout: HangoutOf,
    /// Queries that its indexes may answer.
    pub(crate) search: Search,
    /// A search by the first of these fields answers with documents first that hold the asker's id in the second.
    pub(crate) own_first: Option<(&'static str, &'static str)>,
    /// The way people write records themselves; `None` where only functions do.
    pub(crate) write: Option<DirectWrite>,
    /// The paths in the description of the API.
    #[cfg_attr(
        not(feature = "describe"),
        expect(dead_code, reason = "only the description reads it")
    )]
    pub(crate) described: Described,
}

/// Relation of a viewer to the owner of a document. A viewer is in no relation to themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Relation {
    /// None matters.
    Nobody,
    /// A friendship, and a block by the owner.
    Friend(Owner),
    /// A block by the owner.
    Block(Owner),
    /// The viewer is an admin.
    Admin(Owner),
    /// A block by the owner of what was published; of anything else only admins are asked for.
    Publication(Owner),
}

/// The owner of a document, where friends and blocks matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Owner {
    /// The person of its id.
    Id,
    /// The person in that field.
    Field(&'static str),
    /// The person in that field of its companion.
    Beside(&'static str),
}

/// The hangout of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HangoutOf {
    /// None.
    Nothing,
    /// The document is it.
    Itself,
    /// The one in its field `hangoutId`.
    Field,
}

/// Queries that the indexes of a collection may answer. Answers hold what the caller may read and nothing else; a
/// search is refused where the question alone would tell something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Nothing: documents are opened by their ids.
    Never,
    /// Everything.
    Anything,
    /// Documents in which one of these fields is the caller's id: the collection is private, or a field of an index is
    /// hidden from those who read the document.
    Own(&'static [&'static str]),
    /// Everything, but these fields only for the caller's id: others do not see them.
    OwnWhere(&'static [&'static str]),
}

/// Person whose room a document takes, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// Nobody's.
    Nobody,
    /// A document and its bytes, of the person in that field, which is an index.
    Of(&'static str),
    /// As [`Room::Of`], also when somebody else edits it.
    Shared(&'static str),
    /// The bytes of a photo, of the person in that field, which is an index.
    Photo(&'static str),
    /// The bytes of an answer, of the person in that field, which is an index.
    Answer(&'static str),
    /// Bytes, of the person of its id: everybody has it once.
    Id,
    /// Bytes, of the owner of the list of its id: every list has it once.
    BesideList,
}

/// Effect of a document on people other than its writer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// None that is counted.
    Nobody,
    /// A new one invites the person in that field.
    Invites(&'static str),
    /// A new one is an invitation of somebody who is not known yet.
    InvitesSomebody,
    /// Every change of it is an invitation.
    InvitesAgain,
    /// A new one notifies the person in that field.
    Notifies(&'static str),
}

/// The paths of a collection in the description of the API.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(feature = "describe"),
    expect(dead_code, reason = "only the description reads it")
)]
pub(crate) struct Described {
    /// Names of one record and of several, for the names of operations.
    pub(crate) names: (&'static str, &'static str),
    /// Fields that it can be searched by; with one alone it must be.
    pub(crate) found_by: &'static [&'static str],
    /// `true` if no search is refused.
    pub(crate) is_open: bool,
    /// Sentence about searching.
    pub(crate) note: Option<&'static str>,
    #[cfg(feature = "describe")]
    pub(crate) record: super::describe::Record,
}

impl Described {
    pub(crate) const fn of<T: ToSchema + 'static>(one: &'static str, many: &'static str) -> Self {
        Self {
            names: (one, many),
            found_by: &[],
            is_open: false,
            note: None,
            #[cfg(feature = "describe")]
            record: super::describe::Record::of::<T>(),
        }
    }

    pub(crate) const fn found_by(self, found_by: &'static [&'static str]) -> Self {
        Self { found_by, ..self }
    }
}

impl Rules {
    /// A collection that only the server writes and nobody searches.
    pub(crate) const fn read_only(
        read: fn(&Asker<'_>, &Subject<'_>, &Value) -> Option<Sight>,
        described: Described,
    ) -> Self {
        Self {
            read,
            companion: None,
            relation: Relation::Nobody,
            traveller: None,
            hangout: HangoutOf::Nothing,
            search: Search::Never,
            own_first: None,
            write: None,
            described,
        }
    }
}

impl Declaration {
    /// A collection that no route leads to. Nobody who declares one can forget to say where it holds ids of people.
    pub(crate) const fn internal(
        name: &'static str,
        indexes: &'static [Index],
        people: &'static [Person],
    ) -> Self {
        Self {
            stored: Collection { name, indexes },
            rules: None,
            people,
            fate: Fate::Delete,
            secrets: &[],
            is_exported: true,
            room: Room::Nobody,
            kept_days: None,
            reaches: Reach::Nobody,
            relates_by: &[],
        }
    }

    /// A collection that routes lead to by its rules.
    pub(crate) const fn public(
        name: &'static str,
        indexes: &'static [Index],
        people: &'static [Person],
        rules: Rules,
    ) -> Self {
        Self {
            rules: Some(rules),
            ..Self::internal(name, indexes, people)
        }
    }

    /// Returns `true` if routes lead to it.
    pub fn is_public(&self) -> bool {
        self.rules.is_some()
    }

    /// The collection whose document of the same id is needed to judge one of this collection.
    pub(crate) fn companion(&self) -> Option<&'static Self> {
        self.rules.as_ref()?.companion
    }
}

/// Questions to the store take a declaration as the collection it is of.
impl Deref for Declaration {
    type Target = Collection;

    fn deref(&self) -> &Collection {
        &self.stored
    }
}

impl PartialEq for Declaration {
    fn eq(&self, other: &Self) -> bool {
        self.stored == other.stored
    }
}

impl PartialEq<Declaration> for Collection {
    fn eq(&self, other: &Declaration) -> bool {
        *self == other.stored
    }
}
