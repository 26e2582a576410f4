// A stranger's program under the strictest flags; it is compiled, never run.
import {
  applyItemOps, callableResult, chooseStops, compareLists, meetingPlace, optimiseRoute, planCarpool, ClusterIndex, constants, describeError, gridClusters, matchRoute, navigate, normaliseBucketList, orderBetween, PlaceIndex, validateActivity,
  type Activity, type BucketList, type Constants, type Decision, type FieldError, type GazetteerPlace, type ItemOp, type Layout, type RouteMatch, type WhyUnassigned,
} from "@yonder/wasm-core";
import Supercluster from "@yonder/wasm-core/supercluster";

export const match: RouteMatch | null = matchRoute("/quest/7");
export const layout: Layout | undefined = match?.layout;

export function describe(decision: Decision): string {
  switch (decision.kind) {
    case "show":
      return decision.name;
    case "redirect":
      return decision.to;
    case "error":
      return `${decision.status} ${decision.message}`;
  }
}
describe(navigate("/profile", { signedIn: false }));

export const list: BucketList = normaliseBucketList({}, { uid: "u", now: Date.now(), userName: "ada" });
const activity: Activity = { id: "a", title: "See the aurora", status: "wish", order: orderBetween(null, null) };
const ops: ItemOp[] = [{ op: "add", activity }, { op: "tick", id: "a", done: true }];
export const edited: BucketList = applyItemOps(list, ops, { now: new Date() });
export const errors: FieldError[] = validateActivity(activity);
export const icons: Constants["CLUSTER_ICON_SIZES"] = constants.CLUSTER_ICON_SIZES;
export const result: unknown = callableResult(200, { result: 1 });
export const sentence: string = describeError("not-found").sentence;

export const order: number[] = optimiseRoute([{ lng: 1, lat: 2, open: [[540, 720]] }], { mode: "bike", roundTrip: true }).order;
export const granted: number[] = chooseStops([{ lng: 1, lat: 2, wishes: [1, 0] }], { timeMin: 240, start: [1, 2] }).granted;
export const fair: string | undefined = meetingPlace(Float64Array.of(1, 2), [{ lng: 1, lat: 2, mode: { speedKmh: 30 } }]).places[0]?.explanation;
const carpool = planCarpool({ cars: [{ lng: 1, lat: 2, seatsTotal: 3 }], parties: [{ lng: 1, lat: 2 }], destination: { lng: 2, lat: 2 } });
export const without: WhyUnassigned | undefined = carpool.unassigned[0]?.reason;
export const shared: number[] | undefined = compareLists([[{ title: "Surf" }], [{ title: "surfing" }]]).wishes[0]?.lists;
// @ts-expect-error a mode is one of four words, or a speed
optimiseRoute([], { mode: "fly" });

export function nearby(bytes: Uint8Array): GazetteerPlace | undefined {
  using index = new PlaceIndex(bytes);
  return index.search("kyot", { near: [135.7, 35], limit: 1 })[0];
}

// @ts-expect-error a status is one of four words
export const wrong: Activity = { id: "a", title: "x", status: "maybe" };
// @ts-expect-error the constants cannot be changed
constants.GRID_SIZE = 1;

const drop: Supercluster<{ name: string }, { letters: number }> = new Supercluster({ map: ({ name }: { name: string }) => ({ letters: name.length }), reduce: (all, one) => { all.letters += one.letters; } });
const found = drop.load([{ type: "Feature", properties: { name: "Oslo" }, geometry: { type: "Point", coordinates: [10.75, 59.91] } }]).getClusters([-180, -90, 180, 90], 0);
for (const { properties } of found) console.log("cluster" in properties ? properties.letters + properties.point_count : properties.name);
const grid: Int32Array = gridClusters(Float64Array.of(1, 2), { zoom: 3, bounds: [-180, -85, 180, 85] }).assignments;
const chained: ClusterIndex = new ClusterIndex({ aggregates: { total: { op: "sum", column: "price" } } }).loadCoordinates(Float64Array.of(1, 2), { price: [grid.length] });
chained.setFilter({ column: "price", range: [0, 1] });
