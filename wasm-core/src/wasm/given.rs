//! Values as JavaScript gives them, with the path that leads to each. Derived code would be several times the size, and
//! names no path.

use js_sys::{ArrayBuffer, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::engine::{self, ITEMS_MAX};
use super::error::{Failure, Fallible};

/// A value and what to call it in an error: `stops[3].stayMin`.
pub(super) struct Given {
    path: String,
    value: JsValue,
}

impl Given {
    pub(super) fn new(path: &str, value: &JsValue) -> Self {
        Self {
            path: path.to_owned(),
            value: value.clone(),
        }
    }

    /// Options whose fields are called by their own names, as the core calls them.
    pub(super) fn options(value: &JsValue) -> Self {
        Self::new("", value)
    }

    /// An error that says of it: "`stops[3].stayMin` must be a number".
    pub(super) fn must(&self, be: &str) -> Failure {
        let name = Some(&*self.path).filter(|path| !path.is_empty());
        Failure::argument(&format!("{} must {be}", name.unwrap_or("options")))
    }

    pub(super) fn is_missing(&self) -> bool {
        self.value.is_undefined() || self.value.is_null()
    }

    fn path_of(&self, name: &str) -> String {
        let separator = if self.path.is_empty() { "" } else { "." };
        [&self.path, separator, name].concat()
    }

    fn inner(&self, path: String, name: &JsValue) -> Fallible<Self> {
        let value = Reflect::get(&self.value, name);
        let value = value.map_err(|_| Failure::argument(&format!("{path} cannot be read")))?;
        Ok(Self { path, value })
    }

    /// A field; missing in what is missing.
    pub(super) fn field(&self, name: &str) -> Fallible<Self> {
        let path = self.path_of(name);
        if self.is_missing() {
            return Ok(Self {
                path,
                value: JsValue::UNDEFINED,
            });
        }
        if !self.value.is_object() {
            return Err(self.must("be an object"));
        }
        self.inner(path, &name.into())
    }

    /// A field that is not missing.
    pub(super) fn required(&self, name: &str) -> Fallible<Self> {
        let field = self.field(name)?;
        if field.is_missing() {
            return Err(field.must("be there"));
        }
        Ok(field)
    }

    /// The items of an array.
    pub(super) fn items(&self) -> Fallible<Vec<Self>> {
        if !engine::is_array(&self.value) {
            return Err(self.must("be an array"));
        }
        let length = engine::array_length(&self.value);
        let length = length.ok_or_else(|| self.must(&format!("have at most {ITEMS_MAX} items")))?;
        (0..length)
            .map(|at| self.inner(format!("{}[{at}]", self.path), &at.into()))
            .collect()
    }

    /// The fields of an object with their names; none where it is missing.
    pub(super) fn entries(&self) -> Fallible<Vec<(String, Self)>> {
        if self.is_missing() {
            return Ok(Vec::new());
        }
        let is_object = self.value.has_type::<Object>();
        let names = is_object.then(|| engine::keys(&self.value).ok()).flatten();
        let names = names.ok_or_else(|| self.must("be an object"))?;
        names
            .into_iter()
            .map(|name| {
                let text = name.as_string().unwrap_or_default();
                let field = self.inner(self.path_of(&text), &name)?;
                Ok((text, field))
            })
            .collect()
    }

    /// Refuses fields that nobody reads: a misspelt option would quietly have its default.
    pub(super) fn only(&self, names: &[&str]) -> Fallible<()> {
        // The names of a long array's items take more memory than there is.
        if engine::is_array(&self.value) || ArrayBuffer::is_view(&self.value) {
            return Err(self.must("be an object"));
        }
        let fields = self.entries()?;
        let unknown = fields
            .iter()
            .find(|(name, field)| !names.contains(&&**name) && !field.value.is_undefined());
        let Some((_, field)) = unknown else {
            return Ok(());
        };
        let known = names.join(", ");
        Err(field.must(&format!("not be there: the names are {known}")))
    }

    /// A number, which may be infinite but not `NaN`; `default` where it is missing.
    pub(super) fn number_or(&self, default: f64) -> Fallible<f64> {
        self.some_number().map(|number| number.unwrap_or(default))
    }

    /// A number, if it is there.
    pub(super) fn some_number(&self) -> Fallible<Option<f64>> {
        if self.is_missing() {
            return Ok(None);
        }
        let number = self.value.as_f64().filter(|number| !number.is_nan());
        number.map(Some).ok_or_else(|| self.must("be a number"))
    }

    pub(super) fn number(&self) -> Fallible<f64> {
        self.some_number()?.ok_or_else(|| self.must("be a number"))
    }

    /// A whole number from 0; `default` where it is missing.
    pub(super) fn whole_or(&self, default: u32) -> Fallible<u32> {
        let number = self.number_or(f64::from(default))?;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "what is changed by it is refused"
        )]
        let whole = number as u32;
        if f64::from(whole).to_bits() == (number + 0.0).to_bits() {
            return Ok(whole);
        }
        Err(self.must("be a whole number from 0 to 4294967295"))
    }

    /// A whole number from 0, if it is there.
    pub(super) fn whole(&self) -> Fallible<Option<u32>> {
        if self.is_missing() {
            return Ok(None);
        }
        self.whole_or(0).map(Some)
    }

    /// An index, if it is there.
    pub(super) fn index(&self) -> Fallible<Option<usize>> {
        Ok(self.whole()?.map(|index| index as usize))
    }

    pub(super) fn is_true(&self) -> Fallible<bool> {
        if self.is_missing() {
            return Ok(false);
        }
        self.value
            .as_bool()
            .ok_or_else(|| self.must("be true or false"))
    }

    pub(super) fn text(&self) -> Fallible<Option<String>> {
        if self.is_missing() {
            return Ok(None);
        }
        let text = self.value.as_string();
        text.map(Some).ok_or_else(|| self.must("be a text"))
    }

    /// A field that is a text and not missing.
    pub(super) fn required_text(&self, name: &str) -> Fallible<String> {
        let field = self.required(name)?;
        Ok(field.text()?.unwrap_or_default())
    }

    /// The numbers of an array or a typed array; none where it is missing.
    pub(super) fn numbers(&self) -> Fallible<Vec<f64>> {
        if self.is_missing() {
            return Ok(Vec::new());
        }
        if ArrayBuffer::is_view(&self.value) {
            let numbers = engine::numbers(&self.value);
            return numbers.ok_or_else(|| self.must("be numbers"));
        }
        self.items()?.iter().map(Self::number).collect()
    }

    /// Two numbers.
    pub(super) fn pair(&self) -> Fallible<[f64; 2]> {
        let numbers = self.numbers()?;
        numbers.try_into().map_err(|_| self.must("be two numbers"))
    }

    /// `lng` and `lat` of an object.
    pub(super) fn lng_lat(&self) -> Fallible<[f64; 2]> {
        Ok([self.field("lng")?.number()?, self.field("lat")?.number()?])
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }

    pub(super) fn value(&self) -> &JsValue {
        &self.value
    }
}
