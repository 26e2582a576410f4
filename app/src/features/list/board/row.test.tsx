import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Activity } from "~/core";
import { Row } from "./row";

function renderRow(activity: Partial<Activity> = {}) {
  const told = { onTick: vi.fn(), onRename: vi.fn(async (_title: string) => true), onRemove: vi.fn(), onOpen: vi.fn() };
  render(
    <MantineProvider>
      <Row activity={{ id: "a", title: "Sail", ...activity }} {...told} />
    </MantineProvider>,
  );
  return told;
}

/** Opens the title for editing and types into it. */
function type(text: string): HTMLInputElement {
  fireEvent.click(screen.getByRole("button", { name: "Sail" }));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "New words for Sail" });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

describe("the title of an activity", () => {
  it("is kept with Enter, trimmed and once", async () => {
    const { onRename } = renderRow();
    fireEvent.keyDown(type("  Sail at night "), { key: "Enter" });
    expect(await screen.findByRole("button", { name: "Sail" })).toBeTruthy();
    expect(onRename.mock.calls).toEqual([["Sail at night"]]);
  });

  it("is kept when the field is left", () => {
    const { onRename } = renderRow();
    fireEvent.blur(type("Dive"));
    expect(onRename.mock.calls).toEqual([["Dive"]]);
  });

  it("stays as it was with Escape, and can be changed afterwards", () => {
    const { onRename } = renderRow();
    fireEvent.keyDown(type("Dive"), { key: "Escape" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(onRename).not.toHaveBeenCalled();
    fireEvent.keyDown(type("Swim"), { key: "Enter" });
    expect(onRename.mock.calls).toEqual([["Swim"]]);
  });

  it.each(["", "   ", "Sail"])("is not saved as %j, which is nothing new", (text) => {
    const { onRename } = renderRow();
    fireEvent.keyDown(type(text), { key: "Enter" });
    expect(onRename).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Sail" })).toBeTruthy();
  });

  it("keeps what was typed when it could not be saved", async () => {
    const { onRename } = renderRow();
    onRename.mockResolvedValue(false);
    fireEvent.keyDown(type("Sail at night"), { key: "Enter" });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "New words for Sail" });
    expect(field.value).toBe("Sail at night");
  });
});

describe("an activity", () => {
  it("is ticked and unticked with its box", () => {
    const { onTick } = renderRow({ status: "done" });
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Sail: done" });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(onTick).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("is taken off the list with its button", () => {
    const { onRemove } = renderRow();
    fireEvent.click(screen.getByRole("button", { name: "Remove Sail" }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it("says where it is, and only that it is on the map where its title is the place", () => {
    renderRow({ place: { name: "Kiel", lat: 54, lng: 10 } });
    expect(screen.getByText("Kiel")).toBeTruthy();
    renderRow({ title: "Kiel", place: { name: "Kiel", lat: 54, lng: 10 } });
    expect(screen.getByText("On the map")).toBeTruthy();
  });
});
