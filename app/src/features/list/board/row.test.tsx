import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Activity } from "~/core";
import { Row } from "./row";
import type { Renaming } from "./title";

function renderRow(activity: Partial<Activity> = {}) {
  const told = { onTick: vi.fn(), onRemove: vi.fn(), onOpen: vi.fn() };
  render(
    <MantineProvider>
      <Row activity={{ id: "a", title: "Sail", ...activity }} {...told} />
    </MantineProvider>,
  );
  return told;
}

/** A row whose title is a field, as the keyboard makes it one. */
function Renamed({ onSave }: Pick<Renaming, "onSave">) {
  const [isActive, setActive] = useState(true);
  return (
    <MantineProvider>
      <Row
        activity={{ id: "a", title: "Sail" }}
        onTick={vi.fn()}
        onRemove={vi.fn()}
        onOpen={vi.fn()}
        renaming={{ isActive, onSave, onEnd: () => setActive(false) }}
      />
    </MantineProvider>
  );
}

function renderRenamed() {
  const onRename = vi.fn(async (_title: string) => true);
  render(<Renamed onSave={onRename} />);
  return { onRename };
}

function type(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Rename Sail" });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

describe("the title of an activity", () => {
  it("is kept with Enter, trimmed and once", async () => {
    const { onRename } = renderRenamed();
    fireEvent.keyDown(type("  Sail at night "), { key: "Enter" });
    expect(await screen.findByRole("button", { name: "Sail" })).toBeTruthy();
    expect(onRename.mock.calls).toEqual([["Sail at night", "Sail"]]);
  });

  it("is kept when the field is left", () => {
    const { onRename } = renderRenamed();
    fireEvent.blur(type("Dive"));
    expect(onRename.mock.calls).toEqual([["Dive", "Sail"]]);
  });

  it("stays as it was with Escape, and has the focus again", () => {
    const { onRename } = renderRenamed();
    fireEvent.keyDown(type("Dive"), { key: "Escape" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(onRename).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sail" }));
  });

  it.each(["", "   ", "Sail"])("is not saved as %j, which is nothing new", (text) => {
    const { onRename } = renderRenamed();
    fireEvent.keyDown(type(text), { key: "Enter" });
    expect(onRename).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Sail" })).toBeTruthy();
  });

  it("keeps what was typed when it could not be saved", async () => {
    const { onRename } = renderRenamed();
    onRename.mockResolvedValue(false);
    fireEvent.keyDown(type("Sail at night"), { key: "Enter" });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Rename Sail" });
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

  it("opens its details with its title", () => {
    const { onOpen } = renderRow();
    fireEvent.click(screen.getByRole("button", { name: "Sail" }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("has its circle, its title and one menu to press, and nothing else", () => {
    renderRow({ place: { name: "Kiel", lat: 54, lng: 10 } });
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(
      screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent),
    ).toEqual(["Sail", "More actions for Sail"]);
  });

  it("is taken off the list with its menu", async () => {
    const { onRemove } = renderRow();
    fireEvent.click(screen.getByRole("button", { name: "More actions for Sail" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it("says where it is, and only that it is on the map where its title is the place", () => {
    renderRow({ place: { name: "Kiel", lat: 54, lng: 10 } });
    expect(screen.getByText("Kiel")).toBeTruthy();
    renderRow({ title: "Kiel", place: { name: "Kiel", lat: 54, lng: 10 } });
    expect(screen.getByText("On the map")).toBeTruthy();
  });
});
