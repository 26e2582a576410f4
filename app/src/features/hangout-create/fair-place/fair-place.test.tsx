import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Card, friendshipsStore } from "~/state/friendships";
import { beginDraft } from "../draft";
import { FairPlace } from "./fair-place";

const nobody = friendshipsStore.getState();

afterEach(() => friendshipsStore.setState(nobody, true));

function show(cards: Record<string, Card | null>): void {
  friendshipsStore.setState({ ...nobody, cards });
  const context = { key: "k", timeZone: "UTC", today: "2026-11-23", newId: () => "o" };
  const draft = beginDraft({ title: "Swim", people: Object.keys(cards) }, context);
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <FairPlace draft={draft} edit={() => {}} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it("asks for friends before anybody is invited", () => {
  show({});
  expect(screen.getByText(/^Invite friends first\./)).toBeTruthy();
});

it("names those whose home area is missing once friends are invited", () => {
  show({ ben: { name: "Ben Marsh" }, cem: { name: "Cem Aydin", homeArea: { label: "Ghent" } } });
  expect(screen.getByText(/Not in the profile yet: you and Ben\./)).toBeTruthy();
  expect(screen.queryByText(/Invite friends first/)).toBeNull();
  expect(screen.getByRole("link", { name: "Set mine" })).toBeTruthy();
});
