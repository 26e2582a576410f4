import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "./support/server";
import { test as base, expect } from "./support/test";

/** The maps script as Google serves it, as far as we use it: what it brings depends on `libraries`, and it calls back. */
function mapsScript(query: URLSearchParams): string {
  const places = `{
    Autocomplete: class {},
    AutocompleteSessionToken: class {},
    AutocompleteService: class {
      getPlacePredictions({ input }, answer) {
        answer([{ place_id: "ChIJ" + input, description: input + ", Japan", structured_formatting: { main_text: "Maps " + input } }], "OK");
      }
    },
    PlacesService: class {},
  }`;
  const library = query.get("libraries") === "places" ? places : "undefined";
  if (query.get("key") !== "loopback-key") return "throw new Error('InvalidKeyMapError');";
  return `window.google = { maps: { places: ${library} } }; window[${JSON.stringify(query.get("callback"))}]();`;
}

/** Photon, Nominatim and the maps script on one port of loopback, with real forms of their answers. */
function services() {
  const state = { isPhotonDown: false, askedPhoton: 0 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
    const q = searchParams.get("q");
    response.setHeader("access-control-allow-origin", "*");
    if (pathname === "/js") {
      return response.setHeader("content-type", "text/javascript").end(mapsScript(searchParams));
    }
    response.setHeader("content-type", "application/json");
    if (pathname === "/api") {
      state.askedPhoton += 1;
      if (state.isPhotonDown) return request.socket.destroy();
      const properties = { osm_type: "N", osm_id: 1, name: `Photon ${q}`, countrycode: "JP" };
      const feature = { type: "Feature", geometry: { type: "Point", coordinates: [135.76, 35.02] }, properties };
      return response.end(JSON.stringify({ type: "FeatureCollection", features: [feature] }));
    }
    const address = { country_code: "jp" };
    return response.end(
      JSON.stringify([{ osm_type: "node", osm_id: 2, name: `Nominatim ${q}`, lat: "35", lon: "135", address }]),
    );
  });
  return { server, state };
}

const { server: standIn, state } = services();

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
      const url = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
      const flags = ["--maps-key", "loopback-key", "--maps-script", `${url}/js`];
      const server = new Server([...flags, "--place-search", `photon=${url},nominatim=${url}`]);
      await server.start();
      await use(server);
      await server.remove();
      standIn.closeAllConnections();
      await new Promise((resolve) => standIn.close(resolve));
    },
    { scope: "worker" },
  ],
});

test("the search can be asked of every service that is configured, and says whose data it shows", async ({
  page,
  complaints,
}) => {
  await page.goto("/test-autocomplete?q=kyoto");
  const result = page.getByRole("rowheader").first();
  await expect(result).toHaveText("Kyoto");
  for (const [label, found, credit] of [
    ["Photon", "Photon kyoto", "© OpenStreetMap contributors"],
    ["Nominatim", "Nominatim kyoto", "© OpenStreetMap contributors"],
    ["Google Places", "Maps kyoto", "Powered by Google"],
    ["This device", "Kyoto", "GeoNames, CC BY 4.0"],
  ] as const) {
    await page.getByLabel("Search with").selectOption({ label });
    await expect(result).toHaveText(found);
    await expect(page.getByRole("link", { name: credit })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("the maps script is loaded under the content policy, with its places library, and only once", async ({
  page,
  complaints,
}) => {
  const scripts: URL[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !request.url().includes("/assets/"))
      scripts.push(new URL(request.url()));
  });
  await page.goto("/test-autocomplete?q=kyo");
  expect(scripts.filter(({ pathname }) => pathname === "/js")).toEqual([]);
  for (const label of ["Google Places", "This device", "Google Places"]) {
    await page.getByLabel("Search with").selectOption({ label });
    await expect(page.getByRole("rowheader").first()).toBeVisible();
  }
  await expect(page.getByRole("rowheader").first()).toHaveText("Maps kyo");
  const loaded = scripts.filter(({ pathname }) => pathname === "/js");
  expect(loaded.map(({ searchParams }) => [searchParams.get("key"), searchParams.get("libraries")])).toEqual([
    ["loopback-key", "places"],
  ]);
  expect(complaints).toEqual([]);
});

test("places are found on the device while the service that should answer is down", async ({ page }) => {
  state.isPhotonDown = true;
  await page.goto("/test-autocomplete?q=kyoto");
  await page.getByLabel("Search with").selectOption({ label: "Photon" });
  await expect(page.getByRole("alert")).toHaveText("Photon: Network request failed");
  state.isPhotonDown = false;
});

test("the field for a place takes a name, pasted coordinates, and what is decided later", async ({ page }) => {
  await page.goto("/polymet-demo");
  const part = page.getByRole("region", { name: "Places", exact: true });
  const field = part.getByLabel("Where", { exact: true });
  await field.fill("48.2082, 16.3738");
  await expect(part.getByRole("option").first()).toContainText(/^St\. Stephen/);
  await field.press("Enter");
  await expect(part.getByRole("group", { name: "Where" })).toContainText(/^WhereSt\. Stephen/);
  await part.getByRole("group", { name: "Where" }).getByRole("button", { name: "Remove place" }).click();
  await field.fill("kyoto");
  await expect(part.getByRole("option").first()).toContainText("kyoto");
  await field.press("Enter");
  await expect(part.getByRole("group", { name: "Where" })).toContainText("kyoto");
  await part.getByRole("group", { name: "Where" }).getByRole("button", { name: "Remove place" }).click();
  await field.focus();
  await part.getByRole("option", { name: "Decide later" }).click();
  await expect(part.getByRole("group", { name: "Where" })).toContainText("Decide later");
});
