import { describe, expect, it } from "vitest";
import { validateUser } from "~/core";
import { de } from "../words/de";
import { en } from "../words/en";
import { codeOf } from "./field-code";
import { fieldMessage } from "./field-message";

const rust = import.meta.glob<string>("../../../../wasm-core/src/domain/**/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every message that the core's validation writes, with a number for each bound. */
const messages = Object.entries(rust)
  // What a quest must have before it is published is no error of a field.
  .filter(([file]) => !file.endsWith("/quest/checks.rs"))
  .flatMap(([, text]) => [...text.matchAll(/"((?:must|is required|is there|is not asked|cannot be set)[^"]*)"/g)])
  .map(([, message = ""]) => message.replace(/\{\w*\}/g, "5"));

describe("the sentence at a field", () => {
  it("is there for every message of the core", () => {
    expect(messages.length).toBeGreaterThan(25);
    expect(messages.filter((message) => codeOf({ message }) === undefined)).toEqual([]);
  });

  it("names the bound that was missed, in the reader's language", () => {
    const [error = { field: "", message: "" }] = validateUser({ name: "x".repeat(61), user_name: "ada" });
    expect(fieldMessage(error, en)).toBe("Use up to 60 characters.");
    expect(fieldMessage(error, de)).toBe("Verwende höchstens 60 Zeichen.");
  });

  it("is the core's own for a message that the page does not know", () => {
    expect(fieldMessage({ field: "x", message: "must be blue" }, de)).toBe("Must be blue.");
  });
});
