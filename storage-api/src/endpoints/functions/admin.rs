//! Functions for admins only. What they decide is in [`crate::domain::admin`]; backups are here.

use serde::Serialize;
use utoipa::ToSchema;
use wasm_core::error::Code;

use super::call::Call;
use super::callable::{Callable, change, function};
use crate::access::me::Me;
use crate::clock::iso;
use crate::domain::admin::{self, Audit};
use crate::domain::audit_log::begin;
use crate::error::ApiError;
use crate::schema::shape::Unread;
use crate::store::journal::backup::{full, inspect};
use crate::store::journal::merge::Source;
use crate::store::journal::{Folder, Medium};
use crate::store::sled::folder::journal_folder;
use crate::store::transact;

/// The folder of backups inside the data folder.
const BACKUPS: &str = "backups";

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("setRole", admin::set_role).for_admins(),
        change("voidPoints", admin::void_points).for_admins(),
        change("releasePoints", admin::release_points).for_admins(),
        change("decideReport", admin::decide_report).for_admins(),
        function("audit", audit).for_admins(),
        function("backupNow", backup_now).for_admins(),
        function("restoreCheck", restore_check).for_admins(),
    ]
}

/// A backup.
#[derive(Serialize, ToSchema)]
pub(super) struct BackupFile {
    /// Its name in the folder `backups` of the data folder.
    file: String,
    /// Number of documents in it.
    documents: u64,
    /// Number of the last change in it.
    sequence: u64,
    /// Its length in bytes.
    length: u64,
    /// Photos in the folder beside it, `{file}.photos`; `null` where photos are in a bucket, which is left out.
    #[schema(required = true)]
    photos: Option<u64>,
}

async fn audit(call: Call, me: Me, _: Unread) -> Result<Audit, ApiError> {
    transact(&*call.app.store, move |transaction| {
        admin::audit(transaction, &me)
    })
    .await
}

/// Writes everything to a new file, while the server goes on.
pub(super) async fn backup_now(call: Call, me: Me, _: Unread) -> Result<BackupFile, ApiError> {
    let name = format!("{}.backup", iso(me.now_ms).replace(':', "-"));
    let (data, file) = (call.app.config.data.clone(), name.clone());
    let (objects, has_database) = (call.app.objects.clone(), call.app.config.store.is_some());
    let noted = name.clone();
    transact(&*call.app.store, move |transaction| {
        begin(transaction, &me, ("backupNow", &noted), "")?;
        if has_database {
            let message = "the documents are in PostgreSQL: back them up with its own tools";
            return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("database"));
        }
        Ok(())
    })
    .await?;
    let written = tokio::task::spawn_blocking(move || {
        let folder = data.join(BACKUPS);
        std::fs::create_dir_all(&folder).map_err(ApiError::internal)?;
        let (journal, target) = (Folder::at(&journal_folder(&data)), Folder::at(&folder));
        let backup = full(&journal, &target, &file).map_err(ApiError::internal)?;
        // After the documents, so that no photo is missing that they speak of.
        let photos = objects.copy_to(&folder.join(format!("{file}.photos")));
        Ok::<_, ApiError>((backup, photos.map_err(ApiError::internal)?))
    });
    let (backup, photos) = written.await.map_err(ApiError::internal)??;
    Ok(BackupFile {
        file: name,
        documents: backup.documents,
        sequence: backup.sequence,
        length: backup.length,
        photos,
    })
}

/// Reads the newest backup from beginning to end: whether everything in it is as it was written.
pub(super) async fn restore_check(call: Call, me: Me, _: Unread) -> Result<BackupFile, ApiError> {
    let folder = call.app.config.data.join(BACKUPS);
    let objects = call.app.objects.clone();
    transact(&*call.app.store, move |transaction| {
        begin(transaction, &me, ("restoreCheck", ""), "")
    })
    .await?;
    let checked = tokio::task::spawn_blocking(move || {
        let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        let newest = names.filter(|name| name.ends_with(".backup")).max();
        let name = newest.ok_or_else(|| ApiError::not_found("there is no backup yet"))?;
        let file = Folder::at(&folder)
            .open(&name)
            .map_err(ApiError::internal)?;
        let source = Source::new(file, folder.join(&name));
        let backup = source.and_then(|source| inspect(&source));
        let backup = backup.map_err(|error| damaged(&error))?;
        let photos = objects.check_copies(&folder.join(format!("{name}.photos")));
        let photos = photos.map_err(|error| damaged(&error))?;
        Ok::<_, ApiError>(BackupFile {
            file: name,
            documents: backup.documents,
            sequence: backup.sequence,
            length: backup.length,
            photos,
        })
    });
    checked.await.map_err(ApiError::internal)?
}

fn damaged(error: &impl std::fmt::Display) -> ApiError {
    ApiError::new(Code::DataLoss, error.to_string()).with_reason("damaged")
}
