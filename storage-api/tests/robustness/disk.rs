//! A disk that is full, and one that may not be written.

use std::path::{Path, PathBuf};
use std::process::Command;

use storage_api_testing::{Program, run};

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
        let refused = writer.refusal(&program).await;
        assert_eq!(
            refused,
            (429, "RESOURCE_EXHAUSTED".to_owned()),
            "round {round}"
        );
        writer.verify_over_http(&program).await;
        std::fs::remove_file(&ballast).expect("space");
        wait_for_space(&disk.0);
        writer.write(&program, 10).await;
        writer.verify_over_http(&program).await;
    }
    drop(program);
    let program = Program::start(&disk.0.join("data"));
    writer.verify_over_http(&program).await;
    drop(program);
    run(&disk.0.join("data"), &["check"]).success();
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
