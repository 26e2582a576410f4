//! Accounts by whose name a test acts.

use crate::http_client::Reply;

/// Password of every account that a test makes.
pub const PASSWORD: &str = "correct horse battery";

/// The actor without an account, where a method takes one.
pub const ANON: Option<&Actor> = None;

/// An account with one signed-in session.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Id of the account.
    pub uid: String,
    /// User name, as it was signed up with.
    pub user_name: String,
    /// Email address, as it was signed up with.
    pub email: String,
    /// ID token of the session, good for an hour.
    pub token: String,
    /// Refresh cookie of the session, as a browser sends it back.
    pub cookie: String,
}

impl Actor {
    /// Value of the `Authorization` header.
    pub fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }
}

impl Reply {
    /// The account that an answer of `signUp`, `signIn` or `refreshSession` signs in.
    pub fn signed_in(&self, user_name: &str, email: &str) -> Actor {
        let result = &self.json()["result"];
        let text = |field: &str| result[field].as_str().expect("a text").to_owned();
        let cookie = self.header("set-cookie").split(';').next();
        Actor {
            uid: text("uid"),
            user_name: user_name.to_owned(),
            email: email.to_owned(),
            token: text("idToken"),
            cookie: cookie.unwrap_or_default().to_owned(),
        }
    }
}
