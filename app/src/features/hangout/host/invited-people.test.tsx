import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import type { Member } from "../people";
import { InvitedPeople } from "./invited-people";

const edit = vi.hoisted(() => vi.fn(async (_actor: object, _fields: object) => "saved"));
vi.mock("~/sync/hangouts/actions", () => ({ edit }));

const dee = { id: "h_dee", version: 0, data: { hangoutId: "h", userId: "dee", name: "Dee" } } as Member;

function show(neededIds: readonly string[]): void {
  const hangout = { id: "h", version: 1, data: { title: "Swim", invitedIds: ["dee"], neededIds } };
  const open = { snapshot: { hangout, members: [] }, actor: { hangoutId: "h" } } as unknown as OpenHangout;
  render(
    <MantineProvider env="test">
      <ul>
        <InvitedPeople open={open} invited={[dee]} />
      </ul>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Options for Dee" }));
}

it("marks somebody who has not answered as needed, and no longer", async () => {
  show(["cem"]);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Must be there" }));
  expect(edit).toHaveBeenLastCalledWith(expect.anything(), { neededIds: ["cem", "dee"] });
});

it("takes the mark off again", async () => {
  show(["dee", "cem"]);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Needn’t be there" }));
  expect(edit).toHaveBeenLastCalledWith(expect.anything(), { neededIds: ["cem"] });
});
