import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { forgetSession, signedInAs } from "~/state/session";
import { followTypedTexts, readTyped } from "./typed-texts";
import { useTypedText } from "./use-typed-text";

const open = () => renderHook(() => useTypedText("wish/l1"));
const type = (field: ReturnType<typeof open>, text: string) => act(() => field.result.current[1](text));
const shows = (field: ReturnType<typeof open>, text: string) =>
  vi.waitFor(() => expect(field.result.current[0]).toBe(text));

beforeEach(() => signedInAs("ada"));
afterEach(() => {
  cleanup();
  forgetSession();
});

it("is there again after the browser was closed without a word, until it is saved or discarded", async () => {
  const before = open();
  type(before, "Build a ra");
  const after = open();
  await shows(after, "Build a ra");
  type(after, "");
  expect(await readTyped("wish/l1")).toBe("");
});

it("is nobody else's, and goes when its person signs out", async () => {
  const stop = followTypedTexts();
  type(open(), "Build a raft");
  forgetSession();
  expect(await readTyped("wish/l1")).toBe("");
  signedInAs("ben");
  expect(await readTyped("wish/l1")).toBe("");
  signedInAs("ada");
  await vi.waitFor(async () => expect(await readTyped("wish/l1")).toBe(""));
  stop();
});

it("gives way to what is typed before it is read", async () => {
  type(open(), "Build a raft");
  const field = open();
  type(field, "Sail");
  await readTyped("wish/l1");
  expect(field.result.current[0]).toBe("Sail");
});
