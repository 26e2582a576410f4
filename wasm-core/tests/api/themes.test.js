// Themes at the JavaScript face; which words lead to which scene is tested in Rust.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Themes } from "../../pkg/themes.js";

const themes = new Themes(readFileSync(new URL("../../pkg/themes.txt", import.meta.url), "utf8"));

test("a wish has a scene by its words, its place, its category, in this order", () => {
  assert.equal(themes.scene({ title: "Töpferkurs" }), "pottery");
  assert.equal(themes.scene({ title: "Töpferkurs", place: "Kyoto", category: "food" }), "pottery");
  assert.equal(themes.scene({ title: "Zzyzx", place: "Kyoto", category: "food" }), "temple");
  assert.match(themes.scene({ title: "Zzyzx", category: "nights", id: "a" }), /^(moon|stargazing|lanterns)$/);
  assert.equal(typeof themes.scene({ title: "", place: undefined, category: null }), "string");
});

test("a category is guessed, or undefined", () => {
  assert.equal(themes.category("Swim at dawn"), "water");
  assert.equal(themes.category("Zzyzx"), undefined);
});

test("arguments of the wrong kind are refused by name", () => {
  const invalid = (message) => ({ code: "invalid-argument", message });
  assert.throws(() => new Themes(7), invalid("table must be a text"));
  assert.throws(() => themes.scene({}), invalid("wish.title must be there"));
  assert.throws(() => themes.scene({ title: "a", id: 7 }), invalid("wish.id must be a text"));
  assert.throws(() => themes.category(null), invalid("title must be a text"));
});
