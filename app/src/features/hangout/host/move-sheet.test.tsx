import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { MoveSheet } from "./move-sheet";

it("moves nothing before another date or time is chosen", async () => {
  const when = { mode: "fixed", startsAt: "2031-08-02T10:00:00.000Z", timeZone: "UTC" };
  const hangout = { id: "h", version: 1, data: { hostId: "ann", when, options: [] } };
  const open = {
    snapshot: { hangout, members: [], comments: [] },
    actor: { hangoutId: "h" },
  } as unknown as OpenHangout;
  render(
    <MantineProvider>
      <LocationContext value={memoryLocation("/")}>
        <MoveSheet open={open} onClose={() => undefined} />
      </LocationContext>
    </MantineProvider>,
  );
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Move it" })).disabled).toBe(true);
  expect(screen.getByText("Nothing changed yet.")).toBeTruthy();
});
