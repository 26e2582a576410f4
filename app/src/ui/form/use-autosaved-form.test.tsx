import { MantineProvider, TextInput } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Form } from "./form";
import { errorOf, field, send, type } from "./form-example";
import { requireFields } from "./require-fields";
import { useAutosavedForm } from "./use-autosaved-form";

interface Texts {
  name: string;
  note: string;
}
interface Props {
  saved?: Texts;
  save: (changed: Partial<Texts>) => Promise<boolean>;
}

function Example({ saved = { name: "Ada", note: "" }, save }: Props) {
  const form = useAutosavedForm({ saved, validate: (texts) => requireFields(texts, "name"), save });
  return (
    <MantineProvider env="test">
      <Form form={form}>
        <TextInput {...form.getInputProps("name")} label="Name" onBlur={form.saveNow} />
        <TextInput {...form.getInputProps("note")} label="Note" onBlur={form.saveNow} />
      </Form>
    </MantineProvider>
  );
}

const saves = () => vi.fn(async (_: Partial<Texts>) => true);
const leave = (label: string) => act(async () => void fireEvent.blur(field(label)));

it("saves what changed when its field is left, and nothing twice", async () => {
  const save = saves();
  render(<Example save={save} />);
  await leave("Name");
  type("Note", "Bring a coat");
  await leave("Note");
  await leave("Note");
  expect(save.mock.calls).toEqual([[{ note: "Bring a coat" }]]);
});

it("saves on Enter, and what is typed when it is taken away", async () => {
  const save = saves();
  const { unmount } = render(<Example save={save} />);
  type("Name", "Ada L.");
  await act(async () => void send());
  type("Note", "Typed and not left");
  unmount();
  expect(save.mock.calls).toEqual([[{ name: "Ada L." }], [{ note: "Typed and not left" }]]);
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
  const save = vi.fn((_: Partial<Texts>) => new Promise<boolean>((resolve) => settle.push(() => resolve(true))));
  render(<Example save={save} />);
  type("Name", "Ada L.");
  await leave("Name");
  type("Note", "Meanwhile");
  await leave("Note");
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => settle[0]?.());
  expect(save.mock.calls[1]).toEqual([{ note: "Meanwhile" }]);
});

it("follows the record from elsewhere until something is typed", () => {
  const save = saves();
  const { rerender } = render(<Example save={save} />);
  rerender(<Example save={save} saved={{ name: "Ada Lovelace", note: "" }} />);
  expect(field("Name").value).toBe("Ada Lovelace");
  type("Note", "Mine");
  rerender(<Example save={save} saved={{ name: "Countess", note: "" }} />);
  expect(field("Name").value).toBe("Ada Lovelace");
  expect(field("Note").value).toBe("Mine");
});
