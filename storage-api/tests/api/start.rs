//! The program itself: what it says when it starts, and when it cannot.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use crate::support::PATIENCE;

fn program(data: &Path, listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_storage-api"));
    command
        .args(["--listen", listen, "--data"])
        .arg(data)
        .args(["--site", "/nonexistent"]);
    command
        .env_remove("YONDER_LISTEN")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Waits for a program that should end by itself.
fn ended(mut child: Child) -> Output {
    let (sender, receiver) = std::sync::mpsc::channel();
    let id = child.id();
    let stdout = child.stdout.take();
    std::thread::spawn(move || {
        let output = child.wait_with_output();
        let _ = sender.send(output);
    });
    drop(stdout);
    receiver
        .recv_timeout(PATIENCE)
        .unwrap_or_else(|_| panic!("process {id} did not end"))
        .expect("an end")
}

fn refusal(command: &mut Command) -> (Option<i32>, String) {
    let output = ended(command.spawn().expect("a process"));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let said: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("storage-api: "))
        .collect();
    assert_eq!(said.len(), 1, "{text}");
    assert!(!text.contains("panicked"), "{text}");
    (output.status.code(), said[0].to_owned())
}

#[test]
fn it_prints_one_address_when_ready_and_stops_cleanly_on_a_signal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = program(&folder.path().join("data"), "127.0.0.1:0")
        .spawn()
        .expect("a process");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("output"));
    out.read_line(&mut line).expect("a line");
    assert!(line.starts_with("http://localhost:"), "{line}");
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .expect("kill")
            .success()
    );
    assert_eq!(ended(child).status.code(), Some(0));
}

#[test]
fn wrong_flags_and_variables_are_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    for (word, value) in [
        ("--listen", "nowhere"),
        ("--max-connections", "0"),
        ("--allow-origins", "foe.example"),
        ("--metrics-token", "short"),
        ("--photos", "ftp://photos"),
        ("--nonsense", "1"),
    ] {
        let (code, said) = refusal(program(folder.path(), "127.0.0.1:0").args([word, value]));
        assert_eq!(code, Some(2));
        assert!(said.contains(word), "{said}");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_storage-api"));
    command
        .env("YONDER_LISTEN", "nowhere")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    assert_eq!(refusal(&mut command).0, Some(2));
}

#[test]
fn a_port_in_use_is_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let (code, said) = refusal(&mut program(&folder.path().join("data"), &address));
    assert_eq!(code, Some(1));
    assert!(
        said.contains(&address) && said.contains("another program is using that port"),
        "{said}"
    );
}

#[test]
fn a_data_folder_that_cannot_be_used_is_one_line_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "x").expect("a file");
    let (code, said) = refusal(&mut program(&file, "127.0.0.1:0"));
    assert_eq!(code, Some(1));
    assert!(said.contains(file.to_str().expect("a name")), "{said}");
    let nowhere = Path::new("/proc/nowhere/data");
    assert!(
        refusal(&mut program(nowhere, "127.0.0.1:0"))
            .1
            .contains("/proc/nowhere/data")
    );
}

#[test]
fn a_second_process_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = program(folder.path(), "127.0.0.1:0")
        .spawn()
        .expect("a process");
    let mut line = String::new();
    BufReader::new(first.stdout.take().expect("output"))
        .read_line(&mut line)
        .expect("a line");
    let (code, said) = refusal(&mut program(folder.path(), "127.0.0.1:0"));
    assert_eq!(code, Some(1));
    assert!(said.contains("another process is using it"), "{said}");
    first.kill().expect("an end");
    first.wait().expect("an end");
}

/// Runs the program until it is ready, and kills it.
fn killed_when_ready(data: &Path) {
    let mut child = program(data, "127.0.0.1:0").spawn().expect("a process");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("output"))
        .read_line(&mut line)
        .expect("a line");
    child.kill().expect("an end");
    let said = child.wait_with_output().expect("an end").stderr;
    let said = String::from_utf8_lossy(&said);
    assert!(line.starts_with("http://"), "{said}");
}

#[test]
fn a_damaged_embedded_store_is_replaced_and_never_a_hang() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    killed_when_ready(&data);
    for (tree, damage) in [("tree.1", Vec::new()), ("tree.2", b"garbage".repeat(5_000))] {
        std::fs::write(data.join(tree).join("db"), damage).expect("damage");
        killed_when_ready(&data);
        assert!(!data.join(tree).exists(), "{tree} is set aside");
    }
}

#[test]
fn a_damaged_journal_is_one_line_that_names_the_place_and_what_helps() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    killed_when_ready(&data);
    let segment = data.join("journal/00000000000000000000.segment");
    std::fs::write(&segment, b"garbage".repeat(50)).expect("damage");
    let (code, said) = refusal(&mut program(&data, "127.0.0.1:0"));
    assert_eq!(code, Some(78));
    for part in [
        segment.to_str().expect("a name"),
        "at byte 0",
        "storage-api restore BACKUP",
    ] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_damaged_key_is_one_line_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    killed_when_ready(&data);
    let mut keys = std::fs::read_dir(data.join("keys")).expect("keys");
    let key = keys.next().expect("a key").expect("a key").path();
    std::fs::write(&key, "garbage").expect("damage");
    let (_, said) = refusal(&mut program(&data, "127.0.0.1:0"));
    assert!(said.contains(key.to_str().expect("a name")), "{said}");
}

#[test]
fn a_certificate_that_cannot_be_used_is_one_line_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("certificate.pem");
    for contents in ["", "garbage"] {
        std::fs::write(&file, contents).expect("a file");
        let mut command = program(&folder.path().join("data"), "127.0.0.1:0");
        command
            .arg("--tls-cert")
            .arg(&file)
            .arg("--tls-key")
            .arg(&file);
        let (code, said) = refusal(&mut command);
        assert_eq!(code, Some(1));
        assert!(said.contains(file.to_str().expect("a name")), "{said}");
    }
}

#[test]
fn the_log_is_lines_of_json_that_name_the_request_when_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = program(&folder.path().join("data"), "127.0.0.1:0")
        .args(["--log-json"])
        .env("YONDER_LOG", "storage_api=debug")
        .spawn()
        .expect("a process");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("output"))
        .read_line(&mut line)
        .expect("a line");
    let authority = line
        .trim()
        .trim_start_matches("http://")
        .replace("localhost", "127.0.0.1");
    let mut stream = TcpStream::connect(authority).expect("a connection");
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .expect("written");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let id = answer.split_once("x-request-id: ").expect("an id").1;
    let id = id.lines().next().unwrap_or_default().to_owned();
    child.kill().expect("an end");
    let said = child.wait_with_output().expect("an end").stderr;
    let said = String::from_utf8(said).expect("text");
    let lines: Vec<serde_json::Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let named = lines
        .iter()
        .filter(|line| line["fields"]["request_id"] == id.as_str());
    let named: Vec<_> = named.collect();
    assert_eq!(named.len(), 1, "{said}");
    assert_eq!(named[0]["fields"]["path"], "/healthz");
    assert_eq!(named[0]["fields"]["status"], 200);
}
