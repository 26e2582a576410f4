//! Values as JavaScript gives them, with the path that leads to each.

use js_sys::{Array, ArrayBuffer, Float64Array, Reflect};
use wasm_bindgen::prelude::*;

use super::super::error::{Failure, Fallible};
use crate::plan::OpeningHours;

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

    /// An error that says of it: "`stops[3].stayMin` must be a number".
    pub(super) fn must(&self, be: &str) -> Failure {
        let name = self.path.trim_start_matches("options.");
        Failure::argument(&format!("{name} must {be}"))
    }

    pub(super) fn is_missing(&self) -> bool {
        self.value.is_undefined() || self.value.is_null()
    }

    fn inner(&self, path: String, name: &JsValue) -> Fallible<Self> {
        let value = Reflect::get(&self.value, name);
        let value = value.map_err(|_| Failure::argument(&format!("{path} cannot be read")))?;
        Ok(Self { path, value })
    }

    /// A field; missing in what is missing.
    pub(super) fn field(&self, name: &str) -> Fallible<Self> {
        let path = format!("{}.{name}", self.path);
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
        if !Array::is_array(&self.value) {
            return Err(self.must("be an array"));
        }
        let length = self.value.unchecked_ref::<Array>().length();
        (0..length)
            .map(|at| self.inner(format!("{}[{at}]", self.path), &at.into()))
            .collect()
    }

    /// A number, which may be infinite but not `NaN`; `default` where it is missing.
    pub(super) fn number_or(&self, default: f64) -> Fallible<f64> {
        if self.is_missing() {
            return Ok(default);
        }
        let number = self.value.as_f64().filter(|number| !number.is_nan());
        number.ok_or_else(|| self.must("be a number"))
    }

    pub(super) fn number(&self) -> Fallible<f64> {
        self.number_or(f64::NAN).and_then(|number| {
            let number = Some(number).filter(|number| !number.is_nan());
            number.ok_or_else(|| self.must("be a number"))
        })
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

    /// An index, if it is there.
    pub(super) fn index(&self) -> Fallible<Option<usize>> {
        if self.is_missing() {
            return Ok(None);
        }
        Ok(Some(self.whole_or(0)? as usize))
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

    /// The numbers of an array or a typed array; none where it is missing.
    pub(super) fn numbers(&self) -> Fallible<Vec<f64>> {
        if self.is_missing() {
            return Ok(Vec::new());
        }
        if let Some(array) = self.value.dyn_ref::<Float64Array>() {
            return Ok(array.to_vec());
        }
        if ArrayBuffer::is_view(&self.value) {
            return Ok(Float64Array::new(&self.value).to_vec());
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

    /// Opening hours: pairs of minutes.
    pub(super) fn hours(&self) -> Fallible<OpeningHours> {
        if self.is_missing() {
            return Ok(OpeningHours::default());
        }
        let windows: Fallible<Vec<_>> = self.items()?.iter().map(Self::pair).collect();
        Ok(OpeningHours::new(&windows?, &self.path)?)
    }

    pub(super) fn value(&self) -> &JsValue {
        &self.value
    }
}
