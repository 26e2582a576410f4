import { beforeEach, expect, it, vi } from "vitest";
import type { MapsScript } from "./load";

const script: MapsScript = { key: "a key&", url: "https://maps.example/js" };

/** The loader as a page that was just opened has it. */
async function fresh() {
  vi.resetModules();
  return (await import("./load")).loadGoogleMaps;
}

const element = () => document.head.querySelector<HTMLScriptElement>("script[src^='https://maps.example']");

/** Acts as the script when it has arrived. */
function arrives(places: unknown) {
  Object.assign(window, { google: { maps: { places } } });
  (window as unknown as { yonderMapsReady(): void }).yonderMapsReady();
}

beforeEach(() => {
  document.head.replaceChildren();
  // The script is not fetched here: the tests say what becomes of it.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) node.type = "text/plain";
      document.head.appendChild(node as Node);
    }
  });
});

it("asks for the script with the key and the places library, and hands out the maps", async () => {
  const load = await fresh();
  const loading = load(script);
  const query = new URL(element()?.src ?? "").searchParams;
  expect([query.get("key"), query.get("libraries")]).toEqual(["a key&", "places"]);
  arrives({ Autocomplete: class {} });
  expect((await loading).places?.Autocomplete).toBeDefined();
});

it("refuses to start twice, in the words of the specification", async () => {
  const load = await fresh();
  void load(script);
  await expect(load(script)).rejects.toMatchObject({
    code: "maps-already-started",
    message: "You already started the loading of google maps",
  });
});

it("says when the script came without its places library", async () => {
  const load = await fresh();
  const loading = load(script);
  arrives(undefined);
  await expect(loading).rejects.toMatchObject({
    code: "maps-places-missing",
    message:
      "google.maps.places.Autocomplete is undefined. Did you add 'places' to libraries when loading Google Maps?",
  });
});

it("says when the script did not come at all", async () => {
  const load = await fresh();
  const loading = load(script);
  element()?.dispatchEvent(new Event("error"));
  await expect(loading).rejects.toMatchObject({ code: "network-request-failed", message: "Network request failed" });
});
