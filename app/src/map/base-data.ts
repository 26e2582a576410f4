import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countries50Url from "world-atlas/countries-50m.json?url";
import countries110Url from "world-atlas/countries-110m.json?url";
import { unwrapped } from "./unwrapped";

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The base map: land to fill, borders between countries to draw. */
export interface BaseData {
  land: FeatureCollection;
  borders: MultiLineString;
}

const loaded = new Map<string, Promise<BaseData>>();

/** Land and borders, coarse for the whole world, finer from closer by. */
export function baseData(detail: "coarse" | "fine"): Promise<BaseData> {
  const url = detail === "fine" ? countries50Url : countries110Url;
  const data = loaded.get(url) ?? load(url);
  loaded.set(url, data);
  data.catch(() => loaded.delete(url));
  return data;
}

async function load(url: string): Promise<BaseData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the base map could not be fetched: HTTP ${response.status}`);
  const world: World = await response.json();
  return {
    land: unwrapped(feature(world, world.objects.land) as FeatureCollection),
    borders: mesh(world, world.objects.countries, (a, b) => a !== b),
  };
}
