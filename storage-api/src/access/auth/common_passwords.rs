//! The passwords that attackers try first.

/// Common passwords of at least eight characters, in lower case, one on a line.
const COMMON: &str = include_str!("common_passwords.txt");

/// Returns true for a common password in any letter case.
pub(crate) fn is_common(password: &str) -> bool {
    let password = password.to_lowercase();
    COMMON.lines().any(|common| common == password)
}
