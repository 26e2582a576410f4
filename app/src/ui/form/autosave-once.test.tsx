import { MantineProvider, TextInput } from "@mantine/core";
import { act, fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Form } from "./form";
import { field, type } from "./form-example";
import { useAutosavedForm } from "./use-autosaved-form";

const saved = { name: "Ada", note: "" };
type Save = (changed: Partial<typeof saved>, before: Partial<typeof saved>) => Promise<boolean>;

function Example({ save }: { save: Save }) {
  const form = useAutosavedForm({ saved, validate: () => [], save });
  return (
    <MantineProvider env="test">
      <Form form={form}>
        <TextInput {...form.getInputProps("name")} label="Name" onBlur={form.saveNow} />
        <TextInput {...form.getInputProps("note")} label="Note" onBlur={form.saveNow} />
      </Form>
    </MantineProvider>
  );
}

it("saves each text once when the form is left while another one is on its way", async () => {
  const save = vi.fn<Save>(() => new Promise(() => {}));
  const { unmount } = render(<Example save={save} />);
  type("Name", "Ada L.");
  await act(async () => void fireEvent.blur(field("Name")));
  type("Note", "Bring a coat");
  unmount();
  expect(save.mock.calls).toEqual([
    [{ name: "Ada L." }, { name: "Ada" }],
    [{ note: "Bring a coat" }, { note: "" }],
  ]);
});
