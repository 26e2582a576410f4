//! Signing in with an account somewhere else: `OpenID` Connect, by code with PKCE.

use std::str::FromStr;

use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreProviderMetadata, CoreUserInfoClaims,
};
use openidconnect::{
    AuthorizationCode, ClientId, ClientSecret, CsrfToken, IssuerUrl, Nonce, OAuth2TokenResponse,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope, TokenResponse, reqwest,
};
use serde::{Deserialize, Serialize};

/// Access to a provider, in the form of the flag: `name,issuer,client id,client secret`.
#[derive(Clone)]
pub struct OpenIdProvider {
    /// Our name for it in addresses: letters, digits and `-`.
    pub name: String,
    issuer: IssuerUrl,
    client_id: ClientId,
    client_secret: ClientSecret,
}

impl std::fmt::Debug for OpenIdProvider {
    /// Without the secret.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.name)
    }
}

impl FromStr for OpenIdProvider {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let [name, issuer, client_id, client_secret] = parts[..] else {
            return Err(
                "a provider looks like name,https://issuer.example,client-id,client-secret"
                    .to_owned(),
            );
        };
        let named = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || !name.chars().all(named) {
            return Err("the name of a provider has only a to z, digits and -".to_owned());
        }
        Ok(Self {
            name: name.to_owned(),
            issuer: IssuerUrl::new(issuer.to_owned()).map_err(|error| error.to_string())?,
            client_id: ClientId::new(client_id.to_owned()),
            client_secret: ClientSecret::new(client_secret.to_owned()),
        })
    }
}

/// State of an attempt between sending somebody away and their coming back.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Pending {
    nonce: String,
    verifier: String,
    /// The provider they were sent to.
    pub(crate) provider: String,
    /// The path they want to go on at.
    pub(crate) redirect: String,
}

/// Whom a provider says somebody is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    /// Their id there, which never changes.
    pub(crate) subject: String,
    pub(crate) email: Option<String>,
    /// `true` if the provider has verified that the address is theirs.
    pub(crate) email_verified: bool,
    pub(crate) name: Option<String>,
    pub(crate) user_name: Option<String>,
}

/// A failure of the provider, of the network or of what was sent back; for the log.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

impl OpenIdProvider {
    /// Returns the state to keep, and the function that makes of its key the address to send somebody to.
    pub(crate) async fn begin(
        &self,
        redirect: &str,
        callback: String,
    ) -> Result<(Pending, impl FnOnce(String) -> String), Failure> {
        let metadata = self.metadata().await?;
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let nonce = Nonce::new_random();
        let pending = Pending {
            nonce: nonce.secret().clone(),
            verifier: verifier.secret().clone(),
            provider: self.name.clone(),
            redirect: redirect.to_owned(),
        };
        let (id, secret) = (self.client_id.clone(), self.client_secret.clone());
        let callback = RedirectUrl::new(callback)?;
        let address = move |state: String| {
            let client = CoreClient::from_provider_metadata(metadata, id, Some(secret));
            let (url, _, _) = client
                .set_redirect_uri(callback)
                .authorize_url(
                    CoreAuthenticationFlow::AuthorizationCode,
                    || CsrfToken::new(state),
                    || nonce,
                )
                .add_scope(Scope::new("email".to_owned()))
                .add_scope(Scope::new("profile".to_owned()))
                .set_pkce_challenge(challenge)
                .url();
            url.to_string()
        };
        Ok((pending, address))
    }

    /// Returns the identity of the person who came back with that code. Signature, issuer, audience, times and nonce of
    /// the ID token are checked.
    pub(crate) async fn finish(
        &self,
        pending: &Pending,
        code: String,
        callback: String,
    ) -> Result<Identity, Failure> {
        let (metadata, http) = (self.metadata().await?, http()?);
        let secret = Some(self.client_secret.clone());
        let client = CoreClient::from_provider_metadata(metadata, self.client_id.clone(), secret)
            .set_redirect_uri(RedirectUrl::new(callback)?);
        let token = client
            .exchange_code(AuthorizationCode::new(code))?
            .set_pkce_verifier(PkceCodeVerifier::new(pending.verifier.clone()))
            .request_async(&http)
            .await?;
        let id_token = token.id_token().ok_or("the provider gave no ID token")?;
        let nonce = Nonce::new(pending.nonce.clone());
        let claims = id_token.claims(&client.id_token_verifier(), &nonce)?;
        let subject = claims.subject().clone();
        // Claims that the ID token leaves out are asked for; the answer must be about the same person.
        let asked = client.user_info(token.access_token().clone(), Some(subject.clone()));
        let told: CoreUserInfoClaims = asked?.request_async(&http).await?;
        let local = |claim: Option<&openidconnect::LocalizedClaim<openidconnect::EndUserName>>| {
            claim?.get(None).map(|name| name.to_string())
        };
        Ok(Identity {
            subject: subject.to_string(),
            email: told.email().map(|email| email.to_lowercase()),
            email_verified: told.email_verified().unwrap_or(false),
            name: local(told.name()),
            user_name: told.preferred_username().map(|name| name.to_string()),
        })
    }

    /// Fetches the provider's metadata, including its keys. Asked each time: sign-ins are rare, and keys change.
    async fn metadata(&self) -> Result<CoreProviderMetadata, Failure> {
        let http = http()?;
        Ok(CoreProviderMetadata::discover_async(self.issuer.clone(), &http).await?)
    }
}

/// A client that does not follow where a provider sends it: it would ask in our name.
fn http() -> Result<reqwest::Client, reqwest::Error> {
    reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(std::time::Duration::from_secs(10))
        .build()
}
