/** A small form for the tests beside it. */
import { MantineProvider, TextInput } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { FieldError } from "~/core";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { type RecordForm, useRecordForm } from "./use-record-form";

export interface Values {
  name: string;
  email: string;
}
type Options = Partial<Parameters<typeof useRecordForm<Values>>[0]>;

/** Its texts, which are no words of the app. */
const TEXTS = { name: "Name", email: "Email", send: "Send" };

/** The form drawn last. */
export const drawn: { form?: RecordForm<Values> } = {};

export function Example(options: Options) {
  const form = useRecordForm<Values>({
    initialValues: { name: "", email: "" },
    submit: async () => undefined,
    ...options,
  });
  drawn.form = form;
  return (
    <Form form={form} keepsUnsaved footer={<SubmitButton>{TEXTS.send}</SubmitButton>}>
      <TextInput {...form.getInputProps("name")} label={TEXTS.name} />
      <TextInput {...form.getInputProps("email")} label={TEXTS.email} />
    </Form>
  );
}

export function show(options: Options = {}) {
  const location = memoryLocation("/profile/edit");
  render(
    <MantineProvider env="test">
      <LocationContext value={location}>
        <Example {...options} />
      </LocationContext>
    </MantineProvider>,
  );
  return location;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const send = () => fireEvent.submit(field("Name").form as HTMLFormElement);

/** Description of the field for screen readers, besides its label. */
export function errorOf(label: string): string {
  const ids = field(label).getAttribute("aria-describedby") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join("");
}

/** A submission that the test settles. */
export function pending() {
  const settled: { resolve?: () => void; reject?: (error: unknown) => void } = {};
  const submit = vi.fn(() => new Promise<void>((resolve, reject) => Object.assign(settled, { resolve, reject })));
  return {
    submit,
    resolve: () => act(async () => settled.resolve?.()),
    reject: (error: unknown) => act(async () => settled.reject?.(error)),
  };
}

/** Failures that the api throws. */
export function refusal(sentence: string, fields: FieldError[] = [], waitS = 0): Error {
  const known: { fields: FieldError[]; waitS: number; sentence: string } = { fields, waitS, sentence };
  return Object.assign(new Error(sentence), known);
}
