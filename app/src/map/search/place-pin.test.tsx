import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { PlacePicker } from "./place-picker";
import { gazetteer } from "./providers/gazetteer";
import type { FoundPlace } from "./providers/provider";

vi.mock("~/workers/world", () => ({ worldPlaces: () => Promise.reject(new Error("none")), isReplaced: () => false }));

const kyoto = { id: "geonames:1", name: "Kyoto", country: "JP", population: 1, lng: 135.76, lat: 35.02 };
const foundNothing = () => ({ places: [], by: gazetteer, settled: true, failed: false, retry: () => undefined });

function draw(rest: Partial<ComponentProps<typeof PlacePicker>> = {}): FoundPlace[] {
  const picked: FoundPlace[] = [];
  render(
    <MantineProvider>
      <PlacePicker label="Place" withPin onPick={(place) => picked.push(place)} useSearch={foundNothing} {...rest} />
    </MantineProvider>,
  );
  return picked;
}

it("offers to drop a pin where it may, and leads back to the field", async () => {
  draw();
  fireEvent.change(screen.getByLabelText("Place"), { target: { value: "Our bench" } });
  fireEvent.click(screen.getByRole("option", { name: "Drop a pin for “Our bench”" }));
  expect(await screen.findByRole("group", { name: "Drop a pin" })).toBeTruthy();
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Our bench");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText("Place")).toBeTruthy();
});

it("offers words that no place is called by as they are, where those may be taken", () => {
  const onOwnWords = vi.fn();
  draw({ onOwnWords });
  fireEvent.change(screen.getByLabelText("Place"), { target: { value: " Our bench " } });
  fireEvent.click(screen.getByRole("option", { name: "Use “Our bench” as written" }));
  expect(onOwnWords).toHaveBeenCalledWith("Our bench");
});

it("offers words as they are neither before any are typed, nor while places are found, nor where a position is needed", () => {
  const onOwnWords = vi.fn();
  draw({ onOwnWords });
  fireEvent.focus(screen.getByLabelText("Place"));
  expect(screen.queryByRole("option", { name: /as written/ })).toBeNull();
  cleanup();
  draw({ onOwnWords, useSearch: () => ({ ...foundNothing(), places: [kyoto] }) });
  fireEvent.change(screen.getByLabelText("Place"), { target: { value: "Kyoto" } });
  expect(screen.queryByRole("option", { name: /as written/ })).toBeNull();
  cleanup();
  draw();
  fireEvent.change(screen.getByLabelText("Place"), { target: { value: "Our bench" } });
  expect(screen.queryByRole("option", { name: /as written/ })).toBeNull();
});

it("offers a pin for words that were taken without one", () => {
  draw({ value: { name: "Our bench", note: "Goes into your message" }, onRemove: () => undefined });
  expect(screen.getByText("Goes into your message")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Drop a pin" })).toBeTruthy();
});

it("offers to move the pin of the place that was picked", async () => {
  const picked = draw({ value: kyoto, onRemove: () => undefined });
  fireEvent.click(screen.getByRole("button", { name: "Move the pin" }));
  expect(await screen.findByRole("group", { name: "Move the pin" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use this spot" }));
  expect(picked).toMatchObject([{ name: "Kyoto", lng: 135.76, lat: 35.02 }]);
});
