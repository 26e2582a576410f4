import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SuggestedPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";
import type { Filter } from "./filter";
import { questFind } from "./finds";
import { Results } from "./results";

const place = (id: string): SuggestedPlace => ({
  id,
  name: id,
  kind: "town",
  country: "DE",
  population: 1,
  lng: 13,
  lat: 52,
});
const search = { places: [place("Potsdam"), place("Potsdam West")], settled: true, by: {} } as unknown as PlaceSearch;
const walk = questFind({ id: "q", quest: { title: "Gardens", stops: [] }, dates: [] });

function draw(show: Filter["show"]) {
  const found = [{ find: walk, km: null }];
  const taste = { home: null, wishes: new Map(), wanted: new Map(), friends: new Map(), nowMs: 0 };
  const props = { found, show, search, taste, text: "Potsdam", isEmpty: false, hint: null, isFiltered: true };
  return render(
    <MantineProvider>
      <Results
        {...props}
        {...{ isInArea: false, isByTown: true, here: undefined, chosenId: undefined }}
        hrefOf={() => "/"}
        onOpen={() => undefined}
        onPlace={() => undefined}
        addPlace={() => null}
        onWiden={() => undefined}
      />
    </MantineProvider>,
  );
}

it("names the likeliest place above what is found, and the others when asked", () => {
  draw(null);
  expect(screen.getByRole("list", { name: "Places with this name" }).children).toHaveLength(1);
  expect(screen.getByRole("button", { name: "1 more place" })).toBeTruthy();
  expect(screen.getByText("Gardens")).toBeTruthy();
});

it("shows no places where quests alone are asked for", () => {
  draw("quests");
  expect(screen.queryByRole("list", { name: "Places with this name" })).toBeNull();
  expect(screen.getByText("Gardens")).toBeTruthy();
});
