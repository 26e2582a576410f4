import { MantineProvider, Modal } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { validateSignUp } from "~/core";
import { Form } from "./form";
import { Example, errorOf, field, pending, send, show, type, type Values } from "./form-example";
import { useRecordForm } from "./use-record-form";

const validate = (values: Values) => validateSignUp(values).filter((error) => error.field in values);

describe("a form whose values are wrong", () => {
  it("shows each error at its field, focuses the first and sends nothing", async () => {
    const submit = vi.fn(async () => undefined);
    show({ validate, submit });
    type("Name", "Ada");
    type("Email", "nowhere");
    send();
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(field("Name").getAttribute("aria-invalid")).not.toBe("true");
    expect(errorOf("Email")).not.toBe("");
    expect(screen.getByRole("alert").textContent).toBe("1 field needs your attention.");
  });

  it("takes an error back as soon as its field is edited", () => {
    show({ validate });
    send();
    expect(errorOf("Name")).not.toBe("");
    type("Name", "Ada");
    expect(errorOf("Name")).toBe("");
    expect(errorOf("Email")).not.toBe("");
  });

  it("says in its alert what no field can show", () => {
    show({ validate: () => [{ field: "prefs.units", message: "must be one of metric, imperial" }] });
    send();
    expect(screen.getByRole("alert").textContent).toContain("prefs.units");
  });
});

describe("a form on its way", () => {
  it("is sent by Enter, which the browser makes of its submit button", () => {
    show();
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("type")).toBe("submit");
  });

  it("is sent once, however often it is pressed", async () => {
    const { submit, resolve } = pending();
    show({ submit });
    send();
    send();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(field("Name").form?.getAttribute("aria-busy")).toBe("true");
    await resolve();
    expect(field("Name").form?.getAttribute("aria-busy")).toBe("false");
    send();
    expect(submit).toHaveBeenCalledTimes(2);
    await resolve();
  });

  it("is sent by nobody but itself: a dialog inside has a form of its own", async () => {
    const outer = vi.fn(async () => undefined);
    const inner = vi.fn(async () => undefined);
    function Outer() {
      const form = useRecordForm({ initialValues: {}, submit: outer });
      return (
        <Form form={form}>
          <Modal opened onClose={() => undefined} withCloseButton={false}>
            <Example submit={inner} />
          </Modal>
        </Form>
      );
    }
    render(
      <MantineProvider>
        <Outer />
      </MantineProvider>,
    );
    fireEvent.submit((await screen.findByLabelText<HTMLInputElement>("Name")).form as HTMLFormElement);
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });
});
