import { afterEach, expect, it, vi } from "vitest";
import { keepGuestKey, keyOfAddress, withoutKey } from "./address-key";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("keeps a guest's secret on the device, and finds it again by an address without it", () => {
  const address = "/carpool/coordination?hangout=h&k=h_gil.secret";
  expect(keyOfAddress("h", address)).toBe("h_gil.secret");
  expect(keepGuestKey("h", "h_gil.secret")).toBe(true);
  const shown = withoutKey(address);
  expect(shown).toBe("/carpool/coordination?hangout=h&guest=1");
  expect(keyOfAddress("h", shown)).toBe("h_gil.secret");
  expect(keyOfAddress("h", "/carpool/coordination?hangout=h")).toBeNull();
  expect(keyOfAddress("other", shown)).toBeNull();
});

it("takes the code of a link out of an address, which stands for nothing then", () => {
  expect(withoutKey("/app/hangout/h?k=code#talk")).toBe("/app/hangout/h#talk");
});

it("says where the browser keeps nothing", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, clear: () => undefined });
  expect(keepGuestKey("h", "h_gil.secret")).toBe(false);
});
