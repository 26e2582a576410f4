import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PlaceOption } from "./place-option";

const paris = { name: "Paris", country: "FR", kind: "town", lng: 2.35, lat: 48.85, population: 2_138_551 };
vi.mock("~/workers/world", () => ({
  worldPlaces: async () => ({ placesInView: async () => [paris] }),
  isReplaced: () => false,
}));

const eiffelTower = {
  id: "sight:1",
  name: "Eiffel Tower",
  kind: "sight" as const,
  country: "FR",
  population: 0,
  lng: 2.29,
  lat: 48.86,
};

it("says in which town and country a sight stands", async () => {
  render(<PlaceOption place={eiffelTower} />);
  expect(screen.getByText("Sight · France")).toBeTruthy();
  expect(await screen.findByText("Sight · Paris, France")).toBeTruthy();
});

it("names no town for a mountain, nor one of another country", async () => {
  render(<PlaceOption place={{ ...eiffelTower, id: "peak:1", kind: "mountain" }} />);
  render(<PlaceOption place={{ ...eiffelTower, id: "sight:2", country: "BE" }} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("Mountain · France")).toBeTruthy();
  expect(screen.getByText("Sight · Belgium")).toBeTruthy();
});
