//! A disk that is full, and one that may not be written.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use http::Method;
use storage_api_testing::{HttpClient, PostgresServer, Program, run, serve_command, wait};

use crate::writer::Writer;

/// A small disk in memory, gone when it is dropped.
struct Mounted(PathBuf);

impl Mounted {
    /// `None` where mounting is not permitted, as in most containers.
    fn new(path: &Path, options: &str) -> Option<Self> {
        std::fs::create_dir_all(path).expect("a folder");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(path)
            .output();
        let mounted = mount.is_ok_and(|mount| mount.status.success());
        mounted.then(|| Self(path.to_owned()))
    }

    fn remount(&self, options: &str) {
        let mount = Command::new("mount")
            .args(["-o", options])
            .arg(&self.0)
            .status();
        assert!(mount.expect("mount").success());
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        // Left to the machine when somebody still looks into it.
        let _ = Command::new("umount").args(["-l"]).arg(&self.0).status();
    }
}

fn skipped(what: &str) {
    use std::io::Write;
    let _ = writeln!(
        std::io::stderr(),
        "skipped: {what} needs the right to mount a disk"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_reads_go_on_and_writes_resume_when_there_is_space() {
    let scratch = tempfile::tempdir().expect("a folder");
    let Some(disk) = Mounted::new(&scratch.path().join("disk"), "size=64m") else {
        return skipped("a full disk");
    };
    let program = Program::start(&disk.0.join("data"));
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 10).await;
    let ballast = disk.0.join("ballast");
    for round in 0..3 {
        fill(&ballast);
        assert_refused(&writer, &program, &format!("round {round}")).await;
        writer.verify_over_http(&program).await;
        std::fs::remove_file(&ballast).expect("space");
        wait_for_space(&disk.0);
        writer.write(&program, 10).await;
        writer.verify_over_http(&program).await;
    }
    fill(&ballast);
    assert_eq!(program.stop().code, Some(0));
    std::fs::remove_file(&ballast).expect("space");
    let program = Program::start(&disk.0.join("data"));
    writer.verify_over_http(&program).await;
    drop(program);
    run(&disk.0.join("data"), &["check"]).success();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_on_a_full_disk_warns_with_the_free_bytes_and_is_not_ready() {
    let scratch = tempfile::tempdir().expect("a folder");
    let Some(disk) = Mounted::new(&scratch.path().join("disk"), "size=64m") else {
        return skipped("a full disk");
    };
    let data = disk.0.join("data");
    let program = Program::start(&data);
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 10).await;
    assert_eq!(program.stop().code, Some(0));
    // Little enough that writes are refused, and room to begin.
    let ballast = disk.0.join("ballast");
    fill(&ballast);
    let length = std::fs::metadata(&ballast).expect("a file").len();
    let file = std::fs::File::options().write(true).open(&ballast);
    file.and_then(|file| file.set_len(length - (2 << 20)))
        .expect("space");
    let mut command = serve_command(&data);
    let program = Program::spawn(command.stderr(Stdio::piped()));
    assert_eq!(ready(&program).await, 503);
    let log = program.kill().log;
    let warning = log.lines().find(|line| line.contains("nearly full"));
    let warning = warning.unwrap_or_else(|| panic!("{log}"));
    for part in ["WARN", "free_bytes=", "every write and upload is refused"] {
        assert!(warning.contains(part), "{warning}");
    }
}

/// A write is refused in a way that a program understands, and the server does not call itself ready.
async fn assert_refused(writer: &Writer, program: &Program, when: &str) {
    let refused = writer.refusal(program).await;
    assert_eq!(refused.error(), "429 RESOURCE_EXHAUSTED diskFull", "{when}");
    assert_eq!(refused.header("retry-after"), "30", "{when}");
    assert_eq!(ready(program).await, 503, "{when}");
}

async fn ready(program: &Program) -> u16 {
    let url = format!("{}/readyz", program.origin());
    let client = HttpClient::default();
    client.send(Method::GET, &url, &[], b"").await.status
}

/// Serves a folder as a process that is told when a file would be too long, instead of being ended.
fn serve_limited(data: &Path, limit: &str) -> Command {
    let inner = serve_command(data);
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("trap '' XFSZ; {limit}exec \"$0\" \"$@\"")])
        .arg(inner.get_program())
        .args(inner.get_args())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

// A limit to the length of files is a full disk that needs no right to mount.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_room_in_any_file_writes_are_refused_and_resume_by_themselves() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let program = Program::spawn(&mut serve_limited(&data, ""));
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 10).await;
    for round in 0..3 {
        program.limit_files(Some(1));
        assert_refused(&writer, &program, &format!("round {round}")).await;
        writer.verify_over_http(&program).await;
        program.limit_files(None);
        while ready(&program).await != 200 {
            tokio::task::yield_now().await;
        }
        writer.write(&program, 10).await;
        writer.verify_over_http(&program).await;
    }
    program.limit_files(Some(1));
    assert_refused(&writer, &program, "before the end").await;
    assert_eq!(program.stop().code, Some(0));
    let program = Program::start(&data);
    writer.verify_over_http(&program).await;
    drop(program);
    run(&data, &["check"]).success();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_without_room_leaves_everything_in_place_and_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let program = Program::start(&data);
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 50).await;
    drop(program);
    for round in 0..3 {
        let mut command = serve_limited(&data, "ulimit -S -f 1; ");
        let mut child = command.stderr(Stdio::piped()).spawn().expect("a process");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        if line.is_empty() {
            let message = wait(child).message.unwrap_or_default();
            assert!(message.contains("Make space"), "round {round}: {message}");
        } else {
            // It needed no room to begin.
            child.kill().expect("a kill");
            child.wait().expect("an end");
        }
        assert!(
            data.join("tree.1").is_dir(),
            "round {round}: the tree is gone"
        );
    }
    let program = Program::start(&data);
    writer.verify_over_http(&program).await;
    drop(program);
    run(&data, &["check"]).success();
}

/// A process that another test is starting may hold the removed file open for a moment.
fn wait_for_space(folder: &Path) {
    let has_space = || {
        let told = rustix::fs::statvfs(folder).expect("a disk");
        told.f_bavail > told.f_blocks / 2
    };
    while !has_space() {
        std::thread::yield_now();
    }
}

/// Writes until there is no space at all.
fn fill(path: &Path) {
    use std::io::Write;
    let mut file = std::fs::File::create(path).expect("a file");
    let zeros = vec![0; 64 << 10];
    while file.write_all(&zeros).is_ok() {}
    while file.write_all(&zeros[..1]).is_ok() {}
}

#[test]
fn a_server_whose_database_is_gone_ends_when_it_is_told_to() {
    let database = PostgresServer::start();
    let address = database.database();
    let program = Program::start_with(&["--store", &address]);
    database.stop();
    assert_eq!(program.stop().code, Some(0));
}

#[test]
fn a_folder_that_may_not_be_written_is_one_line() {
    let scratch = tempfile::tempdir().expect("a folder");
    let Some(disk) = Mounted::new(&scratch.path().join("disk"), "size=64m") else {
        return skipped("a disk that may not be written");
    };
    let data = disk.0.join("data");
    drop(Program::start(&disk.0.join("data")));
    disk.remount("remount,ro");
    let (code, said) = run(&data, &["serve", "--listen", "127.0.0.1:0"]).failure();
    assert_eq!(code, 1);
    let data_name = data.to_str().expect("a name");
    assert!(
        said.contains(data_name) && said.contains("read-only file system"),
        "{said}"
    );
    let outside = scratch.path().join("backup");
    run(&data, &["backup", outside.to_str().expect("a name")]).success();
}
