// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { askInTurn } from "./ask";
import { configured } from "./configured";
import { nominatimAt } from "./nominatim";
import { photonAt } from "./photon";
import { located, type PlaceProvider } from "./provider";
import { type StandIn, standIn } from "./stand-in.mjs";

vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

let service: StandIn | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const never = new AbortController().signal;
const kyoto = { id: "osm:R357794", name: "Kyoto", country: "JP", population: 0, lng: 135.76, lat: 35.02 };

// As photon.komoot.io and nominatim.openstreetmap.org answered, shortened.
const PHOTON = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [135.76, 35.02] },
      properties: {
        osm_type: "R",
        osm_id: 357794,
        osm_key: "place",
        osm_value: "city",
        type: "city",
        countrycode: "JP",
        name: "Kyoto",
        country: "Japan",
      },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [999, 35.02] },
      properties: { osm_type: "N", osm_id: 1, name: "Beyond" },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [1, 2] },
      properties: { osm_type: "W", osm_id: 2, street: "Nameless" },
    },
  ],
};
const NOMINATIM = [
  {
    place_id: 1,
    licence: "Data © OpenStreetMap contributors",
    osm_type: "relation",
    osm_id: 357794,
    lat: "35.02",
    lon: "135.76",
    category: "boundary",
    type: "administrative",
    name: "Kyoto",
    display_name: "Kyoto, Japan",
    address: { city: "Kyoto", country: "Japan", country_code: "jp" },
  },
  { place_id: 2, osm_type: "node", osm_id: 2, lat: "", lon: "1", name: "Nowhere" },
];

describe("a service of places", () => {
  it("is asked as Photon wants it, and its answer read", async () => {
    service = await standIn(({ json }) => json(PHOTON));
    const places = await photonAt(service.url).search("kyo to", { limit: 5, near: [135, 35] }, never);
    expect(places).toEqual([kyoto]);
    expect(`${service.asked[0]?.pathname}${service.asked[0]?.search}`).toBe("/api?q=kyo+to&limit=5&lon=135&lat=35");
  });

  it("is asked as Nominatim wants it, and its answer read", async () => {
    service = await standIn(({ json }) => json(NOMINATIM));
    const places = await nominatimAt(service.url).search("kyoto", { limit: 5, near: [135, 35] }, never);
    expect(places).toEqual([kyoto]);
    expect(Object.fromEntries(service.asked[0]?.searchParams ?? [])).toEqual({
      q: "kyoto",
      format: "jsonv2",
      limit: "5",
      addressdetails: "1",
      viewbox: "133,33,137,37",
    });
  });

  it.each([[null], [{}], [[]], [{ features: 7 }], [{ features: [null, 7, {}] }], [[null, 7, {}]]])(
    "that answers %j has found nothing, and breaks nothing",
    async (answer) => {
      service = await standIn(({ json }) => json(answer));
      for (const provider of [photonAt(service.url), nominatimAt(service.url)]) {
        const found = await provider.search("x", { limit: 5 }, never).catch((failure: unknown) => failure);
        expect(found instanceof Error ? found.name : found).toEqual(answer === null ? "Failure" : []);
      }
    },
  );
});

const provider = (kind: PlaceProvider["kind"], search: PlaceProvider["search"], isResting = false): PlaceProvider => ({
  kind,
  search,
  isResting: () => isResting,
  attribution: { text: "", href: "" },
  pauseMs: 0,
  locate: located,
});
const ask = (...providers: PlaceProvider[]) => askInTurn(providers, "kyoto", { limit: 5 }, never);

describe("who is asked", () => {
  it("is the first that answers", async () => {
    const failing = provider("photon", () => Promise.reject(new Error("down")));
    expect(
      (
        await ask(
          failing,
          provider("gazetteer", async () => [kyoto]),
        )
      ).by.kind,
    ).toBe("gazetteer");
  });

  it("is nobody who failed a moment ago", async () => {
    const asked = vi.fn();
    await ask(
      provider("photon", asked, true),
      provider("gazetteer", async () => []),
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it("is told by the last failure when nobody answers", async () => {
    const down = (name: string) => provider("photon", () => Promise.reject(new Error(name)));
    await expect(ask(down("one"), down("two"))).rejects.toThrow("two");
  });

  it("comes from the configuration, the gazetteer always among them", () => {
    const kinds = (config: Parameters<typeof configured>[0]) => configured(config).map(({ kind }) => kind);
    const none = { mapsKey: null, mapsScript: "https://maps.example/js", placeSearch: [] };
    const photon = { kind: "photon", url: "https://photon.example" };
    expect(kinds(none)).toEqual(["gazetteer"]);
    expect(kinds({ ...none, placeSearch: [photon] })).toEqual(["photon", "gazetteer"]);
    expect(kinds({ ...none, mapsKey: "k", placeSearch: [photon] })).toEqual(["photon", "gazetteer", "google"]);
    expect(kinds({ ...none, mapsKey: "k", placeSearch: [{ kind: "google", url: null }, photon] })).toEqual([
      "google",
      "photon",
      "gazetteer",
    ]);
    expect(kinds({ ...none, placeSearch: [{ kind: "google", url: null }] })).toEqual(["gazetteer"]);
  });
});
