import { beforeEach, expect, it, vi } from "vitest";
import { readPhoto, removePhoto } from "~/state/device";
import { callHangout } from "./hangout-call";
import type { HangoutChange } from "./hangout-change";
import { hangoutSender } from "./hangout-sender";

vi.mock("~/state/device", () => ({ readPhoto: vi.fn(), removePhoto: vi.fn(), writePhoto: vi.fn() }));
vi.mock("./hangout-call", () => ({ callHangout: vi.fn(async () => "done") }));
vi.mock("../photos/upload-photo", () => ({ uploadPhoto: async () => ({ url: "/v1/photos/abc" }) }));

const context = { key: "k", signal: new AbortController().signal } as Parameters<typeof hangoutSender.send>[1];
const edit = (data: object) =>
  ({ call: { name: "editHangout", data: { hangoutId: "h", ...data } } }) as unknown as HangoutChange;
beforeEach(() => void vi.clearAllMocks());

it("uploads a new cover before the edit that shows it", async () => {
  vi.mocked(readPhoto).mockResolvedValue(new Blob(["photo"]));
  await hangoutSender.send(edit({ theme: "plum", photoRef: "device:1" }), context);
  const data = { hangoutId: "h", theme: "plum", photoRef: "/v1/photos/abc" };
  expect(callHangout).toHaveBeenCalledWith("editHangout", data, "k");
  expect(removePhoto).toHaveBeenCalledWith("device:1");
});

it("sends an edit without a new photo as it is", async () => {
  await hangoutSender.send(edit({ photoRef: null }), context);
  expect(callHangout).toHaveBeenCalledWith("editHangout", { hangoutId: "h", photoRef: null }, "k");
});
