import { describe, expect, it } from "vitest";
import { linesOf, previewOf } from "./preview";

describe("pasted lines", () => {
  it("lose their bullets, numbers and boxes, and keep their words", () => {
    const text = "- Swim\n* Sail\n3. Dive\n[x] Run\n- [ ] Walk\n☐ Climb\n\n  \n2026 in numbers\n– Dash";
    expect(linesOf(text).map(({ title }) => title)).toEqual([
      "Swim",
      "Sail",
      "Dive",
      "Run",
      "Walk",
      "Climb",
      "2026 in numbers",
      "Dash",
    ]);
    expect(
      linesOf(text)
        .filter(({ status }) => status === "done")
        .map(({ title }) => title),
    ).toEqual(["Run"]);
  });
});

describe("the preview", () => {
  it("leaves out what is on the list, what is there twice, and what has no room", () => {
    const present = Array.from({ length: 498 }, (_, at) => ({ id: `a${at}`, title: `Wish ${at}` }));
    const rows = previewOf(
      [
        { title: "wish  7!" },
        { title: "Swim" },
        { title: "SWIM" },
        { title: " " },
        { title: "Sail" },
        { title: "Dive" },
      ],
      present,
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(["on the list", "new", "twice", "new", "too many"]);
  });
});
