//! Photos: kept by content, seen by whoever has the address, gone with their owner.

use std::io::Write;
use std::path::PathBuf;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, HttpClient, PASSWORD, Reply, TIMEOUT, TestServer};

/// A picture of one colour as PNG, with a note of the camera.
pub(crate) fn png(colour: u8) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |kind: &[u8; 4], data: &[u8]| {
        png.extend(u32::try_from(data.len()).expect("short").to_be_bytes());
        png.extend(kind);
        png.extend(data);
        png.extend(crc([kind.as_slice(), data].concat().as_slice()).to_be_bytes());
    };
    chunk(b"IHDR", &[0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
    chunk(b"eXIf", b"GPS 52.5 13.4");
    // One pixel, in a stored block of zlib.
    let row = [0, colour];
    let (a, b) = row.iter().fold((1_u32, 0_u32), |(a, b), byte| {
        (a + u32::from(*byte), b + a + u32::from(*byte))
    });
    let data = [
        [0x78, 0x01, 1, 2, 0, 0xfd, 0xff].as_slice(),
        &row,
        &((b << 16) | a).to_be_bytes(),
    ]
    .concat();
    chunk(b"IDAT", &data);
    chunk(b"IEND", b"");
    png
}

/// The checksum of PNG.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc: u32, _| {
            if crc & 1 == 1 {
                (crc >> 1) ^ 0xedb8_8320
            } else {
                crc >> 1
            }
        })
    })
}

/// A JPEG of 2 × 1 pixels, with a note of the camera, a comment and something behind its end.
fn jpeg() -> Vec<u8> {
    let mut jpeg = vec![0xff, 0xd8];
    let mut segment = |marker: u8, data: &[u8]| {
        jpeg.extend([0xff, marker]);
        jpeg.extend(u16::try_from(data.len() + 2).expect("short").to_be_bytes());
        jpeg.extend(data);
    };
    segment(0xe0, b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0");
    segment(0xe1, b"Exif\0\0GPS 52.5 13.4");
    segment(0xfe, b"taken at home, 52.5 13.4");
    segment(0xc0, &[8, 0, 1, 0, 2, 1, 1, 0x11, 0]);
    segment(0xda, &[1, 1, 0, 0, 63, 0]);
    jpeg.extend([0x12, 0x34, 0xff, 0xd9]);
    // As a phone appends a film.
    jpeg.extend(b"\0\0\0\x18ftypmp42 52.5 13.4");
    jpeg
}

async fn upload(server: &TestServer, by: Option<&Actor>, bytes: &[u8]) -> Reply {
    let authorization = by
        .map(|person| format!("Bearer {}", person.token))
        .unwrap_or_default();
    let mut headers = vec![("content-type", "image/jpeg")];
    headers.extend(by.map(|_| ("authorization", authorization.as_str())));
    server
        .send(Method::POST, "/v1/photos", &headers, bytes)
        .await
}

/// The record of a photo after uploading it.
pub(crate) async fn kept(server: &TestServer, by: &Actor, bytes: &[u8]) -> Value {
    let reply = upload(server, Some(by), bytes).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    assert_eq!(reply.header("location"), reply.json()["url"]);
    reply.json()
}

/// [`kept`] by any server.
pub(crate) async fn kept_at(client: &HttpClient, origin: &str, by: &Actor, bytes: &[u8]) -> Value {
    let url = format!("{origin}/v1/photos");
    let headers = [("authorization", by.bearer())];
    let headers = headers
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    let reply = client.send(Method::POST, &url, &headers, bytes).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()
}

fn path(photo: &Value) -> &str {
    photo["url"].as_str().expect("an address")
}

/// Waits until a folder holds so many files.
async fn holds(folder: PathBuf, count: usize) {
    let waited = async {
        while std::fs::read_dir(&folder).expect("a folder").count() != count {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, waited)
        .await
        .expect("in time");
}

#[tokio::test]
async fn a_photo_is_told_by_its_content_and_kept_without_what_the_camera_wrote() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    for (bytes, media_type, width) in [(png(7), "image/png", 1), (jpeg(), "image/jpeg", 2)] {
        let photo = kept(&server, &ada, &bytes).await;
        assert_eq!(
            (&photo["type"], &photo["width"]),
            (&json!(media_type), &json!(width))
        );
        let shown = server.get(path(&photo), None).await;
        assert_eq!(
            (shown.status, shown.header("content-type")),
            (200, media_type)
        );
        assert_eq!(shown.header("x-content-type-options"), "nosniff");
        assert!(shown.header("cache-control").contains("immutable"));
        assert!(
            !String::from_utf8_lossy(&shown.body).contains("52.5"),
            "the place is gone"
        );
        let known = [("if-none-match", shown.header("etag"))];
        assert_eq!(
            server
                .send(Method::GET, path(&photo), &known, b"")
                .await
                .status,
            304
        );
        assert_eq!(kept(&server, &ada, &bytes).await["url"], photo["url"]);
        assert_eq!(kept(&server, &ada, &shown.body).await["url"], photo["url"]);
    }
}

#[tokio::test]
async fn what_is_no_photo_is_refused_whatever_it_says_it_is() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    let mut huge = png(1);
    huge[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
    for bytes in [
        b"".as_slice(),
        svg,
        b"GIF89a\x01\0\x01\0\0\0\0;",
        b"\xff\xd8\xff",
        &png(1)[..30],
        &huge,
    ] {
        let reply = upload(&server, Some(&ada), bytes).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (400, "INVALID_ARGUMENT")
        );
    }
    let large = vec![0; (5 << 20) + 1];
    assert_eq!(upload(&server, Some(&ada), &large).await.status, 413);
    assert_eq!(upload(&server, None, &png(1)).await.status, 401);
    let foreign = [
        ("origin", "https://foe.example"),
        ("authorization", "Bearer x"),
    ];
    assert_eq!(
        server
            .send(Method::POST, "/v1/photos", &foreign, &png(1))
            .await
            .status,
        403
    );
    for path in [
        "/v1/photos/nothing",
        "/v1/photos/..%2f..%2fkeys",
        "/v1/uploads/x",
        "/v1/uploads",
    ] {
        assert_eq!(server.get(path, Some(&ada)).await.status, 404, "{path}");
    }
    assert_eq!(server.get("/v1/photos", Some(&ada)).await.status, 405);
}

#[tokio::test]
async fn only_its_owner_deletes_a_photo_and_it_goes_when_nobody_has_it_any_more() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let photo = kept(&server, &ada, &png(1)).await;
    let folder = server.data().join("photos");
    assert_eq!(
        server
            .request(Method::DELETE, path(&photo), Some(&bob), None)
            .await
            .status,
        404
    );
    assert_eq!(
        server
            .request(Method::DELETE, path(&photo), None, None)
            .await
            .status,
        401
    );
    kept(&server, &bob, &png(1)).await;
    for (person, shown, files) in [(&ada, 200, 1), (&bob, 404, 0)] {
        let deleted = server
            .request(Method::DELETE, path(&photo), Some(person), None)
            .await;
        assert_eq!(deleted.status, 204);
        assert_eq!(server.get(path(&photo), None).await.status, shown);
        holds(folder.clone(), files).await;
    }
    assert_eq!(kept(&server, &ada, &png(1)).await["url"], photo["url"]);
    assert_eq!(server.get(path(&photo), None).await.status, 200);
}

#[tokio::test]
async fn photos_survive_a_restart_are_in_the_export_and_go_with_the_account() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (one, two) = (
        kept(&server, &ada, &png(1)).await,
        kept(&server, &ada, &png(2)).await,
    );
    server.restart().await;
    assert_eq!(server.get(path(&one), None).await.status, 200);
    let link = server.execute("exportMyData", &ada, json!({})).await;
    let export = server
        .get(link["url"].as_str().expect("an address"), None)
        .await
        .json();
    let uploads = export["collections"]["uploads"]
        .as_array()
        .expect("photos")
        .clone();
    let mut urls: Vec<&Value> = uploads
        .iter()
        .map(|upload| &upload["data"]["url"])
        .collect();
    urls.sort_by_key(ToString::to_string);
    let mut expected = [&one["url"], &two["url"]];
    expected.sort_by_key(ToString::to_string);
    assert_eq!(urls, expected);
    let leave = json!({ "user_name": ada.user_name, "password": PASSWORD });
    let left = server.call("deleteNow", Some(&ada), leave).await;
    assert_eq!(left.json()["result"]["erased"]["uploads"], 2, "{left:?}");
    assert_eq!(server.get(path(&one), None).await.status, 404);
    holds(server.data().join("photos"), 0).await;
}

/// Keeps a photo with a small version of a hash.
async fn kept_with(server: &TestServer, by: &Actor, bytes: &[u8], small: &Value) -> Reply {
    let authorization = format!("Bearer {}", by.token);
    let path = format!("/v1/photos?small={}", small.as_str().expect("a hash"));
    let headers = [("authorization", authorization.as_str())];
    server.send(Method::POST, &path, &headers, bytes).await
}

#[tokio::test]
async fn a_photo_has_a_small_version_which_goes_with_it() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let small = kept(&server, &ada, &png(1)).await;
    let photo = kept_with(&server, &ada, &jpeg(), &small["hash"]).await;
    assert_eq!(photo.status, 201, "{photo:?}");
    let photo = photo.json();
    assert_eq!(photo["small"], small["hash"]);
    let asked = format!("{}?size=small", path(&photo));
    let shown = server.get(&asked, None).await;
    assert_eq!(
        (shown.status, shown.header("content-type")),
        (200, "image/png")
    );
    let known = [("if-none-match", shown.header("etag"))];
    let again = server.send(Method::GET, &asked, &known, b"").await;
    assert_eq!(again.status, 304);
    assert_eq!(
        server.get(path(&photo), None).await.header("content-type"),
        "image/jpeg"
    );
    let other = format!("{}?size=large", path(&photo));
    assert_eq!(server.get(&other, None).await.status, 400);
    let deleted = server
        .request(Method::DELETE, path(&photo), Some(&ada), None)
        .await;
    assert_eq!(deleted.status, 204);
    holds(server.data().join("photos"), 0).await;
}

#[tokio::test]
async fn a_photo_without_a_small_version_stands_for_itself_until_it_gets_one() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let photo = kept(&server, &ada, &jpeg()).await;
    let asked = format!("{}?size=small", path(&photo));
    let media_type = async || {
        server
            .get(&asked, None)
            .await
            .header("content-type")
            .to_owned()
    };
    assert_eq!(media_type().await, "image/jpeg");
    let small = kept(&server, &ada, &png(1)).await;
    let again = kept_with(&server, &ada, &jpeg(), &small["hash"]).await;
    assert_eq!(again.status, 201, "{again:?}");
    assert_eq!(media_type().await, "image/png");
}

#[tokio::test]
async fn nobody_puts_another_picture_in_the_place_of_a_small_version() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let small = kept(&server, &ada, &png(1)).await;
    for wrong in [&json!("nothing"), &small["hash"]] {
        let refused = kept_with(&server, &bob, &jpeg(), wrong).await;
        assert_eq!(refused.status, 400, "{refused:?}");
    }
    let mut wide = jpeg();
    let frame = wide.windows(2).position(|marker| marker == [0xff, 0xc0]);
    // Behind the marker, the length, the bits of a sample and the height.
    let width = frame.expect("a frame") + 7;
    wide[width..width + 2].copy_from_slice(&641_u16.to_be_bytes());
    let wide = kept(&server, &ada, &wide).await;
    let refused = kept_with(&server, &ada, &jpeg(), &wide["hash"]).await;
    assert_eq!(refused.status, 400, "{refused:?}");
    let photo = kept_with(&server, &ada, &jpeg(), &small["hash"])
        .await
        .json();
    server.advance(std::time::Duration::from_secs(1));
    let lie = kept(&server, &bob, &png(2)).await;
    let same = kept_with(&server, &bob, &jpeg(), &lie["hash"]).await;
    assert_eq!(same.status, 201, "{same:?}");
    let asked = format!("{}?size=small", path(&photo));
    let shown = server.get(&asked, None).await;
    assert_eq!(shown.body, server.get(path(&small), None).await.body);
}

#[tokio::test]
async fn an_upload_that_was_never_finished_is_cleared_away() {
    let mut server = TestServer::start().await;
    let folder = server.data().join("photos");
    let begun = "a".repeat(43);
    let mut file = std::fs::File::create(folder.join(&begun)).expect("a file");
    file.write_all(b"half").expect("written");
    let name = begun.clone();
    server
        .write_store(move |transaction| {
            let note = json!({ "what": "photo", "afterMs": 0 });
            transaction
                .put(&storage_api::schema::collections::DISCARDED, &name, note)
                .map(drop)
        })
        .await;
    holds(folder, 0).await;
}

#[tokio::test]
async fn photos_over_the_bytes_of_a_person_are_refused_until_some_are_deleted() {
    let server = TestServer::start_with(&["--photo-mebibytes-per-person", "1"]).await;
    let ada = server.sign_up().await;
    let large = |fill: u8| {
        let mut photo = jpeg();
        let scan = photo.windows(2).position(|pair| pair == [0x12, 0x34]);
        let scan = scan.expect("the picture of the photo");
        photo.splice(scan..scan, std::iter::repeat_n(fill, 700 << 10));
        photo
    };
    let first = kept(&server, &ada, &large(1)).await;
    let over = upload(&server, Some(&ada), &large(2)).await;
    assert_eq!(over.error(), "429 RESOURCE_EXHAUSTED budget");
    assert_eq!(over.json()["error"]["details"]["budget"], "photoBytes");
    let url = first["url"].as_str().expect("an address");
    let deleted = server.request(Method::DELETE, url, Some(&ada), None).await;
    assert_eq!(deleted.status, 204);
    kept(&server, &ada, &large(2)).await;
}
