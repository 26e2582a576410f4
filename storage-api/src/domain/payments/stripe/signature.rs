//! The signature of an event: HMAC-SHA256 over its time and its body.

use ring::hmac;

use crate::domain::payments::provider::WebhookRefused;

/// Seconds by which a signature may be old or ahead: the tolerance of Stripe's own libraries.
const TOLERANCE_S: i64 = 300;

/// Checks the header `Stripe-Signature`, `t=…,v1=…`. While a secret is being replaced there are several `v1`, of which one
/// has to be right; other schemes are passed over. The comparison takes the same time for every wrong signature.
pub(super) fn check(
    secret: &str,
    header: &str,
    body: &[u8],
    now_s: i64,
) -> Result<(), WebhookRefused> {
    let parts = || {
        header
            .split(',')
            .filter_map(|part| part.trim().split_once('='))
    };
    let (_, time) = parts()
        .find(|(name, _)| *name == "t")
        .ok_or(WebhookRefused::Malformed)?;
    let time_s: i64 = time.parse().map_err(|_| WebhookRefused::Malformed)?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = [time.as_bytes(), b".", body].concat();
    let mut signatures = parts()
        .filter(|(name, _)| *name == "v1")
        .filter_map(|(_, hex)| bytes_of(hex))
        .peekable();
    if signatures.peek().is_none() {
        return Err(WebhookRefused::Malformed);
    }
    if !signatures.any(|signature| hmac::verify(&key, &signed, &signature).is_ok()) {
        return Err(WebhookRefused::WrongSignature);
    }
    if now_s.abs_diff(time_s) > TOLERANCE_S.unsigned_abs() {
        return Err(WebhookRefused::TooOld);
    }
    Ok(())
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    let digits = hex.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let is_whole = hex.len().is_multiple_of(2) && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_whole.then(|| digits.map(byte).collect()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made with OpenSSL: `printf '1772323200.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test`.
    const BODY: &[u8] = br#"{"id":"evt_1"}"#;
    const TIME_S: i64 = 1_772_323_200;
    const SIGNATURE: &str = "f9a5071ec36dd6f9832869639fa6e4d864fdff87d9082a502f23a8295ae2537a";

    fn checked(header: &str, body: &[u8], now_s: i64) -> Result<(), WebhookRefused> {
        check("whsec_test", header, body, now_s)
    }

    #[test]
    fn a_signature_is_of_one_time_one_body_and_one_secret() {
        let header = format!("t={TIME_S},v1={SIGNATURE}");
        assert_eq!(checked(&header, BODY, TIME_S + 300), Ok(()));
        assert_eq!(checked(&header, BODY, TIME_S - 300), Ok(()));
        let wrong = Err(WebhookRefused::WrongSignature);
        assert_eq!(checked(&header, b"{}", TIME_S), wrong);
        assert_eq!(check("whsec_other", &header, BODY, TIME_S), wrong);
        let later = format!("t={},v1={SIGNATURE}", TIME_S + 1);
        assert_eq!(checked(&later, BODY, TIME_S), wrong);
        let old = Err(WebhookRefused::TooOld);
        assert_eq!(checked(&header, BODY, TIME_S + 301), old);
        assert_eq!(checked(&header, BODY, TIME_S - 301), old);
    }

    #[test]
    fn one_of_several_signatures_is_enough_and_none_is_not() {
        let other = "00".repeat(32);
        let several = format!("t={TIME_S},v0=xyz,v1={other},v1={SIGNATURE}");
        assert_eq!(checked(&several, BODY, TIME_S), Ok(()));
        for header in [
            String::new(),
            format!("t={TIME_S}"),
            format!("v1={SIGNATURE}"),
            format!("t=now,v1={SIGNATURE}"),
            format!("t={TIME_S},v1=abc"),
            format!("t={TIME_S},v0={SIGNATURE}"),
        ] {
            let refused = checked(&header, BODY, TIME_S);
            assert_eq!(refused, Err(WebhookRefused::Malformed), "{header}");
        }
    }
}
