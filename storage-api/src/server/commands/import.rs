//! `storage-api import FILE`: every line of JSON as a document, over one of the same name; with the photos in a folder
//! beside it.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{Refusal, photos, say};
use crate::access::budgets::kept::CountingStore;
use crate::config::ImportWhat;
use crate::schema::collections::{self, USAGE};
use crate::store::sled::{SledOptions, SledStore};
use crate::store::{Collection, Store, StoreError, transact};

/// Documents written in one transaction.
const AT_ONCE: usize = 100;

/// One line, as `export` writes it; its version is not taken over.
#[derive(Deserialize)]
struct Line {
    collection: String,
    id: String,
    data: Map<String, Value>,
}

/// A line that may be written.
#[derive(Clone)]
struct Document {
    number: usize,
    collection: &'static Collection,
    id: String,
    data: Value,
}

pub(super) fn run(what: &ImportWhat) -> Result<(), Refusal> {
    // The whole file is understood before anything of it is written.
    read(&what.file, |_| Ok(()))?;
    let data = &what.data.data;
    let options = SledOptions::default();
    let store = SledStore::open(data, &collections::ALL, &options)
        .map_err(|error| Refusal::store(&error, data))?;
    let store: Arc<dyn Store> = Arc::new(store);
    let counting = CountingStore::over(Arc::clone(&store));
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| Refusal::failed(format!("cannot start: {error}")))?;
    let (mut pending, mut written) = (Vec::new(), 0);
    let mut write = |pending: &mut Vec<Document>| {
        written += pending.len();
        runtime.block_on(write(&counting, std::mem::take(pending)))
    };
    read(&what.file, |document| {
        // The budget of a person counts documents as they come in.
        if *document.collection != USAGE {
            pending.push(document);
        }
        if pending.len() == AT_ONCE {
            write(&mut pending)?;
        }
        Ok(())
    })?;
    write(&mut pending)?;
    store.close();
    let beside = photos::beside(&what.file);
    let wanted = photos::names(&beside)?;
    let brought = photos::bring_back(&[beside], &photos::folder(data), &wanted)?;
    say(&format!(
        "{written} documents and {} photos imported",
        brought.photos
    ));
    Ok(())
}

fn read(path: &Path, mut take: impl FnMut(Document) -> Result<(), Refusal>) -> Result<(), Refusal> {
    let name = path.display();
    let file = File::open(path).map_err(|error| Refusal::usage(format!("{name}: {error}")))?;
    for (place, line) in BufReader::new(file).lines().enumerate() {
        let number = place + 1;
        let wrong = |what: String| Refusal::usage(format!("{name}: line {number}: {what}"));
        let line = line.map_err(|error| wrong(error.to_string()))?;
        if line.trim().is_empty() {
            continue;
        }
        let line: Line = serde_json::from_str(&line).map_err(|error| wrong(error.to_string()))?;
        let declared = collections::ALL
            .iter()
            .find(|collection| collection.name == line.collection);
        let collection =
            declared.ok_or_else(|| wrong(format!("there is no collection {}", line.collection)))?;
        if line.id.is_empty() || line.id.contains('\0') {
            return Err(wrong("an id is a text that is not empty".to_owned()));
        }
        take(Document {
            number,
            collection,
            id: line.id,
            data: Value::Object(line.data),
        })?;
    }
    Ok(())
}

async fn write(store: &CountingStore, documents: Vec<Document>) -> Result<(), Refusal> {
    let written = transact(store, move |transaction| {
        for document in &documents {
            let Document {
                collection,
                id,
                data,
                ..
            } = document;
            transaction
                .put(collection, id, data.clone())
                .map_err(|error| (document.number, error))?;
        }
        Ok(())
    });
    written
        .await
        .map_err(|Failed((number, error))| match number {
            0 => Refusal::failed(error.to_string()),
            line => Refusal::failed(format!(
                "line {line}: {error}; the lines before it are imported"
            )),
        })
}

/// Line that could not be written; 0 for the commit.
struct Failed((usize, StoreError));

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self((0, error))
    }
}

impl From<(usize, StoreError)> for Failed {
    fn from(failed: (usize, StoreError)) -> Self {
        Self(failed)
    }
}
