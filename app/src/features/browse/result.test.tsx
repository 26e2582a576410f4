import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PublicList } from "~/api/schema";
import type { Found } from "./filter";
import { listFind } from "./finds";
import { Result } from "./result";
import type { Taste } from "./suits";

// The places of the world are a file of their own, and none of this.
vi.mock("~/map/towns/use-town", () => ({ useTown: () => null }));

const lisbon = { lat: 38.71, lng: -9.13 };
const find = listFind(
  {
    listId: "l",
    year: 2026,
    createdByUsername: "ada",
    updatedAt: "",
    title: null,
    activities: [{ id: "1", title: "Eat sardines", kind: "eat", place: { name: "Lisbon", ...lisbon } }],
  } as PublicList,
  "Ada’s 2026",
);
const taste: Taste = { home: lisbon, wishes: new Map(), wanted: new Map(), friends: new Map(), nowMs: 0 };

function show(found: Omit<Found, "find">) {
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Result found={{ find, ...found }} taste={taste} here="home" text="Porto" href="/" onOpen={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it.each<[string, Omit<Found, "find">, RegExp]>([
  ["home, while nothing says another", { km: null }, /^0 (km|mi|m|ft) from home$/],
  ["home, where a distance is asked for", { km: 3, from: "here" }, / from home$/],
])("says that a distance is from %s, and that it is near", (_, found, words) => {
  show(found);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText("Near your home")).toBeTruthy();
});

it.each<[string, Omit<Found, "find">, RegExp]>([
  ["the middle of the map", { km: 330, from: "map" }, / from the map’s middle$/],
  ["a town that was named", { km: 330, from: "town" }, / from Porto$/],
])("says that a distance is from %s, and nothing of home beside it", (_, found, words) => {
  show(found);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText("Near your home")).toBeNull();
});
