import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isWhole, WAITING, whenWhole } from "./whole";

const heading = () => document.createElement("h1");
function waiting(): HTMLElement {
  const element = document.createElement("div");
  element.dataset.waiting = String(WAITING["data-waiting"]);
  return element;
}
/** Lets observers of the document hear of what was done. */
const heard = () => Promise.resolve().then(() => undefined);
let page: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  page = document.createElement("main");
  document.body.append(page);
});
afterEach(() => {
  vi.useRealTimers();
  page.remove();
});

it("is a page with its heading and nothing that is on its way", () => {
  expect(isWhole(page)).toBe(false);
  page.append(heading());
  expect(isWhole(page)).toBe(true);
  page.append(waiting());
  expect(isWhole(page)).toBe(false);
});

it("runs once, when the last part has come", async () => {
  const run = vi.fn();
  whenWhole(page, run);
  const late = waiting();
  page.append(heading(), late);
  await heard();
  expect(run).not.toHaveBeenCalled();
  late.remove();
  await heard();
  expect(run).toHaveBeenCalledTimes(1);
  page.append(document.createElement("p"));
  await heard();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it("runs without a part that does not come, but never without the heading", async () => {
  const run = vi.fn();
  whenWhole(page, run);
  page.append(waiting());
  await heard();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  page.append(heading());
  await heard();
  vi.advanceTimersByTime(3_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
