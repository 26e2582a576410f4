//! The tables, and every question that is put to them.
//!
//! | Table | What it holds |
//! |---|---|
//! | `doc` | each document; `body` is `json`, which keeps a record as it was written, as `jsonb` would not |
//! | `doc_idx` | the entries of indexes: `val` and `pos` are the same bytes as in the keys of the store on disk |
//! | `change_head` | number of the last change of each shard; there is one shard |
//! | `change` | the newest changes, with the record before and after |
//! | `declared` | which indexes the entries are of |

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use futures_util::future::{try_join, try_join4};
use serde_json::Value;
use tokio_postgres::{Client, Statement};
use xxhash_rust::xxh3::xxh3_64;

use super::super::{Change, Collection, Committed, Document, Find, Page, StoreError};
use super::error::{failure, is_made_twice};

// An entry of a B-tree has at most 2 704 bytes, so only the beginning of long values is in the index.
const TABLES: &str = "
CREATE TABLE IF NOT EXISTS doc (
    coll text COLLATE \"C\" NOT NULL, id text COLLATE \"C\" NOT NULL, version bigint NOT NULL, body json NOT NULL,
    PRIMARY KEY (coll, id));
CREATE TABLE IF NOT EXISTS doc_idx (
    coll text COLLATE \"C\" NOT NULL, field text COLLATE \"C\" NOT NULL, val bytea NOT NULL, pos bytea NOT NULL,
    id text COLLATE \"C\" NOT NULL);
CREATE INDEX IF NOT EXISTS doc_idx_find ON doc_idx (coll, field, substr(val, 1, 500), substr(pos, 1, 500));
CREATE INDEX IF NOT EXISTS doc_idx_doc ON doc_idx (coll, id);
CREATE TABLE IF NOT EXISTS change_head (shard integer PRIMARY KEY, seq bigint NOT NULL);
CREATE TABLE IF NOT EXISTS change (
    shard integer NOT NULL, seq bigint NOT NULL, coll text NOT NULL, id text NOT NULL,
    replaced bigint, before json, body json, PRIMARY KEY (shard, seq));
CREATE TABLE IF NOT EXISTS declared (shard integer PRIMARY KEY, sum bigint NOT NULL);
INSERT INTO change_head VALUES (0, 0) ON CONFLICT DO NOTHING;
INSERT INTO declared VALUES (0, 0) ON CONFLICT DO NOTHING;";
/// Attempts to make tables that another server makes at the same time.
const TRIES: u32 = 5;

pub(super) const GET: &str = "SELECT version, body::text FROM doc WHERE coll = $1 AND id = $2";
pub(super) const GET_ALL: &str =
    "SELECT id, version, body::text FROM doc WHERE coll = $1 AND id = ANY($2)";
pub(super) const FIND: &str = "
    SELECT doc.id, doc.version, doc.body::text, entry.pos
    FROM doc_idx AS entry JOIN doc ON doc.coll = entry.coll AND doc.id = entry.id
    WHERE entry.coll = $1 AND entry.field = $2
        AND substr(entry.val, 1, 500) = substr($3::bytea, 1, 500) AND entry.val = $3
        AND substr(entry.pos, 1, 500) >= substr($4::bytea, 1, 500) AND entry.pos > $4
    ORDER BY substr(entry.pos, 1, 500), entry.pos LIMIT $5";
const SEQUENCE: &str = "SELECT seq FROM change_head WHERE shard = 0";
const TAKE_HEAD: &str = "SELECT seq FROM change_head WHERE shard = 0 FOR UPDATE";
const MOVE_HEAD: &str = "UPDATE change_head SET seq = $1 WHERE shard = 0";
const CHANGES: &str = "
    SELECT seq, coll, id, replaced, before::text, body::text
    FROM change WHERE shard = 0 AND seq > $1 ORDER BY seq LIMIT $2";
const FORGET: &str = "DELETE FROM change WHERE shard = 0 AND seq <= $1";
const PUT: &str = "
    INSERT INTO doc SELECT coll, id, version, body::json
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) AS new (coll, id, version, body)
    ON CONFLICT (coll, id) DO UPDATE SET version = excluded.version, body = excluded.body";
const DELETE: &str = "
    DELETE FROM doc USING unnest($1::text[], $2::text[]) AS gone (coll, id)
    WHERE doc.coll = gone.coll AND doc.id = gone.id";
const DELETE_ENTRIES: &str = "
    DELETE FROM doc_idx USING unnest($1::text[], $2::text[]) AS written (coll, id)
    WHERE doc_idx.coll = written.coll AND doc_idx.id = written.id";
const PUT_ENTRIES: &str = "
    INSERT INTO doc_idx SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bytea[], $5::text[])";
const PUT_CHANGES: &str = "
    INSERT INTO change SELECT 0, seq, coll, id, replaced, before::json, body::json
    FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])
        AS new (seq, coll, id, replaced, before, body)";
const SOME_DOCUMENTS: &str = "
    SELECT coll, id, body::text FROM doc WHERE (coll, id) > ($1, $2) ORDER BY coll, id LIMIT 1000";

type Answered<T> = Result<T, tokio_postgres::Error>;

/// Prepared statements of a connection. Prepared statements are sent in the order they are asked in, without waiting
/// for each other's answers.
pub(super) struct Statements {
    pub(super) get: Statement,
    pub(super) find: Statement,
    take_head: Statement,
    move_head: Statement,
    put: Statement,
    delete: Statement,
    put_entries: Statement,
    delete_entries: Statement,
    put_changes: Statement,
}

impl Statements {
    pub(super) async fn prepare(client: &Client) -> Answered<Self> {
        Ok(Self {
            get: client.prepare(GET).await?,
            find: client.prepare(FIND).await?,
            take_head: client.prepare(TAKE_HEAD).await?,
            move_head: client.prepare(MOVE_HEAD).await?,
            put: client.prepare(PUT).await?,
            delete: client.prepare(DELETE).await?,
            put_entries: client.prepare(PUT_ENTRIES).await?,
            delete_entries: client.prepare(DELETE_ENTRIES).await?,
            put_changes: client.prepare(PUT_CHANGES).await?,
        })
    }
}

/// Makes the tables that are not there.
pub(super) async fn make(client: &Client) -> Result<(), StoreError> {
    let mut tries = 1;
    loop {
        match client.batch_execute(TABLES).await {
            Err(error) if is_made_twice(&error) && tries < TRIES => tries += 1,
            made => return made.map_err(|error| failure(&error)),
        }
    }
}

/// A number of the database's as one of ours: none of them is negative.
fn number(signed: i64) -> u64 {
    u64::try_from(signed).unwrap_or(0)
}

/// A number of ours as one of the database's.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn parse(id: &str, json: &str) -> Result<Arc<Value>, StoreError> {
    let unreadable = |_| StoreError::Damaged(format!("the record of {id} is no JSON"));
    serde_json::from_str(json).map(Arc::new).map_err(unreadable)
}

/// The document of that id.
pub(super) async fn get(
    client: &Client,
    statement: &Statement,
    collection: &Collection,
    id: &str,
) -> Result<Option<Document>, StoreError> {
    // No text of the database has a zero byte, so none is there.
    if id.contains('\0') {
        return Ok(None);
    }
    let row = client.query_opt(statement, &[&collection.name, &id]).await;
    let Some(row) = row.map_err(|error| failure(&error))? else {
        return Ok(None);
    };
    Ok(Some(Document {
        id: id.to_owned(),
        version: number(row.get(0)),
        data: parse(id, row.get(1))?,
    }))
}

/// The documents of these ids, one answer for each.
pub(super) async fn get_all(
    client: &Client,
    statement: &Statement,
    collection: &Collection,
    ids: &[String],
) -> Result<Vec<Option<Document>>, StoreError> {
    let possible: Vec<&String> = ids.iter().filter(|id| !id.contains('\0')).collect();
    let rows = client
        .query(statement, &[&collection.name, &possible])
        .await
        .map_err(|error| failure(&error))?;
    let mut found = HashMap::with_capacity(rows.len());
    for row in rows {
        let id: String = row.get(0);
        let (version, data) = (number(row.get(1)), parse(&id, row.get(2))?);
        found.insert(id, (version, data));
    }
    let document = |id: &String| {
        let (version, data) = found.get(id)?;
        Some(Document {
            id: id.clone(),
            version: *version,
            data: Arc::clone(data),
        })
    };
    Ok(ids.iter().map(document).collect())
}

/// The documents an index leads to.
pub(super) async fn find(
    client: &Client,
    statement: &Statement,
    find: &Find,
) -> Result<Page, StoreError> {
    let value = find.index.value_key(&find.values);
    let after: &[u8] = find.after.as_deref().unwrap_or_default();
    let limit = i64::try_from(find.limit)
        .unwrap_or(i64::MAX)
        .saturating_add(1);
    let (collection, field) = (find.collection.name, find.index.name);
    let rows = client
        .query(statement, &[&collection, &field, &value, &after, &limit])
        .await
        .map_err(|error| failure(&error))?;
    let mut page = Page::default();
    for row in rows.iter().take(find.limit) {
        let id: String = row.get(0);
        page.documents.push(Document {
            version: number(row.get(1)),
            data: parse(&id, row.get(2))?,
            id,
        });
    }
    let last = find.limit.checked_sub(1).and_then(|last| rows.get(last));
    page.next = last
        .filter(|_| rows.len() > find.limit)
        .map(|row| row.get(3));
    Ok(page)
}

/// Number of the last change.
pub(super) async fn sequence(client: &Client) -> Result<u64, StoreError> {
    let row = client.query_one(SEQUENCE, &[]).await;
    row.map(|row| number(row.get(0)))
        .map_err(|error| failure(&error))
}

/// Begins a transaction that has the head, and answers with the number of the last change.
pub(super) async fn begin(client: &Client, statements: &Statements) -> Answered<u64> {
    let ((), row) = try_join(
        client.batch_execute("BEGIN"),
        client.query_one(&statements.take_head, &[]),
    )
    .await?;
    Ok(number(row.get(0)))
}

/// One change as it is kept.
pub(super) struct Row {
    pub(super) sequence: u64,
    pub(super) collection: String,
    pub(super) id: String,
    replaced: Option<u64>,
    before: Option<Arc<Value>>,
    after: Option<Arc<Value>>,
}

impl Row {
    pub(super) fn change(self) -> Change {
        Change {
            sequence: self.sequence,
            collection: self.collection,
            id: self.id,
            data: self.after,
            is_superseded: false,
        }
    }

    pub(super) fn committed(self, collection: &'static Collection) -> Committed {
        Committed {
            sequence: self.sequence,
            collection,
            id: self.id,
            before: self.before,
            replaced: self.replaced,
            after: self.after,
        }
    }
}

/// Changes after a number, oldest first.
pub(super) async fn changes(
    client: &Client,
    after: u64,
    limit: usize,
) -> Result<Vec<Row>, StoreError> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = client.query(CHANGES, &[&signed(after), &limit]).await;
    let mut changes = Vec::new();
    for row in rows.map_err(|error| failure(&error))? {
        let id: String = row.get(2);
        let record = |place| {
            let json: Option<&str> = row.get(place);
            json.map(|json| parse(&id, json)).transpose()
        };
        changes.push(Row {
            sequence: number(row.get(0)),
            collection: row.get(1),
            replaced: row.get::<_, Option<i64>>(3).map(number),
            before: record(4)?,
            after: record(5)?,
            id,
        });
    }
    Ok(changes)
}

/// Entries of indexes as columns.
#[derive(Default)]
struct Entries<'w> {
    collections: Vec<&'w str>,
    fields: Vec<&'w str>,
    values: Vec<Vec<u8>>,
    positions: Vec<Vec<u8>>,
    ids: Vec<&'w str>,
}

impl<'w> Entries<'w> {
    fn push(&mut self, collection: &'static Collection, id: &'w str, data: &Value) {
        for index in collection.indexes {
            if let Some(value) = index.value_of(data) {
                self.collections.push(collection.name);
                self.fields.push(index.name);
                self.values.push(value);
                self.positions.push(index.position(data, id));
                self.ids.push(id);
            }
        }
    }

    async fn put(&self, client: &Client, statement: &Statement) -> Answered<u64> {
        let Self {
            collections,
            fields,
            values,
            positions,
            ids,
        } = self;
        client
            .execute(statement, &[collections, fields, values, positions, ids])
            .await
    }
}

/// Writes a group into a transaction that has the head; the answers of all statements are waited for together.
pub(super) async fn put(
    client: &Client,
    statements: &Statements,
    writes: &[Committed],
) -> Answered<()> {
    let mut newest: BTreeMap<(&str, &str), &Committed> = BTreeMap::new();
    for write in writes {
        newest.insert((write.collection.name, &write.id), write);
    }
    let mut entries = Entries::default();
    let (mut names, mut ids) = (Vec::new(), Vec::new());
    let (mut gone_names, mut gone_ids) = (Vec::new(), Vec::new());
    let (mut kept_names, mut kept_ids) = (Vec::new(), Vec::new());
    let (mut versions, mut bodies) = (Vec::new(), Vec::new());
    for ((name, id), write) in newest {
        names.push(name);
        ids.push(id);
        if let Some(data) = &write.after {
            kept_names.push(name);
            kept_ids.push(id);
            versions.push(signed(write.sequence));
            bodies.push(data.to_string());
            entries.push(write.collection, id, data);
        } else {
            gone_names.push(name);
            gone_ids.push(id);
        }
    }
    let last = writes.last().map_or(0, |write| signed(write.sequence));
    let documents = async {
        try_join(
            client.execute(&statements.delete, &[&gone_names, &gone_ids]),
            client.execute(
                &statements.put,
                &[&kept_names, &kept_ids, &versions, &bodies],
            ),
        )
        .await
    };
    let indexes = async {
        try_join(
            client.execute(&statements.delete_entries, &[&names, &ids]),
            entries.put(client, &statements.put_entries),
        )
        .await
    };
    let changes = put_changes(client, &statements.put_changes, writes);
    let head = async { client.execute(&statements.move_head, &[&last]).await };
    try_join4(documents, indexes, changes, head).await?;
    Ok(())
}

async fn put_changes(
    client: &Client,
    statement: &Statement,
    writes: &[Committed],
) -> Answered<u64> {
    let text = |data: &Option<Arc<Value>>| data.as_ref().map(ToString::to_string);
    let sequences: Vec<i64> = writes.iter().map(|write| signed(write.sequence)).collect();
    let names: Vec<&str> = writes.iter().map(|write| write.collection.name).collect();
    let ids: Vec<&str> = writes.iter().map(|write| write.id.as_str()).collect();
    let replaced: Vec<Option<i64>> = writes
        .iter()
        .map(|write| write.replaced.map(signed))
        .collect();
    let before: Vec<Option<String>> = writes.iter().map(|write| text(&write.before)).collect();
    let after: Vec<Option<String>> = writes.iter().map(|write| text(&write.after)).collect();
    client
        .execute(
            statement,
            &[&sequences, &names, &ids, &replaced, &before, &after],
        )
        .await
}

/// Removes changes up to a number.
pub(super) async fn forget(client: &Client, up_to: u64) -> Answered<u64> {
    client.execute(FORGET, &[&signed(up_to)]).await
}

/// Makes the entries of all indexes anew when others are declared than those they are of. O(size) then.
pub(super) async fn declare(
    client: &Client,
    statements: &Statements,
    collections: &'static [&'static Collection],
) -> Answered<()> {
    let sum = xxh3_64(format!("1 {collections:?}").as_bytes()).cast_signed();
    begin(client, statements).await?;
    let row = client
        .query_one("SELECT sum FROM declared WHERE shard = 0", &[])
        .await?;
    if row.get::<_, i64>(0) != sum {
        make_entries(client, statements, collections).await?;
        let note = "UPDATE declared SET sum = $1 WHERE shard = 0";
        client.execute(note, &[&sum]).await?;
    }
    client.batch_execute("COMMIT").await
}

async fn make_entries(
    client: &Client,
    statements: &Statements,
    collections: &'static [&'static Collection],
) -> Answered<()> {
    client.batch_execute("DELETE FROM doc_idx").await?;
    let (mut name, mut id) = (String::new(), String::new());
    loop {
        let rows = client.query(SOME_DOCUMENTS, &[&name, &id]).await?;
        let Some(last) = rows.last() else {
            return Ok(());
        };
        let mut entries = Entries::default();
        for row in &rows {
            let (name, json): (&str, &str) = (row.get(0), row.get(2));
            let declared = collections
                .iter()
                .find(|collection| collection.name == name);
            if let (Some(collection), Ok(data)) = (declared, serde_json::from_str(json)) {
                entries.push(collection, row.get(1), &data);
            }
        }
        entries.put(client, &statements.put_entries).await?;
        (name, id) = (last.get(0), last.get(1));
    }
}
