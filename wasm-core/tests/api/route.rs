//! Routes from outside: every path of the seed, the decisions, the way back after signing in.

use proptest::prelude::*;
use wasm_core::route::{
    Decision, Guards, Layout, NO_VALUE, Outcome, Outline, Paths, Requirement, Route, RouteTable,
    SEED_ROUTES, SPANS_MAX, Session, Span, match_route, navigate, outline, outline_in,
    outline_shown, return_path,
};

fn pattern_of(full_path: &str) -> Option<&'static str> {
    match_route(full_path).map(|found| found.route.pattern)
}

fn part(location: &str, span: Span) -> &str {
    &location[(span & 0xfff) as usize..(span >> 12 & 0xfff) as usize]
}

fn part_texts<'a>(location: &'a str, spans: &[Span]) -> Vec<&'a str> {
    spans.iter().map(|span| part(location, *span)).collect()
}

fn error_of(decision: &Decision) -> Option<String> {
    match decision {
        Decision::Error(error) => Some(error.to_string()),
        _ => None,
    }
}

/// The TypeScript types of the package are text, so that the compiler cannot hold them to the table.
#[test]
fn the_union_of_screen_names_has_each_screen_of_the_table_once() {
    let types = include_str!("../../src/wasm/product/route.rs");
    let (_, union) = types
        .split_once("export type ScreenName =")
        .expect("the union");
    let (union, _) = union.split_once(';').expect("its end");
    let named: Vec<&str> = union.split('"').skip(1).step_by(2).collect();
    let mut screens: Vec<&str> = Vec::new();
    for route in SEED_ROUTES {
        if !screens.contains(&route.screen) {
            screens.push(route.screen);
        }
    }
    assert_eq!(named, screens);
}

#[test]
fn every_path_of_the_seed_resolves_to_its_own_line() {
    for route in SEED_ROUTES {
        let path = route
            .pattern
            .replace("{year}", "2031")
            .replace("{id}", "a1")
            .replace("{questId}", "q1");
        assert_eq!(pattern_of(&path), Some(route.pattern), "{path}");
    }
}

#[test]
fn the_table_is_as_reviewed() {
    let line = |route: &Route| {
        let guards = route.guards.join(" ");
        format!(
            "{} {} {:?} [{guards}] {:?}",
            route.pattern, route.screen, route.layout, route.requires
        )
    };
    let table: Vec<_> = SEED_ROUTES.iter().map(line).collect();
    insta::assert_snapshot!(table.join("\n"));
}

#[test]
fn a_location_that_is_too_much_for_an_outline_is_not_plain() {
    let most = SPANS_MAX;
    let plain = |location: &str| outline(location, &mut vec![0; most]) != Outline::NotPlain;
    assert!(plain("/quest/7?a&b=c"));
    for location in ["quest/7", "", "/quest/\u{e9}"] {
        assert!(!plain(location), "{location}");
    }
    assert!(!plain(&format!("/quest/{}", "a".repeat(5_000))));
    assert!(!plain(&format!("/?{}", "a&".repeat(most))));
    assert_eq!(outline("/?a=b", &mut []), Outline::NotPlain);
    let mut spans = [0; SPANS_MAX];
    outline("/?a", &mut spans);
    assert_eq!(spans[10], NO_VALUE);
}

#[test]
fn a_static_segment_beats_a_parameter() {
    assert_eq!(pattern_of("/hangout/create"), Some("/hangout/create"));
    assert_eq!(pattern_of("/hangout/CREATE/"), Some("/hangout/create"));
    assert_eq!(
        pattern_of("/app/hangout/join?id=x"),
        Some("/app/hangout/join")
    );
    assert_eq!(pattern_of("/2025/x"), Some("/2025/{id}"));
}

#[test]
fn years_of_this_century_open_and_others_do_not() {
    assert_eq!(pattern_of("/2000"), Some("/{year}"));
    assert_eq!(pattern_of("/2099/x"), Some("/{year}/{id}"));
    for path in ["/1999", "/2100", "/20250", "/202", "/20x5", "/2100/x"] {
        assert_eq!(pattern_of(path), None, "{path}");
    }
}

#[test]
fn joining_a_hangout_needs_an_id_and_never_becomes_a_hangout_called_join() {
    for path in [
        "/app/hangout/join",
        "/app/hangout/join?id=",
        "/app/hangout/join?id",
        "/app/hangout/join?id=%20&id=x",
    ] {
        let error = error_of(&navigate(path, Session::SignedIn));
        assert_eq!(error, Some(format!("Page Not Found: {path}")));
    }
    assert!(matches!(
        navigate("/app/hangout/join?id=x&id=", Session::SignedOut),
        Decision::Show(_)
    ));
}

#[test]
fn an_unmatched_path_is_not_found_in_the_words_of_the_seed() {
    let decision = navigate("/nowhere?x=1", Session::SignedIn);
    assert_eq!(
        error_of(&decision).as_deref(),
        Some("Page not found: /nowhere?x=1")
    );
}

#[test]
fn guarded_paths_lead_to_the_login_page_and_back() {
    let guarded: Vec<_> = SEED_ROUTES
        .iter()
        .filter(|route| !route.guards.is_empty())
        .collect();
    assert_eq!(guarded.len(), 8);
    for route in guarded {
        let path = format!("{}?a=1&b=x y", route.pattern);
        let Decision::Redirect { to, return_to } = navigate(&path, Session::SignedOut) else {
            panic!("{path} is not guarded");
        };
        let login = match_route(&to).expect("the login page has a route");
        assert_eq!(
            (login.route.screen, login.query.first("redirect")),
            ("login", Some(&*return_to))
        );
        assert_eq!(return_to, path);
        assert!(matches!(
            navigate(&path, Session::SignedIn),
            Decision::Show(_)
        ));
    }
}

#[test]
fn a_guard_nobody_registered_is_an_error() {
    let decision = RouteTable::seed().navigate("/profile", Session::SignedIn, &Guards::none());
    assert_eq!(
        error_of(&decision).as_deref(),
        Some("Unknown route middleware: 'auth'.")
    );
}

#[test]
fn a_guard_is_registered_by_its_name() {
    let guards = Guards::none().with("auth", |_| Outcome::Pass);
    let decision = RouteTable::seed().navigate("/profile", Session::SignedOut, &guards);
    assert!(matches!(decision, Decision::Show(_)));
}

#[test]
fn validation_comes_before_guards() {
    let route = Route {
        pattern: "/x",
        screen: "x",
        layout: Layout::App,
        guards: &["auth"],
        requires: &[Requirement::Query("id")],
        years_only: false,
    };
    let table = RouteTable::new(&[route]).expect("a pattern");
    let decision = table.navigate("/x", Session::SignedOut, &Guards::default());
    assert_eq!(error_of(&decision).as_deref(), Some("Page Not Found: /x"));
}

#[test]
fn patterns_of_ones_own_are_matched_by_the_same_rules() {
    let patterns = [
        "/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}",
        "/shop/{id}",
        "/shop/New",
        "/",
    ];
    let paths = Paths::new(patterns).expect("patterns");
    let index = |path: &str| paths.find(path).map(|found| found.index);
    assert_eq!(index("/1/2/3/4/5/6/7/8"), Some(0));
    assert_eq!(
        (index("/shop/new/"), index("/shop/old")),
        (Some(2), Some(1))
    );
    assert_eq!((index("/"), index("/9/1/1/1/1/1/1/1/1")), (Some(3), None));
    let mut spans = [0; SPANS_MAX];
    let location = "/1/2/3/4/5/6/7/8?a=1#x";
    assert_eq!(
        outline_in(&paths, location, &mut spans),
        Outline::Route { index: 0, pairs: 1 }
    );
    let parts = [&spans[..8], &spans[8..9]].concat();
    assert_eq!(part_texts(location, &parts).concat(), "12345678#x");
}

#[test]
fn patterns_that_would_match_something_else_are_refused() {
    let foreign = [
        "",
        "shop",
        "/a/:id",
        "/a/x:id",
        "/files/{path*}",
        "/files/*",
        "/x/{a",
        "/x/a}",
        "/f/{a}-{b}",
        "/d/{a}/{a}",
        "/{__proto__}",
        "/{}",
        "/{a b}",
        "/[id]",
        "/<id>",
        "/a?b",
        "/a#b",
        "/a//b",
        "//",
        "/9/1/1/1/1/1/1/1/1",
    ];
    for pattern in foreign {
        let error = Paths::new(["/", pattern]).expect_err(pattern);
        assert_eq!((error.index, &*error.pattern), (1, pattern));
    }
}

#[test]
fn a_year_is_any_text_in_a_table_of_ones_own() {
    let paths = Paths::new(["/{year}"]).expect("patterns");
    assert!(paths.find("/1999").is_some());
    assert!(match_route("/1999").is_none() && match_route("/2099").is_some());
}

#[test]
fn the_products_table_is_one_like_any_other() {
    let paths = Paths::new(SEED_ROUTES.iter().map(|route| route.pattern)).expect("patterns");
    for route in SEED_ROUTES {
        let path = route
            .pattern
            .replace("{year}", "2031")
            .replace(['{', '}'], "");
        let (own, any) = (
            match_route(&path).expect("a route"),
            paths.find(&path).expect("a pattern"),
        );
        assert_eq!(own.route, SEED_ROUTES[any.index]);
        let values: Vec<_> = own.params.into_iter().map(|(_, value)| value).collect();
        assert_eq!(values, any.params);
    }
}

#[test]
fn the_way_back_never_leaves_the_product() {
    let hostile = [
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "https://evil.example",
        "https:evil.example",
        "javascript:alert(1)",
        "/%2Fevil.example",
        "/%5Cevil.example",
        "/%252Fevil.example",
        "/\t/evil.example",
        "/\n//evil.example",
        "/%09/evil.example",
        " //evil.example",
        "profile",
        "",
        "/login",
        "/login?redirect=/login",
        "/LOGIN/",
        "/nowhere",
        "///profile",
        "/%25252525252Fevil.example",
        "/quest/%5C",
    ];
    for target in hostile {
        assert_eq!(return_path(target), "/", "{target:?}");
    }
    for target in [
        "/profile",
        "/profile/edit?tab=a%20b",
        "/quest/caf%C3%A9#map",
        "/",
    ] {
        assert_eq!(return_path(target), target);
    }
}

proptest! {
    #[test]
    fn an_outline_says_what_the_full_match_says(
        path in "/[a-z0-9/_-]{0,12}(/[a-zA-Z0-9]{0,8}){0,3}/?",
        rest in "(\\?[a-b=&?]{0,12})?(#[a-z?]{0,4})?",
    ) {
        let location = format!("{path}{rest}");
        let full = match_route(&location);
        let mut spans = [0; SPANS_MAX];
        match outline(&location, &mut spans) {
            Outline::None => prop_assert_eq!(full, None),
            Outline::Route { index, pairs } => {
                let full = full.expect("a match");
                prop_assert_eq!(full.route, SEED_ROUTES[usize::from(index)]);
                let params: Vec<_> = full.params.iter().map(|(_, value)| &**value).collect();
                prop_assert_eq!(&params, &part_texts(&location, &spans[..params.len()]));
                prop_assert_eq!(part(&location, spans[8]), full.hash);
                let keys: Vec<_> = spans[9..].chunks(2).take(usize::from(pairs)).map(|pair| part(&location, pair[0])).collect();
                prop_assert!(keys.iter().all(|key| full.query.get(key).is_some()));
            }
            Outline::NotPlain => prop_assert!(false, "{location} is plain"),
        }
    }

    #[test]
    fn an_outline_is_shown_only_where_the_decision_shows_it(path in "/(profile|my-quests|leaderboard|quest/7|app/hangout/join|nowhere)(\\?id=[a ]?)?", signed_in in any::<bool>()) {
        let session = if signed_in { Session::SignedIn } else { Session::SignedOut };
        let outline = outline_shown(&path, session, &mut [0; SPANS_MAX]);
        let shown = matches!(navigate(&path, session), Decision::Show(_));
        prop_assert!(shown || outline == Outline::NotPlain, "{path}");
    }

    #[test]
    fn no_text_makes_routing_panic(text in any::<String>(), path in "[/?#%&=+.a2-]{0,40}") {
        for full_path in [&text, &path, &format!("/quest/{text}"), &format!("/app/hangout/join?{path}")] {
            let _ = navigate(full_path, Session::SignedOut);
            prop_assert!(return_path(full_path).starts_with('/'));
        }
    }
}
