//! Themes at the JavaScript face.

use wasm_bindgen::prelude::*;

use crate::domain;
use crate::wasm::error::Fallible;
use crate::wasm::given::Given;
use crate::wasm::text;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A wish, as far as it tells which drawn scene fits. */
export interface Wish {
  /** Title, in the words of its author. */
  title: string;
  /** Name and kind of its place, in any order. */
  place?: string | undefined;
  /** The category it was given. */
  category?: string | null | undefined;
  /** Its id, which picks one of several scenes that fit equally. */
  id?: string | undefined;
}
"#;

/// The words that lead to drawn scenes and categories, in English and German.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Themes(domain::Themes);

#[wasm_bindgen]
impl Themes {
    /// Reads the table of words; lines that are none of it are left out.
    ///
    /// @param table - the text of `@yonder/wasm-core/themes.txt`
    /// @throws an `Error` with code `invalid-argument` when it is no text
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] table: &JsValue,
    ) -> Fallible<Themes> {
        Ok(Self(domain::Themes::parse(&text::read("table", table)?)))
    }

    /// The name of the scene that fits a wish: by its words, else by its place, else by its category, else a neutral one
    /// by its id.
    ///
    /// @param wish - the wish
    /// @throws an `Error` with code `invalid-argument` when a field is of the wrong kind
    pub fn scene(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Wish")] wish: &JsValue,
    ) -> Fallible<String> {
        let wish = Given::new("wish", wish);
        let field =
            |name| -> Fallible<String> { Ok(wish.field(name)?.text()?.unwrap_or_default()) };
        let (title, place) = (wish.required_text("title")?, field("place")?);
        let (category, id) = (field("category")?, field("id")?);
        let wish = domain::Wish {
            title: &title,
            place: &place,
            category: &category,
            id: &id,
        };
        Ok(self.0.scene(&wish).to_owned())
    }

    /// The category that the words of a title lead to; `undefined` if they say none.
    ///
    /// @param title - the title of a wish
    /// @throws an `Error` with code `invalid-argument` when it is no text
    pub fn category(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] title: &JsValue,
    ) -> Fallible<Option<String>> {
        let title = text::read("title", title)?;
        Ok(self.0.category(&title).map(str::to_owned))
    }
}
