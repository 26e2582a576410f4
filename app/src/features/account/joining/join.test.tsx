import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { callAnonymously } from "~/api/call";
import { Failure } from "~/api/failure";
import { clearFriendships, setCards, setTopic } from "~/state/friendships";
import { forgetSession, signedInAs } from "~/state/session";
import { Join } from "./join";

vi.mock("~/api/call", () => ({ call: vi.fn(), callAnonymously: vi.fn() }));

const waitlist = () => screen.queryByRole("heading", { name: "Or join the waitlist" });

function open(code: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Join code={code} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  forgetSession();
  clearFriendships();
});

it("offers whoever holds an invitation no place in line", async () => {
  vi.mocked(callAnonymously).mockResolvedValue({ by: { name: "Ann", user_name: "ann" } });
  open("a-code");
  await screen.findByRole("heading", { name: "Ann invited you" });
  expect(waitlist()).toBeNull();
});

it("offers one where the invitation is none", async () => {
  vi.mocked(callAnonymously).mockRejectedValue(new Failure("not-found", "no such code"));
  open("a-code");
  await screen.findByText("We can’t find this invitation");
  expect(waitlist()).toBeTruthy();
});

it("offers one where there is no invitation", async () => {
  open("");
  expect(await screen.findByRole("heading", { name: "Or join the waitlist" })).toBeTruthy();
});

it("tells friends that they are friends already", async () => {
  vi.mocked(callAnonymously).mockResolvedValue({ by: { name: "Ann", user_name: "ann" } });
  signedInAs("ben");
  setTopic("friendships?a=ben", [{ id: "f1", data: { a: "ben", b: "ada", since: "2031-01-01T00:00:00.000Z" } }]);
  setCards({ ada: { name: "Ann", user_name: "ann" } });
  open("a-code");
  await screen.findByRole("heading", { name: "You and Ann are friends" });
  expect(screen.getByRole("link", { name: "Compare our lists" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Become friends/ })).toBeNull();
});
