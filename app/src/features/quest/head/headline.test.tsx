import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Quest } from "~/core";
import { useTown } from "~/map/towns/use-town";
import { NO_QUESTS } from "~/sync/quests/quest";
import { routeOf } from "~/sync/quests/route";
import { en } from "~/ui/words/quest/en";
import { type OpenQuest, QuestProvider } from "../quest-context";
import { standingOf } from "../standing";
import { Headline } from "./headline";

vi.mock("~/map/towns/use-town", () => ({ useTown: vi.fn() }));
afterEach(() => void vi.mocked(useTown).mockReset());

function draw() {
  const stops = [{ id: "s1", title: "Charles Bridge", lng: 14.4114, lat: 50.0865 }];
  const quest: Quest = { status: "published", creatorId: "bram", language: "en", stops };
  const snapshot = { quest: { id: "q", version: 1, data: quest }, sessions: [], reviews: [] };
  const open: OpenQuest = {
    ...{ questId: "q", quest, snapshot, title: "Clockwork", w: en, nowMs: 0, isSaved: false, isOwn: false },
    route: routeOf(quest),
    standing: standingOf(snapshot, NO_QUESTS, "me", 0),
    toggleSaved: () => undefined,
  };
  render(
    <QuestProvider value={open}>
      <Headline />
    </QuestProvider>,
  );
}

it("names the town that it is in, and no sight in its place while that is looked up", () => {
  vi.mocked(useTown).mockReturnValue(null);
  draw();
  expect(screen.queryByText("Charles Bridge")).toBeNull();
  cleanup();
  vi.mocked(useTown).mockReturnValue("Prag");
  draw();
  expect(screen.getByText("Prag")).toBeTruthy();
});
