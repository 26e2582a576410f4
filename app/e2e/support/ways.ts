import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Point = [number, number];

/** A stand-in for OSRM on loopback, whose streets go north and east: a degree takes ten hours. */
export async function openWays() {
  const state = { isBroken: false, url: "", close: () => void listening.close() };
  const listening = createServer((request, response) => {
    const [, service, , , coordinates = ""] = new URL(request.url ?? "/", "http://ways").pathname.split("/");
    const points = decodeURIComponent(coordinates)
      .split(";")
      .map((pair) => pair.split(",").map(Number) as Point);
    response.statusCode = state.isBroken ? 503 : 200;
    response.setHeader("content-type", "application/json");
    response.end(state.isBroken ? "down" : JSON.stringify(service === "table" ? tableOf(points) : routeOf(points)));
  });
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  state.url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return state;
}

const degrees = (a: Point, b: Point) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

function tableOf(points: Point[]) {
  const rows = (per: number) => points.map((a) => points.map((b) => degrees(a, b) * per));
  return { code: "Ok", durations: rows(36_000), distances: rows(100_000) };
}

function routeOf(points: Point[]) {
  const [a, b] = points as [Point, Point];
  const geometry = { type: "LineString", coordinates: [a, [b[0], a[1]], b] };
  return { code: "Ok", routes: [{ duration: degrees(a, b) * 36_000, distance: degrees(a, b) * 100_000, geometry }] };
}
