import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signIn } from "~/sync/session/session";
import { SignIn } from "./sign-in";

vi.mock("~/sync/session/session", () => ({ signIn: vi.fn(async () => undefined) }));

function signInAs(email: string, password: string): void {
  const typed = { email, password, name: "", user_name: "" };
  const on = { onType: () => undefined, onWay: () => undefined, onSecondStep: () => undefined };
  render(
    <MantineProvider>
      <SignIn typed={typed} startsAtPassword={false} {...on} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

beforeEach(() => vi.mocked(signIn).mockClear());

it("says before it asks the server that a user name is no email", () => {
  signInAs("ada", "a long enough secret");
  expect(screen.getByText("Enter a full email address, like ada@example.org.")).toBeTruthy();
  expect(signIn).not.toHaveBeenCalled();
});

it("asks for what is missing", () => {
  signInAs("", "");
  expect(screen.getByText("Enter your email address.")).toBeTruthy();
  expect(screen.getByText("Fill this in.")).toBeTruthy();
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
});

it("signs in with an email", async () => {
  signInAs("ada@example.org", "a long enough secret");
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledWith({ email: "ada@example.org", password: "a long enough secret" }),
  );
});
