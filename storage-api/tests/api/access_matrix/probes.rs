//! Attempts on each collection: its document in question, and the write to it.

use serde_json::{Value, json};
use wasm_core::domain::friendship_id;

use super::ACTORS;
use super::world::World;

/// An id that no document has.
pub(crate) const ABSENT: &str = "absent-document";

/// Attempts on one collection.
pub(crate) struct Probe {
    /// Its document in question, which is the owner's.
    pub(crate) id: String,
    /// A question that finds it.
    pub(crate) search: String,
    /// A new record.
    pub(crate) create: Value,
    /// Id and record of one that pretends to be the owner's.
    pub(crate) as_owner: (String, Value),
    /// A change of whose it is.
    pub(crate) owner_field: Value,
    /// A change of what only the server writes.
    pub(crate) server_field: Value,
}

impl Probe {
    pub(crate) fn of(world: &World, collection: &str, operation: &str, actor: &str) -> Self {
        let at = ACTORS.iter().position(|name| *name == actor);
        let fresh = format!("fresh-{collection}-{}", actor.replace(' ', "-"));
        let usual = Self {
            id: world.owner.uid.clone(),
            search: String::new(),
            create: json!({}),
            as_owner: (fresh, json!({})),
            owner_field: json!({ "userId": world.uid("stranger") }),
            server_field: json!({ "createdAt": "2020-01-01T00:00:00.000Z" }),
        };
        let delete = operation == "delete";
        match collection {
            "users" | "usersPrivate" | "selections" => usual.of_person(world, collection),
            "bucketLists" => usual.list(world, delete, at.expect("an actor")),
            "bucketListMeta" => usual.list_meta(world),
            "friendships" => usual.friendship(world),
            "friendRequests" => usual.friend_request(world),
            "blocks" => usual.block(world),
            "waitlist" => usual.waitlist(world),
            "quests" => usual.of_quest(world, 0, "creatorId"),
            "questSessions" => usual.of_quest(world, 1, "creatorId"),
            "questWaitlist" => usual.of_quest(world, 3, "userId"),
            "questMessages" => Self {
                id: world.message.clone(),
                ..usual.of_quest(world, 0, "creatorId")
            },
            "questQuestions" => Self {
                id: world.question.clone(),
                ..usual.of_quest(world, 0, "creatorId")
            },
            "bookings" | "progress" | "reviews" => usual.of_quest(world, 2, "userId"),
            other => usual.gathering(world, other),
        }
    }

    /// The same on a document that does not exist; only numbers of a search stay as they are.
    pub(crate) fn absent(self) -> Self {
        let value = |pair: &str| match pair.split_once('=') {
            Some((name, value)) if value.parse::<f64>().is_err() => format!("{name}={ABSENT}"),
            _ => pair.to_owned(),
        };
        Self {
            id: ABSENT.to_owned(),
            search: self
                .search
                .split('&')
                .map(value)
                .collect::<Vec<_>>()
                .join("&"),
            as_owner: (ABSENT.to_owned(), self.as_owner.1),
            ..self
        }
    }

    /// Hangouts, carpools, and what is one person's alone.
    fn gathering(self, world: &World, collection: &str) -> Self {
        let usual = self;
        match collection {
            "meToos" => usual.own(&world.me_too, ("ownerId", world), json!({ "name": "x" })),
            "hangouts" => usual.own(
                &world.hangout,
                ("hostId", world),
                json!({ "status": "done" }),
            ),
            "hangoutMembers" => usual.own(
                &format!("{}_{}", world.hangout, world.owner.uid),
                ("userId", world),
                json!({ "rsvp": "going" }),
            ),
            "hangoutComments" => Self {
                search: format!("hangoutId={}", world.hangout),
                ..usual.own(&world.comment, ("authorId", world), json!({ "name": "x" }))
            },
            "hangoutActivity" => Self {
                search: format!("hangoutId={}", world.hangout),
                ..usual.own(&world.hangout, ("hostId", world), json!({ "count": 0 }))
            },
            "carpools" => Self {
                search: format!("hangoutId={}", world.hangout),
                ..usual.own(
                    &world.carpool,
                    ("hostId", world),
                    json!({ "status": "done" }),
                )
            },
            "carpoolCars" => usual.own(
                &format!("{}_{}", world.carpool, world.owner.uid),
                ("driverId", world),
                json!({ "sharedWith": [] }),
            ),
            "carpoolRiders" => Self {
                search: format!("carpoolId={}", world.carpool),
                ..usual.own(
                    &format!("{}_{}", world.carpool, world.uid("friend")),
                    ("userId", world),
                    json!({ "status": "accepted" }),
                )
            },
            _ => usual.trip(world, collection),
        }
    }

    /// Places and plans, and what people are told and given.
    fn trip(self, world: &World, collection: &str) -> Self {
        let usual = self;
        match collection {
            "places" => usual.own(
                &world.place,
                ("createdBy", world),
                json!({ "isPublic": true }),
            ),
            "plans" => usual.own(
                &world.plan,
                ("ownerId", world),
                json!({ "visibility": "public" }),
            ),
            "planSuggestions" => usual.own(
                &world.suggestion,
                ("ownerId", world),
                json!({ "status": "accepted" }),
            ),
            "points" => usual.own(&world.points, ("uid", world), json!({ "points": 1_000 })),
            "flags" => usual.own(&world.flag, ("by", world), json!({ "status": "upheld" })),
            "notifications" => usual.own(
                &world.notification,
                ("uid", world),
                json!({ "readAt": null }),
            ),
            other => panic!("the matrix does not know how to try {other}"),
        }
    }

    fn of_person(self, world: &World, collection: &str) -> Self {
        let owner = &world.owner;
        let (search, owner_field, server_field) = match collection {
            "users" => (
                format!("user_name={}", owner.user_name),
                json!({ "user_name": "somebody" }),
                json!({ "roles": ["admin"] }),
            ),
            "usersPrivate" => (
                format!("email={}", owner.email),
                self.owner_field,
                json!({ "passwordHash": "x" }),
            ),
            _ => (String::new(), self.owner_field, self.server_field),
        };
        Self {
            search,
            as_owner: (owner.uid.clone(), json!({ "name": "Somebody" })),
            owner_field,
            server_field,
            ..self
        }
    }

    /// Everybody makes lists of years of their own, so that nobody is in the way of another.
    fn list(self, world: &World, delete: bool, at: usize) -> Self {
        let own = json!({ "userId": world.owner.uid, "year": 2030 + at });
        Self {
            id: world.lists[usize::from(delete)].clone(),
            search: format!("userId={}&year=2000", world.owner.uid),
            create: json!({ "year": 2010 + at }),
            as_owner: (self.as_owner.0, own),
            server_field: json!({ "createdByUsername": "somebody" }),
            ..self
        }
    }

    fn list_meta(self, world: &World) -> Self {
        Self {
            id: world.lists[0].clone(),
            owner_field: json!({ "editors": [] }),
            server_field: json!({ "linkToken": "x" }),
            ..self
        }
    }

    fn friendship(self, world: &World) -> Self {
        let (owner, friend) = (&world.owner.uid, &world.uid("friend"));
        Self {
            id: friendship_id(owner, friend),
            search: format!("{}={friend}", if friend < owner { "a" } else { "b" }),
            owner_field: json!({ "a": world.uid("stranger") }),
            ..self
        }
    }

    fn friend_request(self, world: &World) -> Self {
        Self {
            id: format!("{}_{}", world.owner.uid, world.uid("stranger")),
            search: format!("from={}", world.owner.uid),
            owner_field: json!({ "from": world.uid("friend") }),
            server_field: json!({ "status": "accepted" }),
            ..self
        }
    }

    fn block(self, world: &World) -> Self {
        Self {
            id: format!("{}_{}", world.owner.uid, world.uid("blocked")),
            search: format!("by={}", world.owner.uid),
            owner_field: json!({ "by": world.uid("stranger") }),
            ..self
        }
    }

    /// The owner has made the quest; the friend has booked it, and waits for another date.
    fn of_quest(self, world: &World, at: usize, field: &str) -> Self {
        Self {
            id: world.quest[at].clone(),
            search: match field {
                "creatorId" => format!("creatorId={}", world.owner.uid),
                _ => format!("userId={}", world.uid("friend")),
            },
            owner_field: json!({ field: world.uid("stranger") }),
            server_field: json!({ "status": "confirmed" }),
            ..self
        }
    }

    /// Probe of a record that is one person's alone.
    fn own(self, id: &str, (field, world): (&str, &World), server_field: Value) -> Self {
        Self {
            id: id.to_owned(),
            search: format!("{field}={}", world.owner.uid),
            owner_field: json!({ field: world.uid("stranger") }),
            server_field,
            ..self
        }
    }

    fn waitlist(self, world: &World) -> Self {
        Self {
            id: world.waitlist.clone(),
            search: format!("uid={}", world.owner.uid),
            server_field: json!({ "number": 0 }),
            ..self
        }
    }
}
