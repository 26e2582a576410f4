//! Time zones through the engine's own database: the core carries none to the browser.

use js_sys::{Array, Date, Intl, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::domain::Timestamp;

#[expect(
    clippy::cast_precision_loss,
    reason = "a moment has fewer than 53 bits of milliseconds"
)]
fn date(now: Timestamp) -> Date {
    Date::new(&JsValue::from_f64(now.epoch_ms() as f64))
}

/// Minutes that this machine is east of UTC at that moment.
#[expect(
    clippy::cast_possible_truncation,
    reason = "an offset is a whole number of minutes under a day"
)]
pub(super) fn local_offset_min(now: Timestamp) -> Option<i32> {
    let offset = date(now).get_timezone_offset();
    offset.is_finite().then_some(-offset as i32)
}

/// Minutes that a zone is east of UTC at that moment; `None` where the engine knows no such zone.
pub(super) fn named_offset_min(name: &str, now: Timestamp) -> Option<i32> {
    let parts = offset_parts(name, &date(now)).ok()?;
    let is_offset = |part: &JsValue| text(part, "type").as_deref() == Some("timeZoneName");
    parse_offset(&text(&parts.iter().find(is_offset)?, "value")?)
}

/// `Intl.DateTimeFormat` is called as a constructor through reflection, because an unknown zone makes it throw.
fn offset_parts(name: &str, date: &Date) -> Result<Array, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"timeZone".into(), &name.into())?;
    Reflect::set(&options, &"timeZoneName".into(), &"longOffset".into())?;
    let intl = Reflect::get(&js_sys::global(), &"Intl".into())?;
    let constructor =
        Reflect::get(&intl, &"DateTimeFormat".into())?.dyn_into::<js_sys::Function>()?;
    let arguments = Array::of2(&"en-US".into(), &options);
    let format =
        Reflect::construct(&constructor, &arguments)?.unchecked_into::<Intl::DateTimeFormat>();
    Ok(format.format_to_parts(date))
}

fn text(object: &JsValue, name: &str) -> Option<String> {
    Reflect::get(object, &name.into()).ok()?.as_string()
}

/// `GMT`, `GMT+05:30`, `GMT-00:25:21` (seconds are dropped).
fn parse_offset(text: &str) -> Option<i32> {
    let rest = text.strip_prefix("GMT")?;
    if rest.is_empty() {
        return Some(0);
    }
    let sign = if rest.starts_with(['-', '\u{2212}']) {
        -1
    } else {
        1
    };
    let mut numbers = rest
        .trim_start_matches(['+', '-', '\u{2212}'])
        .split(':')
        .map(str::parse::<i32>);
    let hours = numbers.next()?.ok()?;
    let minutes = numbers.next().and_then(Result::ok).unwrap_or(0);
    Some(sign * (hours * 60 + minutes))
}
