//! Flags and `YONDER_*` variables, checked once and gathered in one struct.

mod tiles;

pub use tiles::Tiles;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use lettre::message::Mailbox;
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use wasm_core::domain::Timestamp;

use crate::access::auth::openid::OpenIdProvider;
use crate::access::budgets::Budgets;
use crate::domain::payments::stripe::{StripeKey, WebhookSecret};
use crate::domain::photos::blob_store::Bucket;
use crate::domain::routing::Routing;
use crate::store::postgres::Database;

/// The Yonder server: documents, accounts, live reads and the built app on one port.
#[derive(Debug, Parser)]
#[command(
    name = "storage-api",
    version,
    about,
    args_conflicts_with_subcommands = true
)]
pub struct Cli {
    /// Command to run; serves when none is named.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Flags of serving, so that `serve` need not be written.
    #[command(flatten)]
    pub config: Config,
}

/// Commands of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the product (the default)
    Serve(Box<Config>),
    /// Say whether every document, index and sum is what was written, without changing anything; exit code 78 on damage;
    /// the server must not be running
    Check(CheckWhat),
    /// Write every document to a new file, and photos to a folder beside it; the server may be running
    Backup(BackupWhat),
    /// Bring a backup back; the server must not be running
    Restore(RestoreWhat),
    /// Write every document as a line of JSON, and photos to a folder beside the file; the server may be running
    Export(FileWhat),
    /// Take in documents, one line of JSON each, over those of the same name, and photos beside them; the server must not be running
    Import(ImportWhat),
    /// Back up to a new file, restore that into a scratch folder, and compare every document and photo; exit code 1 on any
    /// difference; the server may be running
    Drill(DrillWhat),
    /// Fill an empty data folder with a made-up world to look at the product with
    SeedDemo(SeedWhat),
    /// Make somebody an admin, who answers reports and reviews quests; the server must not be running, unless PostgreSQL keeps the documents
    GrantAdmin(Box<GrantWhat>),
}

/// Place of the data.
#[derive(Args, Clone, Debug)]
pub struct DataFolder {
    /// Folder of the documents and keys
    #[arg(
        long,
        env = "YONDER_DATA",
        default_value = "./data",
        value_name = "FOLDER"
    )]
    pub data: PathBuf,
}

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckWhat {
    /// Repair what starting the server would repair, and say what that was
    #[arg(long)]
    pub repair: bool,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// Arguments of `drill`.
#[derive(Args, Clone, Debug)]
pub struct DrillWhat {
    /// The backup to write, which stays
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Bucket that photos are in, `s3://name/folder`: they are left out
    #[arg(long, env = "YONDER_PHOTOS", value_name = "BUCKET")]
    pub photos: Option<Bucket>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// Source and target of a backup.
#[derive(Args, Clone, Debug)]
pub struct BackupWhat {
    /// The file to write
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Write only what came after this earlier backup
    #[arg(long, value_name = "EARLIER")]
    pub since: Option<PathBuf>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// Source and target of a restore.
#[derive(Args, Clone, Debug)]
pub struct RestoreWhat {
    /// The full backup
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The incremental backups after it, in order
    #[arg(value_name = "LATER")]
    pub later: Vec<PathBuf>,
    /// Leave out what was written after this moment, for example 2026-03-01T12:00:00Z
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub until: Option<u64>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// A file to write documents to.
#[derive(Args, Clone, Debug)]
pub struct FileWhat {
    /// The file to write; the standard output without one
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// A file to read documents from.
#[derive(Args, Clone, Debug)]
pub struct ImportWhat {
    /// The file to read
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// A made-up world.
#[derive(Args, Clone, Debug)]
pub struct SeedWhat {
    /// Number of people who live there
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u16).range(20..=1_000))]
    pub people: u16,
    /// The password of everybody; one is made up, if missing
    #[arg(long, value_name = "PASSWORD")]
    pub password: Option<String>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// Somebody to make an admin.
#[derive(Args, Clone, Debug)]
pub struct GrantWhat {
    /// Their user name, with or without @
    #[arg(value_name = "USER_NAME")]
    pub user_name: String,
    /// The database that keeps the documents, as when serving
    #[arg(long, env = "YONDER_STORE", hide_env_values = true, value_name = "URL")]
    pub store: Option<Database>,
    /// Place of the data.
    #[command(flatten)]
    pub data: DataFolder,
}

/// Settings of the server.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Address and port to listen on; port 0 lets the system choose
    #[arg(
        long,
        env = "YONDER_LISTEN",
        default_value = "127.0.0.1:8787",
        value_name = "ADDRESS:PORT"
    )]
    pub listen: SocketAddr,
    /// Folder of the documents and keys; created when missing
    #[arg(
        long,
        env = "YONDER_DATA",
        default_value = "./data",
        value_name = "FOLDER"
    )]
    pub data: PathBuf,
    /// Keep the documents in PostgreSQL, which several servers may share, instead of in the folder:
    /// `postgres://name:password@host/database`. The servers need the same keys in their folders
    #[arg(long, env = "YONDER_STORE", hide_env_values = true, value_name = "URL")]
    pub store: Option<Database>,
    /// Folder of the built app
    #[arg(
        long,
        env = "YONDER_SITE",
        default_value = "app/dist",
        value_name = "FOLDER"
    )]
    pub site: PathBuf,
    /// Origins besides our own that may call the API, for example `https://yonder.example`
    #[arg(long, env = "YONDER_ALLOW_ORIGINS", value_delimiter = ',', value_name = "ORIGIN", value_parser = origin)]
    pub allow_origins: Vec<String>,
    /// Take the client's address from X-Forwarded-For and announce HSTS: only behind a proxy of your own with TLS
    #[arg(long, env = "YONDER_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Bucket for photos, `s3://name/folder`, opened with the usual AWS_* variables; without one they are in the data folder
    #[arg(long, env = "YONDER_PHOTOS", value_name = "BUCKET")]
    pub photos: Option<Bucket>,
    /// Certificate for TLS as PEM, followed by those it was signed with; read when the server starts
    #[arg(
        long,
        env = "YONDER_TLS_CERT",
        value_name = "FILE",
        requires = "tls_key"
    )]
    pub tls_cert: Option<PathBuf>,
    /// Key of the certificate as PEM
    #[arg(
        long,
        env = "YONDER_TLS_KEY",
        value_name = "FILE",
        requires = "tls_cert"
    )]
    pub tls_key: Option<PathBuf>,
    /// Bearer token that opens /metrics; without one only this machine itself may read them, and nobody behind a proxy
    #[arg(
        long,
        env = "YONDER_METRICS_TOKEN",
        hide_env_values = true,
        value_name = "TOKEN",
        value_parser = token
    )]
    pub metrics_token: Option<String>,
    /// Connections held at the same time; more wait to be accepted
    #[arg(long, env = "YONDER_MAX_CONNECTIONS", default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub max_connections: u32,
    /// Live streams that one person, or one address of people not signed in, may hold
    #[arg(long, env = "YONDER_MAX_STREAMS", default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub max_streams: u32,
    /// Accounts that may be made from one address in a minute
    #[arg(long, env = "YONDER_SIGN_UPS_PER_MINUTE", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub sign_ups_per_minute: u32,
    /// Sign-ins that may be tried from one address in a minute; a sixth of it are the emails for one account in an hour
    #[arg(long, env = "YONDER_SIGN_INS_PER_MINUTE", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub sign_ins_per_minute: u32,
    /// Budgets of one person.
    #[command(flatten)]
    pub budgets: Budgets,
    /// Key of the Google maps script, handed to the app
    #[arg(long, env = "YONDER_MAPS_KEY", value_name = "KEY")]
    pub maps_key: Option<String>,
    /// Address of the Google maps script, for a proxy of your own
    #[arg(long, env = "YONDER_MAPS_SCRIPT", default_value = GOOGLE_MAPS_SCRIPT, value_name = "URL", value_parser = service)]
    pub maps_script: String,
    /// Service that finds places besides the gazetteer on the device: `photon=https://photon.example`,
    /// `nominatim=https://nominatim.example` or `google`, which needs a maps key; may be repeated, the first is asked first
    #[arg(
        long,
        env = "YONDER_PLACE_SEARCH",
        value_delimiter = ',',
        value_name = "SERVICE",
        requires_if("google", "maps_key")
    )]
    pub place_search: Vec<PlaceSearch>,
    /// Service that knows ways and travel times, `osrm=https://osrm.example` or `valhalla=https://valhalla.example`;
    /// without one times are estimates. `{profile}` in the address of an OSRM becomes foot, bike or car; one that knows a
    /// single means of travel is `osrm:car=https://…`. May be repeated, the first that knows the means is asked
    #[arg(
        long,
        env = "YONDER_ROUTING",
        value_delimiter = ',',
        value_name = "SERVICE"
    )]
    pub routing: Vec<Routing>,
    /// Tiles of the street map: a PMTiles file, which the server then serves, or the address of a style, a TileJSON or a
    /// PMTiles file; may be repeated
    #[arg(
        long,
        env = "YONDER_TILES",
        value_delimiter = ',',
        value_name = "FILE|URL"
    )]
    pub tiles: Vec<Tiles>,
    /// Address under which people reach the server, for links in letters, for example `https://yonder.example`
    #[arg(long, env = "YONDER_PUBLIC_URL", value_name = "ORIGIN", value_parser = origin)]
    pub public_url: Option<String>,
    /// Mail server, for example `smtp://localhost:1025` or `smtps://name:password@host`; without one letters go to the log
    #[arg(long, env = "YONDER_SMTP", hide_env_values = true, value_name = "URL", value_parser = mail_server)]
    pub smtp: Option<AsyncSmtpTransportBuilder>,
    /// Address that letters come from
    #[arg(
        long,
        env = "YONDER_MAIL_FROM",
        default_value = "Yonder <yonder@localhost>",
        value_name = "ADDRESS"
    )]
    pub mail_from: Mailbox,
    /// Provider that people may sign in with, `name,https://issuer.example,client-id,client-secret`; may be repeated
    #[arg(
        long,
        env = "YONDER_OPENID",
        hide_env_values = true,
        value_delimiter = ';',
        value_name = "PROVIDER"
    )]
    pub openid: Vec<OpenIdProvider>,
    /// Secret key of Stripe, with which guests pay for quests by card; the money goes to this account. Without one they pay
    /// at the meeting
    #[arg(
        long,
        env = "YONDER_STRIPE_KEY",
        hide_env_values = true,
        value_name = "KEY",
        requires = "stripe_webhook_secret"
    )]
    pub stripe_key: Option<StripeKey>,
    /// Secret that Stripe signs its events with, which it is to send to `/webhooks/stripe`
    #[arg(
        long,
        env = "YONDER_STRIPE_WEBHOOK_SECRET",
        hide_env_values = true,
        value_name = "SECRET",
        requires = "stripe_key"
    )]
    pub stripe_webhook_secret: Option<WebhookSecret>,
    /// Address of Stripe, for a proxy or a stand-in of your own
    #[arg(long, env = "YONDER_STRIPE_API", default_value = "https://api.stripe.com", value_name = "URL", value_parser = service)]
    pub stripe_api: String,
    /// Have those who run this look at a quest before everybody sees it, when its creator has published none yet or was
    /// reported
    #[arg(long, env = "YONDER_REVIEW_QUESTS")]
    pub review_quests: bool,
    /// Write the log as JSON lines
    #[arg(long, env = "YONDER_LOG_JSON")]
    pub log_json: bool,
}

impl Config {
    /// `https` when we speak TLS ourselves.
    pub(crate) fn scheme(&self) -> &'static str {
        if self.tls_cert.is_some() {
            "https"
        } else {
            "http"
        }
    }

    /// Returns `true` if maps come from Google itself, and not from a stand-in.
    pub(crate) fn has_google_maps_script(&self) -> bool {
        self.maps_script == GOOGLE_MAPS_SCRIPT
    }
}

/// Address of Google's own maps script.
pub const GOOGLE_MAPS_SCRIPT: &str = "https://maps.googleapis.com/maps/api/js";

/// A service that the app asks for places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceSearch {
    /// Photon, by komoot: made for type-ahead.
    Photon(String),
    /// Nominatim: whole words, one question a second.
    Nominatim(String),
    /// The places library of the Google maps script.
    Google,
}

impl PlaceSearch {
    /// Name of its kind in the app.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Photon(_) => "photon",
            Self::Nominatim(_) => "nominatim",
            Self::Google => "google",
        }
    }

    /// Its address, without a slash at the end; `None` for one that comes with the maps script.
    pub fn url(&self) -> Option<&str> {
        match self {
            Self::Photon(url) | Self::Nominatim(url) => Some(url),
            Self::Google => None,
        }
    }
}

impl FromStr for PlaceSearch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some(("photon", url)) => Ok(Self::Photon(service(url)?)),
            Some(("nominatim", url)) => Ok(Self::Nominatim(service(url)?)),
            None if text == "google" => Ok(Self::Google),
            _ => Err(
                "a search of places is photon=https://…, nominatim=https://… or google".to_owned(),
            ),
        }
    }
}

/// An address of a service: scheme, host and perhaps a path; no query, which is ours to write.
fn service(text: &str) -> Result<String, String> {
    let uri: http::Uri = text.parse().map_err(|_| "not an address".to_owned())?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    // The value is written into the content policy, where `;` or a space would begin something else.
    let is_plain = |part: &str, more: &str| {
        part.chars()
            .all(|c| c.is_ascii_alphanumeric() || more.contains(c))
    };
    let host = uri.authority().map_or("", http::uri::Authority::as_str);
    let is_named = !host.is_empty() && is_plain(host, "-._:[]");
    if is_web && is_named && uri.query().is_none() && is_plain(uri.path(), "-._~/") {
        Ok(text.trim_end_matches('/').to_owned())
    } else {
        Err(
            "an address looks like https://places.example or https://places.example/path"
                .to_owned(),
        )
    }
}

/// A secret that is long enough not to be guessed.
fn token(text: &str) -> Result<String, String> {
    if text.len() >= 16 && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err("a token has at least 16 printable characters".to_owned())
    }
}

/// A moment as milliseconds since 1970.
fn moment(text: &str) -> Result<u64, String> {
    let moment = Timestamp::from_json(&text.into()).map_err(|error| error.to_string())?;
    u64::try_from(moment.epoch_ms()).map_err(|_| "a moment after 1970 is needed".to_owned())
}

fn mail_server(address: &str) -> Result<AsyncSmtpTransportBuilder, String> {
    AsyncSmtpTransport::<Tokio1Executor>::from_url(address).map_err(|error| error.to_string())
}

/// An origin is scheme, host and port, and nothing else.
fn origin(text: &str) -> Result<String, String> {
    let uri: http::Uri = text.parse().map_err(|_| "not an origin".to_owned())?;
    let bare = matches!(uri.scheme_str(), Some("http" | "https"))
        && uri.authority().is_some()
        && uri.path() == "/"
        && !text.ends_with('/');
    let expected = "an origin looks like https://yonder.example, without a path";
    if bare {
        Ok(text.to_lowercase())
    } else {
        Err(expected.to_owned())
    }
}
