//! Photos in a service that speaks S3: a small one of the test's own, on loopback.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{HttpClient, Program, TIMEOUT, serve_command, sign_up_form};

use crate::photos::{kept_at, png};

type Objects = Arc<Mutex<BTreeMap<String, Vec<u8>>>>;

/// Serves a bucket; answers only what is signed.
fn bucket() -> (SocketAddr, Objects) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let objects = Objects::default();
    let kept = Arc::clone(&objects);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            answer(stream, &kept);
        }
    });
    (address, objects)
}

fn answer(stream: TcpStream, objects: &Objects) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).expect("a request");
    let mut words = line.split(' ');
    let (verb, path) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let (mut length, mut is_signed) = (0, false);
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).expect("a header");
        let header = header.trim().to_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(value) = header.strip_prefix("content-length: ") {
            length = value.parse().expect("a length");
        }
        is_signed |= header.starts_with("authorization: aws4-hmac-sha256 credential=someone/");
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("a body");
    let mut objects = objects.lock().expect("a lock");
    let name = path.split('?').next().unwrap_or_default().to_owned();
    let (status, content) = match verb {
        _ if !is_signed => ("403 Forbidden", Vec::new()),
        "PUT" => {
            objects.insert(name, body);
            ("200 OK", Vec::new())
        }
        "GET" => match objects.get(&name) {
            Some(content) => ("200 OK", content.clone()),
            None => ("404 Not Found", Vec::new()),
        },
        "DELETE" => {
            objects.remove(&name);
            ("204 No Content", Vec::new())
        }
        _ => {
            let text = String::from_utf8(body).expect("text");
            for key in text.split("<Key>").skip(1) {
                let key = key.split("</Key>").next().unwrap_or_default();
                objects.retain(|name, _| !name.ends_with(key));
            }
            ("200 OK", b"<DeleteResult></DeleteResult>".to_vec())
        }
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nETag: \"x\"\r\nLast-Modified: Sun, 01 Mar 2026 00:00:00 GMT\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        content.len()
    );
    let stream = reader.get_mut();
    stream.write_all(head.as_bytes()).expect("written");
    stream.write_all(&content).expect("written");
}

/// The program with that bucket.
fn program(bucket: SocketAddr, data: &Path) -> Program {
    let mut command = serve_command(data);
    command
        .args(["--photos", "s3://pictures/yonder"])
        .env("AWS_ENDPOINT", format!("http://{bucket}"))
        .env("AWS_ALLOW_HTTP", "true")
        .env("AWS_ACCESS_KEY_ID", "someone")
        .env("AWS_SECRET_ACCESS_KEY", "secret")
        .env("AWS_REGION", "nowhere-1");
    Program::spawn(&mut command)
}

#[tokio::test]
async fn photos_are_kept_in_a_bucket_when_there_is_one() {
    let (address, objects) = bucket();
    let folder = tempfile::tempdir().expect("a folder");
    let program = program(address, &folder.path().join("data"));
    let (client, url) = (HttpClient::default(), program.origin());
    let json_type = ("content-type", "application/json");
    let sign_up = json!({ "data": sign_up_form("ada") });
    let signed_up = client
        .send(
            Method::POST,
            &format!("{url}/functions/signUp"),
            &[json_type],
            sign_up.to_string().as_bytes(),
        )
        .await;
    let ada = signed_up.signed_in("ada", "ada@example.com");
    let photo: Value = kept_at(&client, &url, &ada, &png(1)).await;
    let path = format!("{url}{}", photo["url"].as_str().expect("an address"));
    let names: Vec<String> = objects.lock().expect("a lock").keys().cloned().collect();
    let hash = photo["hash"].as_str().expect("a hash");
    assert_eq!(names, [format!("/pictures/yonder/{hash}")]);
    let shown = client.send(Method::GET, &path, &[], b"").await;
    assert_eq!(
        (shown.status, shown.header("content-type")),
        (200, "image/png")
    );
    let token = ada.bearer();
    let deleted = client
        .send(Method::DELETE, &path, &[("authorization", &token)], b"")
        .await;
    assert_eq!(deleted.status, 204);
    let gone = async {
        while !objects.lock().expect("a lock").is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, gone).await.expect("in time");
}
