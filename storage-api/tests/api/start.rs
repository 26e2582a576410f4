//! The program itself: what it says when it starts, and when it cannot.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use storage_api_testing::{Exit, Program, serve_command_at, storage_api, wait};

/// The server with its log piped.
fn logged(data: &Path) -> Command {
    logged_at("127.0.0.1:0", data)
}

fn logged_at(listen: &str, data: &Path) -> Command {
    let mut command = serve_command_at(listen, data);
    command.stderr(Stdio::piped());
    command
}

/// Runs a command that fails by itself: its exit code and its one line.
fn failure(command: &mut Command) -> (i32, String) {
    wait(command.spawn().expect("a process")).failure()
}

/// Runs the server until it is ready, and kills it.
fn start_and_kill(data: &Path) -> Exit {
    Program::spawn(&mut logged(data)).kill()
}

#[test]
fn it_prints_one_address_when_ready_and_stops_cleanly_on_a_signal() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::spawn(&mut logged(&folder.path().join("data")));
    assert_eq!(program.stop().code, Some(0));
}

#[test]
fn wrong_flags_and_variables_are_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    for (word, value) in [
        ("--max-connections", "0"),
        ("--allow-origins", "foe.example"),
        ("--metrics-token", "short"),
        ("--photos", "ftp://photos"),
        ("--nonsense", "1"),
    ] {
        let (code, said) = failure(logged(folder.path()).args([word, value]));
        assert_eq!(code, 2);
        assert!(said.contains(word), "{said}");
    }
    for command in [
        &mut logged_at("nowhere", folder.path()),
        storage_api().env("YONDER_LISTEN", "nowhere"),
    ] {
        let (code, said) = failure(command);
        assert_eq!(code, 2);
        assert!(said.contains("nowhere"), "{said}");
    }
}

#[test]
fn a_port_in_use_is_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let (code, said) = failure(&mut logged_at(&address, &folder.path().join("data")));
    assert_eq!(code, 1);
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
    let (code, said) = failure(&mut logged(&file));
    assert_eq!(code, 1);
    assert!(said.contains(file.to_str().expect("a name")), "{said}");
    let nowhere = Path::new("/proc/nowhere/data");
    assert!(
        failure(&mut logged(nowhere))
            .1
            .contains("/proc/nowhere/data")
    );
}

#[test]
fn a_second_process_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let _first = Program::start(folder.path());
    let (code, said) = failure(&mut logged(folder.path()));
    assert_eq!(code, 1);
    assert!(said.contains("another process is using it"), "{said}");
}

#[test]
fn a_damaged_embedded_store_is_replaced_and_never_a_hang() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    start_and_kill(&data);
    for (tree, damage) in [("tree.1", Vec::new()), ("tree.2", b"garbage".repeat(5_000))] {
        std::fs::write(data.join(tree).join("db"), damage).expect("damage");
        start_and_kill(&data);
        assert!(!data.join(tree).exists(), "{tree} is set aside");
    }
}

#[test]
fn a_damaged_journal_is_one_line_that_names_the_place_and_what_helps() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    start_and_kill(&data);
    let segment = data.join("journal/00000000000000000000.segment");
    std::fs::write(&segment, b"garbage".repeat(50)).expect("damage");
    let (code, said) = failure(&mut logged(&data));
    assert_eq!(code, 78);
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
    start_and_kill(&data);
    let mut keys = std::fs::read_dir(data.join("keys")).expect("keys");
    let key = keys.next().expect("a key").expect("a key").path();
    std::fs::write(&key, "garbage").expect("damage");
    let (_, said) = failure(&mut logged(&data));
    assert!(said.contains(key.to_str().expect("a name")), "{said}");
}

#[test]
fn a_certificate_that_cannot_be_used_is_one_line_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("certificate.pem");
    for contents in ["", "garbage"] {
        std::fs::write(&file, contents).expect("a file");
        let mut command = logged(&folder.path().join("data"));
        command
            .arg("--tls-cert")
            .arg(&file)
            .arg("--tls-key")
            .arg(&file);
        let (code, said) = failure(&mut command);
        assert_eq!(code, 1);
        assert!(said.contains(file.to_str().expect("a name")), "{said}");
    }
}

#[test]
fn the_log_is_lines_of_json_that_name_the_request_when_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = logged(&folder.path().join("data"));
    command
        .arg("--log-json")
        .env("YONDER_LOG", "storage_api=debug");
    let program = Program::spawn(&mut command);
    let answer = program.exchange(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let id = answer.split_once("x-request-id: ").expect("an id").1;
    let id = id.lines().next().unwrap_or_default().to_owned();
    let said = program.kill().log;
    let lines: Vec<Value> = said
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
