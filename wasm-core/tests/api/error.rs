//! The catalogue of errors from outside.

use std::collections::HashSet;

use wasm_core::error::{
    Code, Coded, MapsLoaderError, PageError, TransportFailure, catalogue, page_title,
};

#[test]
fn every_code_is_in_the_catalogue_once_with_a_sentence() {
    let entries: Vec<_> = catalogue().collect();
    let codes: HashSet<_> = entries.iter().map(|entry| entry.code.as_str()).collect();
    assert_eq!(codes.len(), Code::ALL.len());
    assert!(entries.iter().all(|entry| !entry.sentence.is_empty()));
}

#[test]
fn a_code_is_read_back_from_its_text() {
    for code in Code::ALL {
        assert_eq!(code.as_str().parse(), Ok(*code));
    }
    assert!("NOT_FOUND".parse::<Code>().is_err());
}

#[test]
fn texts_fixed_by_the_seed_hold_to_the_letter() {
    let texts = [
        PageError::NotFound("/nowhere".into()).to_string(),
        PageError::Invalid("/app/hangout/join".into()).to_string(),
        PageError::UnknownMiddleware("vip".into()).to_string(),
        TransportFailure::Connection.to_string(),
        TransportFailure::Socket.to_string(),
        TransportFailure::Network.to_string(),
        page_title(404).to_owned(),
        page_title(500).to_owned(),
    ];
    let expected = [
        "Page not found: /nowhere",
        "Page Not Found: /app/hangout/join",
        "Unknown route middleware: 'vip'.",
        "Connection timeout",
        "Socket timeout",
        "Network request failed",
        "Page Not Found",
        "Internal Server Error",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn both_page_failures_are_404_and_can_be_told_apart_by_code() {
    let missing = PageError::NotFound("/x".into());
    let invalid = PageError::Invalid("/x".into());
    assert_eq!((missing.status(), invalid.status()), (404, 404));
    assert_ne!(missing.code(), invalid.code());
}

#[test]
fn the_maps_loader_has_two_failures_with_their_own_codes() {
    assert_eq!(
        MapsLoaderError::AlreadyStarted.code().as_str(),
        "maps-already-started"
    );
    assert_eq!(
        MapsLoaderError::PlacesMissing.code().as_str(),
        "maps-places-missing"
    );
}
