//! Address of a callable function.

use crate::constants::DEFAULT_FUNCTIONS_REGION;

/// The place where functions are called.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Endpoint {
    /// The hosted functions of a project.
    Hosted {
        /// Id of the project.
        project: String,
        /// Region, `us-central1` by default.
        region: String,
    },
    /// A domain, with a path where there is one: `https://example.com/functions`.
    CustomDomain(String),
    /// An emulator.
    Emulator {
        /// Scheme, host and port: `http://localhost:5001`.
        origin: String,
        /// Id of the project.
        project: String,
        /// Region.
        region: String,
    },
}

impl Endpoint {
    /// The hosted functions of a project in the default region.
    pub fn hosted(project: &str) -> Self {
        Self::Hosted {
            project: project.to_owned(),
            region: DEFAULT_FUNCTIONS_REGION.to_owned(),
        }
    }

    /// The address of the function called `name`.
    ///
    /// ```
    /// use wasm_core::call::Endpoint;
    ///
    /// assert_eq!(Endpoint::hosted("yonder").url("signIn"), "https://us-central1-yonder.cloudfunctions.net/signIn");
    /// assert_eq!(Endpoint::CustomDomain("https://example.com/functions/".into()).url("signIn"), "https://example.com/functions/signIn");
    /// ```
    pub fn url(&self, name: &str) -> String {
        match self {
            Self::Hosted { project, region } => {
                format!("https://{region}-{project}.cloudfunctions.net/{name}")
            }
            Self::CustomDomain(domain) => format!("{}/{name}", domain.trim_end_matches('/')),
            Self::Emulator {
                origin,
                project,
                region,
            } => format!("{origin}/{project}/{region}/{name}"),
        }
    }
}
