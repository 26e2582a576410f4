//! Flags and `YONDER_*` variables, checked once and gathered in one struct.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// The Yonder server: documents, accounts, live reads and the built app on one port.
#[derive(Debug, Parser)]
#[command(
    name = "storage-api",
    version,
    about,
    args_conflicts_with_subcommands = true
)]
pub struct Cli {
    /// What to do; serving when nothing is named.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Flags of serving, so that `serve` need not be written.
    #[command(flatten)]
    pub config: Config,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the product (the default)
    Serve(Config),
}

/// How the server is run.
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
    /// Connections held at the same time; more wait to be accepted
    #[arg(long, env = "YONDER_MAX_CONNECTIONS", default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub max_connections: u32,
    /// Live streams that one person, or one address of people not signed in, may hold
    #[arg(long, env = "YONDER_MAX_STREAMS", default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub max_streams: u32,
    /// Accounts that may be made from one address in a minute
    #[arg(long, env = "YONDER_SIGN_UPS_PER_MINUTE", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub sign_ups_per_minute: u32,
    /// Sign-ins that may be tried from one address in a minute; a sixth of it for one account
    #[arg(long, env = "YONDER_SIGN_INS_PER_MINUTE", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub sign_ins_per_minute: u32,
    /// Key of the Google maps script, handed to the app
    #[arg(long, env = "YONDER_MAPS_KEY", value_name = "KEY")]
    pub maps_key: Option<String>,
    /// Write the log as JSON lines
    #[arg(long, env = "YONDER_LOG_JSON")]
    pub log_json: bool,
}

impl Cli {
    /// The configuration of the command that was asked for.
    pub fn into_config(self) -> Config {
        match self.command {
            Some(Command::Serve(config)) => config,
            None => self.config,
        }
    }
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
