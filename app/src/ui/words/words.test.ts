import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { words } from ".";
import { de as calendarFeedDe } from "./calendar-feed/de";
import { en as calendarFeedEn } from "./calendar-feed/en";
import { de as carpoolDe } from "./carpool/de";
import { en as carpoolEn } from "./carpool/en";
import { de as checkoutDe } from "./checkout/de";
import { en as checkoutEn } from "./checkout/en";
import { de as controlsDe } from "./controls/de";
import { en as controlsEn } from "./controls/en";
import { de } from "./de";
import { failures } from "./de/failures";
import { en } from "./en";
import { firstWords } from "./first";
import { de as galleryDe } from "./gallery/de";
import { en as galleryEn } from "./gallery/en";
import { de as invitationDe } from "./invitation/de";
import { en as invitationEn } from "./invitation/en";
import { de as labDe } from "./lab/de";
import { en as labEn } from "./lab/en";
import { setLanguage } from "./language";
import { de as leaderboardDe } from "./leaderboard/de";
import { en as leaderboardEn } from "./leaderboard/en";
import { de as myQuestsDe } from "./my-quests/de";
import { en as myQuestsEn } from "./my-quests/en";
import { de as notificationsDe } from "./notifications/de";
import { en as notificationsEn } from "./notifications/en";
import { de as planDe } from "./plan/de";
import { en as planEn } from "./plan/en";
import { de as proposalsDe } from "./proposals/de";
import { en as proposalsEn } from "./proposals/en";
import { de as questDe } from "./quest/de";
import { en as questEn } from "./quest/en";
import { de as dashboardDe } from "./quest-dashboard/de";
import { en as dashboardEn } from "./quest-dashboard/en";
import { de as doorDe } from "./quest-door/de";
import { en as doorEn } from "./quest-door/en";
import { de as reviewDe } from "./quest-review/de";
import { en as reviewEn } from "./quest-review/en";
import { de as questionsDe } from "./questions/de";
import { en as questionsEn } from "./questions/en";

/** All texts of a language by their path; a function's text is what it says to plain arguments. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String(value(...Array.from({ length: value.length }, (_, at) => 2 + at)))]];
  return Object.entries(value as object).flatMap(([name, part]) => texts(part, `${path}.${name}`));
}

describe("the words of the first view", () => {
  it("have a type without those that are not loaded yet: reading them does not compile", () => {
    // @ts-expect-error the words of lists come with the modules that say them
    expect(firstWords().list).toBeUndefined();
    expect(firstWords().common.undo).toBe(words().common.undo);
  });

  it("are those of the language chosen, as all others are", async () => {
    await setLanguage("de");
    expect([firstWords().common.undo, words().common.undo]).toEqual([de.common.undo, de.common.undo]);
    await setLanguage("en");
    expect([firstWords().common.undo, words().common.undo]).toEqual([en.common.undo, en.common.undo]);
  });
});

describe("the words", () => {
  it.each([
    ["all pages", en, de],
    ["the playground", labEn, labDe],
    ["the gallery", galleryEn, galleryDe],
    ["shared controls", controlsEn, controlsDe],
    ["invitations", invitationEn, invitationDe],
    ["suggested dates", proposalsEn, proposalsDe],
    ["the carpool page", carpoolEn, carpoolDe],
    ["plans", planEn, planDe],
    ["the dashboard of quests", dashboardEn, dashboardDe],
    ["the door of a date", doorEn, doorDe],
    ["the page of those who run the site", reviewEn, reviewDe],
    ["questions to creators", questionsEn, questionsDe],
    ["leaderboards", leaderboardEn, leaderboardDe],
    ["one's own quests", myQuestsEn, myQuestsDe],
    ["the checkout", checkoutEn, checkoutDe],
    ["the page of a quest", questEn, questDe],
    ["the calendar address", calendarFeedEn, calendarFeedDe],
    ["the inbox", notificationsEn, notificationsDe],
  ])("of %s are the same in both languages, none left empty that says something in the other", (_, first, second) => {
    const [english, german] = [new Map(texts(first)), new Map(texts(second))];
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    expect(
      [...english].filter(([path, text]) => (text === "") !== (german.get(path) === "")).map(([path]) => path),
    ).toEqual([]);
  });

  it("are translated: few are alike in both", () => {
    const german = new Map(texts(de));
    const alike = texts(en).filter(([path, text]) => text.length > 14 && german.get(path) === text);
    expect(alike).toEqual([]);
  });

  it("have a German sentence for each code of the core", () => {
    const codes = readFileSync(fileURLToPath(import.meta.resolve("../../../../wasm-core/src/error/code.rs")), "utf8");
    const known = [...codes.matchAll(/^ +[A-Z]\w+ = "([a-z-]+)",$/gm)].map(([, code]) => code);
    expect(known.length).toBeGreaterThan(20);
    expect(Object.keys(failures).sort()).toEqual(known.sort());
  });

  it("say one thing as one and several as several", () => {
    expect([en.exchange.add(1), en.exchange.add(2)]).toEqual(["Add 1 wish", "Add 2 wishes"]);
    expect([de.exchange.add(1), de.exchange.add(2)]).toEqual(["1 Wunsch hinzufügen", "2 Wünsche hinzufügen"]);
  });
});
