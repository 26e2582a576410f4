import { expect, it } from "vitest";
import { fitted } from "./stamp";

it.each([
  ["Lisbon", "Lisbon"],
  ["Hygge for beginners", "Hygge"],
  ["The courtyards behind the courtyards", "The courtyards"],
  ["Donaudampfschifffahrtsgesellschaft", "Donaudampfschifff…"],
])("shortens %s at a word", (name, text) => expect(fitted(name)).toBe(text));
