//! Declarations of the collections `bucketLists` and `bucketListMeta`. Each is judged by the other, so that they stand in
//! one file.

use wasm_core::domain::{
    BucketList, BucketListMeta, validate_bucket_list, validate_bucket_list_meta,
};

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::direct_write::{DirectWrite, Effect, Verb};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::lists;
use crate::store::{Field, Index, descending};

/// Other facts about a list, under the list's id.
pub static BUCKET_LIST_META: Declaration = Declaration {
    secrets: &["linkToken"],
    room: Room::BesideList,
    ..Declaration::public(
        "bucketListMeta",
        &[by_text!("visibility")],
        &[
            Person::beside_lists(Parting::RULES),
            Person::field("editors", Parting::Ends(End::EditingLists)),
        ],
        Rules {
            companion: Some(&BUCKET_LISTS),
            relation: Relation::Friend(Owner::Beside("userId")),
            write: Some(DirectWrite {
                rule: lists::write_meta,
                validate: validate_bucket_list_meta,
                is_dated: false,
                effect: Effect::ListSettings,
                verbs: &[Verb::Replace],
            }),
            ..Rules::read_only(
                lists::read_meta,
                Described::of::<BucketListMeta>("bucket_list_meta", "bucket_list_metas"),
            )
        },
    )
};

/// Yearly lists, exactly the six fields of the product.
pub static BUCKET_LISTS: Declaration = Declaration {
    fate: Fate::DeleteList,
    room: Room::Shared("userId"),
    ..Declaration::public(
        "bucketLists",
        &[
            by_text!("createdByUsername").in_order(&[descending("year"), descending("updatedAt")]),
            by_text!("userId").in_order(&[descending("year"), descending("updatedAt")]),
            Index::on("year", &[Field::text("userId"), Field::number("year")]).unique(),
        ],
        &[
            Person::index("userId", Parting::RULES),
            Person::field("activities.withUserIds", Parting::DIARY),
        ],
        Rules {
            companion: Some(&BUCKET_LIST_META),
            relation: Relation::Friend(Owner::Field("userId")),
            search: Search::Anything,
            own_first: Some(("createdByUsername", "userId")),
            write: Some(DirectWrite {
                rule: lists::write_list,
                validate: validate_bucket_list,
                is_dated: true,
                effect: Effect::List,
                verbs: &[Verb::Post, Verb::Replace, Verb::Delete],
            }),
            ..Rules::read_only(
                lists::read_list,
                Described {
                    is_open: true,
                    note: Some(
                        "Lists by createdByUsername, by userId, or by userId and year: the caller's own first, then the newest year, then the latest change.",
                    ),
                    ..Described::of::<BucketList>("bucket_list", "bucket_lists").found_by(&[
                        "createdByUsername",
                        "userId",
                        "year",
                        "order",
                    ])
                },
            )
        },
    )
};
