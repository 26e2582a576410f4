import { expect, it } from "vitest";
import { entryFrom } from "./raw-row";

it("takes tabs and line breaks out of titles, and keeps emoji and the lines of notes", () => {
  const entry = entryFrom({ title: " See\tthe\r\nlights 👩‍🔬 ", note: "One\r\nTwo\u2028Three" });
  expect(entry.title).toBe("See the lights 👩‍🔬");
  expect(entry.note).toBe("One\nTwo\nThree");
});
