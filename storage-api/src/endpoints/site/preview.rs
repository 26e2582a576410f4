//! Description of a page in its head for other programs: Open Graph, as chat programs and search engines read it.

use std::fmt::Write;

use super::subject::{About, Subject};
use crate::http::markup::escaped;

/// The card of every page that is about no thing of its own.
const GENERAL_CARD: &str = "/cards/yonder.png";

/// Content of the head of a page.
#[derive(Clone, Debug, Default)]
pub(super) struct Preview {
    /// Title and description; those that the page was built with, if missing.
    words: Option<(String, String)>,
    /// Path of the page, under which it should be known.
    address: Option<String>,
    /// Path of its card.
    card: Option<String>,
    /// `true` if search engines should leave it out.
    hidden: bool,
}

impl Preview {
    /// Of a page that is about no thing of its own.
    pub(super) fn of_path(path: &str) -> Self {
        Self {
            address: Some(path.to_owned()),
            ..Self::default()
        }
    }

    /// Of an address where there is nothing, or nothing that everybody may see: it gives neither away.
    pub(super) fn of_nothing() -> Self {
        Self {
            hidden: true,
            ..Self::default()
        }
    }

    /// Of a thing. Under a secret link the secret stays in the addresses, because nothing opens without it, and search
    /// machines are told to leave the page out.
    pub(super) fn of(subject: &Subject, about: &About, key: Option<&str>) -> Self {
        let secret = key.map_or(String::new(), |key| {
            let key: String = form_urlencoded::byte_serialize(key.as_bytes()).collect();
            format!("?k={key}")
        });
        Self {
            words: Some((format!("{} · Yonder", about.title), about.sentence.clone())),
            address: Some(format!("{}{secret}", about.address)),
            card: Some(format!(
                "/cards/{}/{}.png{secret}",
                subject.kind.name, subject.id
            )),
            hidden: key.is_some(),
        }
    }

    /// The page with these words in place of the title and description it was built with. `origin` is the address of
    /// the server, without a slash at the end.
    pub(super) fn written_into(&self, page: &str, origin: &str) -> String {
        let Some((before, title, after)) = cut_out(page, "<title>", "</title>") else {
            return page.to_owned();
        };
        let parts = cut_out(after, DESCRIPTION, "\"")
            .map(|found| (false, found))
            .or_else(|| cut_out(before, DESCRIPTION, "\"").map(|found| (true, found)));
        let Some((is_before, (first, description, last))) = parts else {
            return page.to_owned();
        };
        let last = last.split_once('>').map_or(last, |(_, rest)| rest);
        // The values that the page was built with are escaped already.
        let (title, description) = match &self.words {
            Some((title, description)) => (escaped(title), escaped(description)),
            None => (title.to_owned(), description.to_owned()),
        };
        let tags = self.tags(&title, &description, origin);
        if is_before {
            format!("{first}{last}{tags}{after}")
        } else {
            format!("{before}{tags}{first}{last}")
        }
    }

    fn tags(&self, title: &str, description: &str, origin: &str) -> String {
        let card = self.card.as_deref().unwrap_or(GENERAL_CARD);
        let mut tags = format!("<title>{title}</title>\n");
        let mut tag = |line: String| {
            // Writing to a text cannot fail.
            let _ = writeln!(tags, "    {line}");
        };
        let property = |name: &str, content: &str| {
            format!("<meta property=\"og:{name}\" content=\"{content}\" />")
        };
        tag(format!(
            "<meta name=\"description\" content=\"{description}\" />"
        ));
        if self.hidden {
            tag("<meta name=\"robots\" content=\"noindex\" />".to_owned());
        }
        if let Some(address) = &self.address {
            let address = escaped(&format!("{origin}{address}"));
            if !self.hidden {
                tag(format!("<link rel=\"canonical\" href=\"{address}\" />"));
            }
            tag(property("url", &address));
        }
        tag(property("type", "website"));
        tag(property("site_name", "Yonder"));
        tag(property("title", title));
        tag(property("description", description));
        tag(property("image", &escaped(&format!("{origin}{card}"))));
        tag(property("image:type", "image/png"));
        tag(property("image:width", "1200"));
        tag(property("image:height", "630"));
        tag(property("image:alt", title));
        tag("<meta name=\"twitter:card\" content=\"summary_large_image\" />".to_owned());
        tags
    }
}

const DESCRIPTION: &str = "<meta name=\"description\" content=\"";

/// Splits a text by two pieces into the parts before, between and after them.
fn cut_out<'a>(text: &'a str, from: &str, to: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let (before, rest) = text.split_once(from)?;
    let (between, after) = rest.split_once(to)?;
    Some((before, between, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../../app/index.html");

    #[test]
    fn the_page_of_the_app_says_what_it_was_built_with_once() {
        let page = Preview::of_path("/").written_into(PAGE, "https://yonder.example");
        for piece in [
            "<title>Yonder</title>",
            "<meta name=\"description\" content=\"Yonder keeps",
            "<link rel=\"canonical\" href=\"https://yonder.example/\" />",
            "<meta property=\"og:image\" content=\"https://yonder.example/cards/yonder.png\" />",
            "<meta name=\"csp-nonce\"",
        ] {
            assert_eq!(page.matches(piece).count(), 1, "{piece}\n{page}");
        }
    }

    #[test]
    fn a_page_without_a_head_stays_as_it_is() {
        assert_eq!(Preview::of_path("/").written_into("the app", ""), "the app");
    }
}
