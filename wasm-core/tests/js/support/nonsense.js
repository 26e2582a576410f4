// Values that no type allows, for everything the package exports.
import { randomSource } from "./random.js";

const NAMES = (
  "id lng lat stayMin open locked position mode matrix minutes kilometres roundTrip fixFirst fixLast startMin effort seed timeMin budget wishes cost start end cars parties destination "
  + "seatsTotal size companions previous limit near stepMin speedKmh detourFactor title placeId zoom bounds gridSize minimumClusterSize averageCenter ignoreHidden maxZoom batchSize hidden "
  + "minZoom minPoints radius extent stableIds aggregates op column categories range bitmask price type geometry coordinates properties features now uid userName timeZone activities year "
  + "createdAt seconds nanoseconds done order fields activity date day days stop stops at status attempt retry method projectId regionOrCustomDomain emulatorOrigin auth messaging appCheck "
  + "signedIn error message details result data @type value proof answers length valueOf toJSON __proto__ constructor"
).split(" ");
const TEXTS = [
  "", "text", "/quest/%zz", "\ud800", "a\udfff\ud800", "2025-01-01T00:00:00Z", "done", "add", "set", "addDay", "moveStop", "countBy", "walk", "0.13", "data: {\"error\":{}}", "data: 1e400", "__proto__",
  "Łódź e\u0301\u{1F600}", "NaN", "0x10", "\0", "x".repeat(70_000), "/".repeat(5_000), "[".repeat(3_000), "%F0%9F%98%80", "Point", "MultiPoint", "timeout",
];
const NUMBERS = [0, -0, -1, 0.5, 1, 2, 7, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, -1e300, 5e-324, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 180, -90.0001];

function throws() {
  throw new Error("a trap of the caller");
}

/**
 * A source of nonsense: `value()` is any, shallow or deep; what it has been is said by its seed alone. The longest array
 * has 2^25 items: of one much longer the engine alone is busy for minutes when it makes it a text or a number. It comes
 * seldom, as it takes as long as thousands of other calls.
 */
export function nonsense(seed) {
  const { below, pick, chance, some, next } = randomSource(seed);
  const number = () => (chance(0.5) ? pick(NUMBERS) : (next() - 0.5) * 10 ** below(12));
  const views = [Uint8Array, Int8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, Uint8ClampedArray];

  function detached() {
    const view = new (pick(views))(16);
    structuredClone(view.buffer, { transfer: [view.buffer] });
    return view;
  }

  function deep() {
    let value = [];
    for (let level = pick([100, 127, 128, 129, 5_000]); level > 0; level--) value = chance(0.5) ? [value] : { value };
    return value;
  }

  function trap() {
    const name = pick(NAMES);
    return pick([
      () => ({ get [name]() { return throws(); } }),
      () => new Proxy({}, { ownKeys: throws }),
      () => new Proxy([1, 2], { get: throws }),
      () => new Proxy([1, 2], { get: (target, key) => (key === "length" ? pick([1e5, Number.NaN, -1, "2"]) : target[key]) }),
      () => new Proxy(() => {}, {}),
      () => Proxy.revocable([], {}).proxy,
      () => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; },
      () => ({ toJSON: throws }),
      () => ({ valueOf: throws, toString: throws }),
      () => Object.assign(new Number(1), { valueOf: throws }),
      () => Object.assign(new Date(0), { toISOString: throws, getTime: throws, toJSON: throws }),
      () => [{ valueOf: throws }],
      () => ({ length: pick([1e9, 2 ** 28, 2 ** 32, -1, Number.NaN]) }),
      () => Object.defineProperty([], "0", { enumerable: true, get: throws }),
    ])();
  }

  function odd() {
    return pick([
      () => undefined, () => null, () => true, () => false, () => 10n, () => Symbol("s"), () => () => {}, () => new Map([[1, 2]]), () => new Set([1]), () => /x/, () => new Error("e"),
      () => new Date(pick(NUMBERS)), () => new ArrayBuffer(pick([0, 7, 64])), () => new DataView(new ArrayBuffer(8)), () => new SharedArrayBuffer(16), () => new BigInt64Array(2),
      () => Object.create(null), () => new Number(3), () => new String("x"), () => Object(1n), () => { const own = {}; own.self = own; return own; }, () => new Array(chance(0.02) ? 2 ** 25 : 5),
      () => JSON.parse('{"__proto__": {"id": 1}, "id": "a"}'), () => WebAssembly, () => globalThis, detached, deep, trap,
    ])();
  }

  function value(depth = 3) {
    const kind = below(depth > 0 ? 10 : 6);
    if (kind < 2) return number();
    if (kind < 3) return pick(TEXTS);
    if (kind < 4) return odd();
    if (kind < 6) return (pick(views)).from({ length: pick([0, 1, 2, 4, 5, 64]) }, number);
    if (kind < 7) return some(5, () => value(depth - 1));
    const own = {};
    for (let left = below(8); left > 0; left--) Object.defineProperty(own, pick(NAMES), { value: value(depth - 1), enumerable: true, configurable: true, writable: true });
    return own;
  }

  return { value, below, args: () => some(4, () => value()) };
}
