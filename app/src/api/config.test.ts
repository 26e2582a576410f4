import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("asks once for all who want to know, and again after a failure", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const { runtimeConfig } = await import("./config");
  fetched.mockImplementation(async () => new Response("{}", { status: 404 }));
  await expect(runtimeConfig()).rejects.toMatchObject({ code: "not-found" });
  fetched.mockClear();
  fetched.mockImplementation(async () => Response.json({ mapsKey: "key" }));
  const [first, second] = await Promise.all([runtimeConfig(), runtimeConfig()]);
  expect(first).toEqual({ mapsKey: "key" });
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
});
