import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "~/api/queries";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";
import { forgetSession, session, signedInAs } from "~/state/session";
import { Page } from "./page";

function open(path: string) {
  const location = memoryLocation(path);
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <LocationContext value={location}>
          <Page />
        </LocationContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return location;
}

describe("the page", () => {
  beforeEach(forgetSession);

  it("sends somebody signed out from a guarded path to sign in, and remembers where they were going", async () => {
    const location = open("/leaderboard?tab=friends");
    expect(await screen.findByRole("heading", { name: "Welcome" })).toBeTruthy();
    const { pathname, searchParams } = new URL(location.current(), "https://yonder.test");
    expect(pathname).toBe("/login");
    expect(searchParams.get("redirect")).toBe("/leaderboard?tab=friends");
    expect(location.entries).toHaveLength(1);
  });

  it("shows a guarded path to somebody signed in", async () => {
    signedInAs("u1");
    const location = open("/leaderboard");
    expect(await screen.findByRole("status", { name: "Loading the page" })).toBeTruthy();
    expect(location.current()).toBe("/leaderboard");
  });

  it("sends nobody away while an earlier session is looked for, and does once there is none", async () => {
    session.setState({ status: "resuming" });
    const location = open("/leaderboard");
    expect(location.current()).toBe("/leaderboard");
    act(() => forgetSession());
    expect(location.current()).toMatch(/^\/login\?redirect=/);
  });

  it("says that a page was not found, and which", () => {
    open("/no/such/page");
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeTruthy();
    expect(screen.getByText(/\/no\/such\/page/)).toBeTruthy();
    expect(document.title).toBe("Page Not Found · Yonder");
  });
});
