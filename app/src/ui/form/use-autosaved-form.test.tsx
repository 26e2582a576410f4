import { MantineProvider, Textarea, TextInput } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Form } from "./form";
import { errorOf, field, send, type } from "./form-example";
import { requireFields } from "./require-fields";
import { ConflictField } from "./text-conflict";
import { useAutosavedForm } from "./use-autosaved-form";

interface Texts {
  name: string;
  note: string;
}
interface Props {
  saved?: Texts;
  save: (changed: Partial<Texts>, before: Partial<Texts>) => Promise<boolean>;
}

function Example({ saved = { name: "Ada", note: "" }, save }: Props) {
  const form = useAutosavedForm({ saved, validate: (texts) => requireFields(texts, "name"), save });
  return (
    <MantineProvider env="test">
      <Form form={form}>
        <TextInput {...form.getInputProps("name")} label="Name" onBlur={form.saveNow} />
        <ConflictField conflict={form.conflicts.note} max={4000}>
          <Textarea {...form.getInputProps("note")} label="Note" onBlur={form.saveNow} />
        </ConflictField>
      </Form>
    </MantineProvider>
  );
}

const saves = () => vi.fn(async (_: Partial<Texts>, _before: Partial<Texts>) => true);
const leave = (label: string) => act(async () => void fireEvent.blur(field(label)));

it("saves what changed when its field is left, and nothing twice", async () => {
  const save = saves();
  render(<Example save={save} />);
  await leave("Name");
  type("Note", "Bring a coat");
  await leave("Note");
  await leave("Note");
  expect(save.mock.calls).toEqual([[{ note: "Bring a coat" }, { note: "" }]]);
});

it("saves on Enter, and what is typed when it is taken away", async () => {
  const save = saves();
  const { unmount } = render(<Example save={save} />);
  type("Name", "Ada L.");
  await act(async () => void send());
  type("Note", "Typed and not left");
  unmount();
  expect(save.mock.calls).toEqual([
    [{ name: "Ada L." }, { name: "Ada" }],
    [{ note: "Typed and not left" }, { note: "" }],
  ]);
});

it("keeps what is wrong with its error, saves none of it, and leaves the focus where it went", async () => {
  const save = saves();
  const { unmount } = render(<Example save={save} />);
  type("Name", " ");
  field("Note").focus();
  await leave("Name");
  expect(errorOf("Name")).toBe("Fill this in.");
  expect(document.activeElement).toBe(field("Note"));
  unmount();
  expect(save).not.toHaveBeenCalled();
});

it("keeps what could not be saved, and tries again", async () => {
  const save = saves().mockResolvedValueOnce(false);
  render(<Example save={save} />);
  type("Note", "Later");
  await leave("Note");
  expect(field("Note").value).toBe("Later");
  expect(screen.getByRole("alert").textContent).toBe("");
  await leave("Note");
  expect(save).toHaveBeenCalledTimes(2);
});

it("saves next what was left while something else was on its way", async () => {
  const settle: (() => void)[] = [];
  const save = vi.fn(
    (_: Partial<Texts>, _before: Partial<Texts>) => new Promise<boolean>((resolve) => settle.push(() => resolve(true))),
  );
  render(<Example save={save} />);
  type("Name", "Ada L.");
  await leave("Name");
  type("Note", "Meanwhile");
  await leave("Note");
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => settle[0]?.());
  expect(save.mock.calls[1]).toEqual([{ note: "Meanwhile" }, { note: "" }]);
});

it("follows the record from elsewhere, each field until something is typed in it", () => {
  const save = saves();
  const { rerender } = render(<Example save={save} />);
  rerender(<Example save={save} saved={{ name: "Ada Lovelace", note: "" }} />);
  expect(field("Name").value).toBe("Ada Lovelace");
  type("Note", "Mine");
  rerender(<Example save={save} saved={{ name: "Countess", note: "" }} />);
  expect(field("Name").value).toBe("Countess");
  expect(field("Note").value).toBe("Mine");
});

describe("a text that changes elsewhere while somebody types", () => {
  const both = () => screen.queryByRole("group")?.textContent ?? "";
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

  function conflicting() {
    const save = saves();
    const drawn = render(<Example save={save} />);
    type("Note", "Bring a coat");
    drawn.rerender(<Example save={save} saved={{ name: "Ada", note: "Bring rope" }} />);
    return { save, ...drawn };
  }

  it("stands beside what is typed, and neither is saved over the other", async () => {
    const { save } = conflicting();
    expect(both()).toContain("Bring a coat");
    expect(both()).toContain("Bring rope");
    await leave("Note");
    type("Name", "Ada L.");
    await leave("Name");
    expect(save.mock.calls).toEqual([[{ name: "Ada L." }, { name: "Ada" }]]);
    expect(field("Note").value).toBe("Bring a coat");
    expect(both()).toContain("Bring rope");
  });

  it.each([
    ["Use mine", "Bring a coat", [[{ note: "Bring a coat" }, { note: "Bring rope" }]]],
    ["Use the other one", "Bring rope", []],
    ["Keep both", "Bring rope\n\nBring a coat", [[{ note: "Bring rope\n\nBring a coat" }, { note: "Bring rope" }]]],
  ])("is decided by %s", async (button, text, calls) => {
    const { save } = conflicting();
    await choose(button);
    expect(field("Note").value).toBe(text);
    expect(both()).toBe("");
    expect(document.activeElement).toBe(field("Note"));
    expect(save.mock.calls).toEqual(calls);
  });

  it("goes out with the text it began with where the form is left undecided", () => {
    const { save, unmount } = conflicting();
    unmount();
    expect(save.mock.calls).toEqual([[{ note: "Bring a coat" }, { note: "" }]]);
  });
});
