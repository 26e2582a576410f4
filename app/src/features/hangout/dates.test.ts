import { afterEach, expect, it } from "vitest";
import { words } from "~/ui/words";
import { setLanguage } from "~/ui/words/language";
import { dateText } from "./dates";

afterEach(() => setLanguage("en"));

const sunday = () => dateText({ start: "2026-11-29T10:00:00Z" }, { mode: "poll", timeZone: "UTC" });

it("writes a day without its month, in German with the full stop of an ordinal", async () => {
  expect([sunday().name, sunday().brief]).toEqual(["29 Sunday", "29 Sun"]);
  await setLanguage("de");
  const { name, brief, day } = sunday();
  expect([name, brief, day]).toEqual(["Sonntag, 29.", "So., 29.", "29"]);
  const { pick } = words().hangout;
  expect(pick.button(name)).toBe("Sonntag, 29. wählen");
  expect(pick.silentHears(name)).toBe("„Es wird Sonntag, 29. Bist du dabei?“");
});
