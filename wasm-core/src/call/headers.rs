//! Headers of a call: everything that it carries besides its data.

/// The tokens a call may carry. One that could not be had is left off, never sent empty.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct CallTokens {
    /// Token of the caller.
    pub auth: Option<String>,
    /// Token of the device to send messages to.
    pub messaging: Option<String>,
    /// That it is the real app calling.
    pub app_check: Option<String>,
}

impl std::fmt::Debug for CallTokens {
    /// Only whether they are there: tokens must not reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CallTokens")
            .field("auth", &self.auth.is_some())
            .field("messaging", &self.messaging.is_some())
            .field("app_check", &self.app_check.is_some())
            .finish()
    }
}

/// Names and values of a call's headers.
pub fn call_headers(tokens: &CallTokens) -> Vec<(&'static str, String)> {
    let present = |token: &Option<String>| token.clone().filter(|token| !token.is_empty());
    let optional = [
        (
            "Authorization",
            present(&tokens.auth).map(|token| format!("Bearer {token}")),
        ),
        ("Firebase-Instance-ID-Token", present(&tokens.messaging)),
        ("X-Firebase-AppCheck", present(&tokens.app_check)),
    ];
    let present = optional
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)));
    present
        .chain([("Content-Type", "application/json".to_owned())])
        .collect()
}
