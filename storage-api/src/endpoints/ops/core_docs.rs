//! The documents of the core as pages, at `/docs/core`: the same files that are read in the repository.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use http::{Method, header};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::handlers::cached;
use crate::error::ApiError;
use crate::http::headers::TEXT_POLICY;
use crate::http::markup::escaped;
use crate::http::{Answer, Head};

/// The path of the pages.
const BASE: &str = "/docs/core";

/// A document: its name in the address, its title among the links, its place in the repository, its text.
struct Document {
    name: &'static str,
    title: &'static str,
    file: &'static str,
    text: &'static str,
}

macro_rules! document {
    ($name:literal, $title:literal, $file:literal) => {
        Document {
            name: $name,
            title: $title,
            file: $file,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../", $file)),
        }
    };
}

/// In the order in which they are offered; the first is the start.
const DOCUMENTS: &[Document] = &[
    document!("", "Start", "docs/README.md"),
    document!(
        "clustering",
        "Clustering",
        "wasm-core/packaging/clustering/README.md"
    ),
    document!("moving", "Moving", "docs/moving.md"),
    document!("recipes", "Recipes", "docs/recipes.md"),
    document!("reference", "Reference", "docs/api.md"),
    document!("benchmark", "Benchmark", "docs/benchmark.md"),
    document!("figures", "Figures", "wasm-core/bench/README.md"),
    document!("rust", "Rust", "wasm-core/clustering/README.md"),
    document!("core", "The whole core", "wasm-core/README.md"),
    document!(
        "plan-figures",
        "Figures of plans",
        "wasm-core/bench/PLAN.md"
    ),
];

/// Answers `/docs/core/{name}`; the start has the empty name.
pub(super) fn answer(name: &str, head: &Head) -> Result<Answer, ApiError> {
    static PAGES: LazyLock<BTreeMap<&str, String>> =
        LazyLock::new(|| DOCUMENTS.iter().map(|own| (own.name, page(own))).collect());
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    let page = PAGES.get(name);
    let page = page.ok_or_else(|| ApiError::not_found("there is no such document"))?;
    let answer = Answer::bytes("text/html; charset=utf-8", page.as_str());
    Ok(cached(answer).with_header(header::CONTENT_SECURITY_POLICY, TEXT_POLICY))
}

fn page(own: &Document) -> String {
    let links = DOCUMENTS.iter().map(|other| {
        let current = if other.name == own.name {
            " aria-current=\"page\""
        } else {
            ""
        };
        format!(
            "<li><a href=\"{}\"{current}>{}</a></li>",
            address(other),
            escaped(other.title)
        )
    });
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{}: the core</title><link rel=\"stylesheet\" href=\"/docs/style.css\"></head><body class=\"text\">\
         <nav aria-label=\"Documents\"><ul>{}</ul></nav><main>{}</main></body></html>",
        escaped(own.title),
        links.collect::<String>(),
        rendered(own),
    )
}

fn address(own: &Document) -> String {
    match own.name {
        "" => BASE.to_owned(),
        name => format!("{BASE}/{name}"),
    }
}

/// The text as markup: headings with the anchors that links name, links between documents as they are served here. What leads
/// to other files of the repository, and pictures, are words.
fn rendered(own: &Document) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut events: Vec<Event<'_>> = Parser::new_ext(own.text, options)
        // Comments are marks for programs; there is no other markup in the documents.
        .filter(|event| !matches!(event, Event::Html(_) | Event::InlineHtml(_)))
        .collect();
    let mut is_link = Vec::new();
    for at in 0..events.len() {
        let title = heading(&events[at..]);
        match &mut events[at] {
            Event::Start(Tag::Heading { id, .. }) => *id = Some(anchor(&title).into()),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let target = target(own.file, dest_url);
                is_link.push(target.is_some());
                match target {
                    Some(target) => *dest_url = target.into(),
                    None => events[at] = Event::Text(CowStr::Borrowed("")),
                }
            }
            Event::End(TagEnd::Link) if is_link.pop() == Some(false) => {
                events[at] = Event::Text(CowStr::Borrowed(""));
            }
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {
                events[at] = Event::Text(CowStr::Borrowed(""));
            }
            _ => {}
        }
    }
    let mut markup = String::new();
    html::push_html(&mut markup, events.into_iter());
    // Only a table may be wider than the page, and it moves in a frame that the keys reach.
    markup
        .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
        .replace("<pre>", "<pre tabindex=\"0\">")
}

/// The words of a heading whose start comes first.
fn heading(events: &[Event<'_>]) -> String {
    let inside = events
        .iter()
        .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    match events.first() {
        Some(Event::Start(Tag::Heading { .. })) => inside
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(&**text),
                _ => None,
            })
            .collect(),
        _ => String::new(),
    }
}

/// The anchor of a heading, as GitHub makes it.
fn anchor(title: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    let letters = title.to_lowercase();
    letters
        .trim()
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

/// The page that a link of a document leads to; `None` for files that are not served.
fn target(from: &str, link: &str) -> Option<String> {
    if link.starts_with('#') || link.starts_with("https://") {
        return Some(link.to_owned());
    }
    let (path, hash) = link
        .split_once('#')
        .map_or((link, ""), |(path, hash)| (path, hash));
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    let file = parts.join("/");
    let document = DOCUMENTS.iter().find(|document| document.file == file)?;
    let separator = if hash.is_empty() { "" } else { "#" };
    Some([&address(document), separator, hash].concat())
}
