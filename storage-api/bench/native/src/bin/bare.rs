//! The bare stack that the bench measures ours against: warp over sled with nothing between them, no accounts, no
//! rules, no validation; a document is answered when it was synced, many with one sync.

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use warp::Filter;

/// One document on its way to the disk.
struct Job {
    id: String,
    owner: String,
    json: Vec<u8>,
    done: oneshot::Sender<()>,
}

fn commit(tree: &sled::Db, file: &File, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.blocking_recv() {
        let mut group = vec![first];
        while group.len() < 256
            && let Ok(job) = jobs.try_recv()
        {
            group.push(job);
        }
        let mut batch = sled::Batch::default();
        for job in &group {
            let entry = format!("i{}\0{}", job.owner, job.id);
            batch.insert(entry.as_bytes(), job.id.as_bytes());
            batch.insert(format!("d{}", job.id).as_bytes(), &job.json[..]);
        }
        tree.apply_batch(batch).expect("a batch");
        tree.flush().expect("a flush");
        file.sync_data().expect("a sync");
        for job in group {
            let _ = job.done.send(());
        }
    }
}

fn get(tree: &sled::Db, id: &str) -> Option<Value> {
    let json = tree.get(format!("d{id}")).expect("a read")?;
    serde_json::from_slice(&json).ok()
}

fn find(tree: &sled::Db, owner: &str) -> Value {
    let entries = tree.scan_prefix(format!("i{owner}\0")).values().take(50);
    let documents = entries.filter_map(|id| {
        let id = String::from_utf8(id.expect("a read").to_vec()).ok()?;
        Some(json!({ "id": id, "data": get(tree, &id)? }))
    });
    json!({ "documents": documents.collect::<Vec<_>>() })
}

#[tokio::main]
async fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    let tree = sled::open(&folder).expect("sled");
    let file = File::open(folder.join("db")).expect("its file");
    let (queue, jobs) = mpsc::channel(4_096);
    let committing = tree.clone();
    std::thread::spawn(move || commit(&committing, &file, jobs));

    let create = warp::post()
        .and(warp::path!("v1" / "bucketLists"))
        .map(|| uuid::Uuid::new_v4().to_string());
    let replace = warp::put().and(warp::path!("v1" / "bucketLists" / String));
    let write = create.or(replace).unify().and(warp::body::json()).then(
        move |id: String, record: Value| {
            let queue = queue.clone();
            async move {
                let (done, wait) = oneshot::channel();
                let job = Job {
                    id,
                    owner: record["userId"].as_str().unwrap_or_default().to_owned(),
                    json: record.to_string().into_bytes(),
                    done,
                };
                assert!(queue.send(job).await.is_ok(), "the committer is there");
                wait.await.expect("a sync");
                warp::reply::json(&record)
            }
        },
    );
    let reading = tree.clone();
    let read = warp::get()
        .and(warp::path!("v1" / "bucketLists" / String))
        .map(move |id: String| warp::reply::json(&get(&reading, &id)));
    let query = warp::get()
        .and(warp::path!("v1" / "bucketLists"))
        .and(warp::query::<std::collections::HashMap<String, String>>())
        .map(move |asked: std::collections::HashMap<String, String>| {
            let owner = asked.get("userId").map_or("", String::as_str);
            warp::reply::json(&find(&tree, owner))
        });
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let address = listener.local_addr().expect("an address");
    writeln!(std::io::stdout(), "http://{address}").expect("an output");
    let server = warp::serve(write.or(read).or(query)).incoming(listener);
    server.run().await;
}
