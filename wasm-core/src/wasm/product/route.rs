//! Routes at the JavaScript face.

use serde_json::Value;
use wasm_bindgen::prelude::*;

use crate::error::{Coded, PageError, page_title};
use crate::json::object;
use crate::route::{
    self, Decision, OUTLINE_MAX, Outline, Paths, PatternError, SEED_ROUTES, SPANS_MAX, Session,
    Span,
};
use crate::wasm::error::{Failure, Fallible};
use crate::wasm::given::Given;
use crate::wasm::{json, text};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The frame around a screen. */
export type Layout = "none" | "app" | "custom" | "default" | "fashion" | "shop";

/** The names of the screens, in the order of the route table; paths that differ only by alias share one. */
export type ScreenName =
  | "demo"
  | "home"
  | "login"
  | "create"
  | "privacy"
  | "support"
  | "join"
  | "selected"
  | "year"
  | "shared-list"
  | "my-quests"
  | "plan"
  | "quest"
  | "browse"
  | "leaderboard"
  | "hangout"
  | "create-hangout"
  | "gallery"
  | "edit-profile"
  | "profile"
  | "delete-account"
  | "quest-dashboard"
  | "join-hangout"
  | "bucket-list"
  | "test-autocomplete"
  | "carpool"
  | "create-quest"
  | "checkout";

/** A location's route and everything the location says besides. */
export interface RouteMatch {
  /** The route's path as the table writes it, `/quest/{id}`. */
  pattern: string;
  /** Name of the screen. */
  name: ScreenName;
  layout: Layout;
  /** The decoded parameters. */
  params: Record<string, string>;
  /** The decoded query: `null` for a key without `=`, an array for a key given several times. */
  query: Record<string, string | null | (string | null)[]>;
  /** The decoded hash with its `#`, or the empty text. */
  hash: string;
}

/** State of the visitor's session. */
export interface RouteSession {
  signedIn: boolean;
}

/** The one answer to a location. */
export type Decision =
  | ({ kind: "show" } & RouteMatch)
  /** Replace the location by `to`; `returnTo` is where to come back to. */
  | { kind: "redirect"; to: string; returnTo: string }
  /** Show the error page. */
  | { kind: "error"; status: number; code: string; title: string; message: string };

/** One line of the route table. */
export interface RouteLine {
  pattern: string;
  name: ScreenName;
  layout: Layout;
  guards: string[];
  /** `true` if the parameter `year` takes 2000 to 2099 only. */
  yearsOnly: boolean;
}
"#;

fn session_of(signed_in: bool) -> Session {
    if signed_in {
        Session::SignedIn
    } else {
        Session::SignedOut
    }
}

/// Matches locations that the package's `matchRoute` and `navigate` write into its memory, and writes where their parts
/// stand beside them. Nothing is allocated and no text crosses.
///
/// @internal
#[wasm_bindgen]
#[derive(Debug)]
pub struct RouteReader {
    text: Box<[u8]>,
    spans: Box<[Span]>,
}

#[wasm_bindgen]
impl RouteReader {
    /// Makes room for a location and its parts.
    #[wasm_bindgen(constructor)]
    #[allow(
        clippy::new_without_default,
        reason = "JavaScript knows constructors, no defaults"
    )]
    pub fn new() -> Self {
        Self {
            text: vec![0; OUTLINE_MAX].into(),
            spans: vec![0; SPANS_MAX].into(),
        }
    }

    /// The memory in which the two stand. Views of it end when it grows.
    pub fn memory() -> JsValue {
        wasm_bindgen::memory()
    }

    /// Address of the buffer for the location, one byte per letter.
    #[wasm_bindgen(getter, js_name = textAt)]
    pub fn text_at(&self) -> *const u8 {
        self.text.as_ptr()
    }

    /// Largest length of a location.
    #[wasm_bindgen(getter, js_name = textMost)]
    pub fn text_most(&self) -> usize {
        self.text.len()
    }

    /// Address of the spans of its parts.
    #[wasm_bindgen(getter, js_name = spansAt)]
    pub fn spans_at(&self) -> *const Span {
        self.spans.as_ptr()
    }

    /// Largest number of spans.
    #[wasm_bindgen(getter, js_name = spansMost)]
    pub fn spans_most(&self) -> usize {
        self.spans.len()
    }

    /// Matches the location of this length.
    #[wasm_bindgen(js_name = match)]
    pub fn outline(&mut self, length: usize) -> u32 {
        self.with_text(length, route::outline)
    }

    /// Matches the location of this length if it is shown.
    #[wasm_bindgen(js_name = show)]
    pub fn outline_shown(&mut self, length: usize, signed_in: bool) -> u32 {
        let session = session_of(signed_in);
        self.with_text(length, |location, spans| {
            route::outline_shown(location, session, spans)
        })
    }

    /// Matches the location of this length against patterns of one's own.
    #[wasm_bindgen(js_name = matchIn)]
    pub fn outline_in(&mut self, table: &RoutePatterns, length: usize) -> u32 {
        self.with_text(length, |location, spans| {
            route::outline_in(&table.0, location, spans)
        })
    }

    fn with_text(&mut self, length: usize, read: impl FnOnce(&str, &mut [Span]) -> Outline) -> u32 {
        let text = self.text.get(..length).map(str::from_utf8);
        let outline = match text {
            Some(Ok(location)) => read(location, &mut self.spans),
            _ => Outline::NotPlain,
        };
        outline.code()
    }
}

/// The patterns of a table of one's own, for the package's `RouteTable`.
///
/// @internal
#[wasm_bindgen]
#[derive(Debug)]
pub struct RoutePatterns(Paths);

#[wasm_bindgen]
impl RoutePatterns {
    /// Makes the patterns of lines ready to be matched.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_param_type = "readonly { readonly pattern: string; readonly yearsOnly?: boolean | undefined }[]"
        )]
        lines: &JsValue,
    ) -> Fallible<Self> {
        let lines = Given::new("lines", lines).items()?;
        if lines.len() > LINES_MAX {
            return Err(Failure::argument("lines must be at most 65536"));
        }
        let patterns: Vec<_> = lines.iter().map(pattern_of).collect::<Fallible<_>>()?;
        let paths = Paths::of_lines(patterns).map_err(|error| {
            let PatternError {
                index,
                pattern,
                rule,
                ..
            } = error;
            Failure::argument(&format!(
                "lines[{index}].pattern must {rule}, but is '{pattern}'"
            ))
        });
        Ok(Self(paths?))
    }

    /// The match of any location; the package asks this where the location cannot be outlined.
    #[wasm_bindgen(
        js_name = matchInFull,
        unchecked_return_type = "{ index: number; params: string[]; query: RouteMatch[\"query\"]; hash: string } | null"
    )]
    pub fn find(
        &self,
        #[wasm_bindgen(js_name = fullPath, unchecked_param_type = "string")] full_path: &JsValue,
    ) -> Fallible<JsValue> {
        let found = self.0.find(&text::read("fullPath", full_path)?);
        found.map_or(Ok(JsValue::NULL), |found| json::write(&found))
    }
}

/// Indexes have 16 bits in an outline.
const LINES_MAX: usize = 1 << 16;

fn pattern_of(line: &Given) -> Fallible<(String, bool)> {
    let pattern = line.required_text("pattern")?;
    Ok((pattern, line.field("yearsOnly")?.is_true()?))
}

/// The route of any location; the package's `matchRoute` asks this where the location cannot be outlined.
///
/// @internal
#[wasm_bindgen(js_name = matchRouteInFull, unchecked_return_type = "RouteMatch | null")]
pub fn match_route(
    #[wasm_bindgen(js_name = fullPath, unchecked_param_type = "string")] full_path: &JsValue,
) -> Fallible<JsValue> {
    route::match_route(&text::read("fullPath", full_path)?)
        .map_or(Ok(JsValue::NULL), |found| json::write(&found))
}

/// The decision about any location; the package's `navigate` asks this where the location is not simply shown.
///
/// @internal
#[wasm_bindgen(js_name = navigateInFull, unchecked_return_type = "Decision")]
pub fn navigate(
    #[wasm_bindgen(js_name = fullPath, unchecked_param_type = "string")] full_path: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "RouteSession")] session: &JsValue,
) -> Fallible<JsValue> {
    let signed_in = Given::new("session", session)
        .required("signedIn")?
        .is_true()?;
    let path = text::read("fullPath", full_path)?;
    match route::navigate(&path, session_of(signed_in)) {
        Decision::Show(found) => {
            let face = json::write(&found)?;
            json::set(&face, "kind", &"show".into());
            Ok(face)
        }
        Decision::Redirect { to, return_to } => json::write(&object([
            ("kind", "redirect".into()),
            ("to", to.into()),
            ("returnTo", return_to.into()),
        ])),
        Decision::Error(error) => json::write(&refused(&error)),
    }
}

fn refused(error: &PageError) -> Value {
    object([
        ("kind", "error".into()),
        ("status", error.status().into()),
        ("code", error.code().as_str().into()),
        ("title", page_title(error.status()).into()),
        ("message", error.to_string().into()),
    ])
}

/// Returns the target after signing in: that of `/login?redirect=…` if it is a path of this product other than the
/// login page, else `/`. Other origins are refused in every disguise.
///
/// @param target - the value of the query parameter `redirect`, if there is one
#[wasm_bindgen(js_name = returnPath)]
pub fn return_path(
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] target: &JsValue,
) -> Fallible<String> {
    let target = text::read_optional("target", target)?;
    Ok(route::return_path(target.as_deref().unwrap_or("/")).to_owned())
}

/// The whole route table, in the order of the product's specification.
#[wasm_bindgen(js_name = routeTable, unchecked_return_type = "RouteLine[]")]
pub fn route_table() -> Fallible<JsValue> {
    let line = |route: &route::Route| {
        object([
            ("pattern", route.pattern.into()),
            ("name", route.screen.into()),
            ("layout", route.layout.as_str().into()),
            ("guards", route.guards.into()),
            ("yearsOnly", route.years_only.into()),
        ])
    };
    json::write(&SEED_ROUTES.iter().map(line).collect::<Value>())
}
