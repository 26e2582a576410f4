import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { type Invitees, nobodyInvited } from "./invitees";
import { PeoplePicker } from "./people-picker";

const people = [
  { id: "k", name: "Kestrel Puddlejump", userName: "kestrel" },
  { id: "m", name: "Maple Fogbottom", userName: "maple" },
  { id: "s", name: "Sage Thistledown", userName: "sage" },
];

let latest: Invitees = nobodyInvited;

function Picking({ begin = nobodyInvited, max = 20 }: { begin?: Invitees; max?: number }) {
  const [value, setValue] = useState(begin);
  latest = value;
  return (
    <MantineProvider>
      <PeoplePicker
        label="Who"
        groups={[{ title: "Friends", people }]}
        value={value}
        onChange={setValue}
        max={max}
        allow={["email", "link"]}
      />
    </MantineProvider>
  );
}

const field = () => screen.getByRole("textbox");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string, target: Element = field()) => fireEvent.keyDown(target, { key });

it("takes the best match with Enter, and the last one back with Backspace", () => {
  render(<Picking />);
  type("mapel");
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("1 person found.");
  press("Enter");
  expect(latest.people).toEqual(["m"]);
  expect(field()).toHaveProperty("value", "");
  press("Backspace");
  expect(latest.people).toEqual([]);
});

it("offers an address to invite, and adds it once", () => {
  render(<Picking />);
  for (const address of ["ivy@example.test", "IVY@example.test"]) {
    type(address);
    press("Enter");
  }
  expect(latest.emails).toEqual(["ivy@example.test"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove ivy@example.test" }));
  expect(latest.emails).toEqual([]);
});

it("is gone through with the arrow keys, from the field into the rows and back", () => {
  render(<Picking />);
  field().focus();
  press("ArrowDown");
  const [first, second] = screen.getAllByRole("checkbox");
  expect(document.activeElement).toBe(first);
  press("ArrowDown", first);
  expect(document.activeElement).toBe(second);
  press("ArrowUp", second);
  press("ArrowUp", first);
  expect(document.activeElement).toBe(field());
});

it("takes nobody beyond the limit, and says why", () => {
  render(<Picking begin={{ ...nobodyInvited, people: ["k"], emails: ["ivy@example.test"] }} max={2} />);
  expect(screen.getByRole("status").textContent).toMatch("up to 2 people");
  expect(screen.getByRole("checkbox", { name: /Maple/ })).toHaveProperty("disabled", true);
  expect(screen.getByRole("checkbox", { name: /Kestrel/ })).toHaveProperty("disabled", false);
  type("maple");
  press("Enter");
  expect(latest.people).toEqual(["k"]);
});

it("opens the invitation to anybody with the link", () => {
  render(<Picking />);
  fireEvent.click(screen.getByRole("switch", { name: /Anyone with the link/ }));
  expect(latest.anyoneWithLink).toBe(true);
});
