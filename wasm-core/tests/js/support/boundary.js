// Everything the package exports, called with nonsense: it may throw what the caller's own traps throw or an `Error`, it
// may never trap, and what is called keeps working.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const isClass = (value) => /^class /.test(Function.prototype.toString.call(value));

/** How objects of a class are made, and whether one still works after nonsense. */
const MAKERS = {
  ClusterIndex: (core) => new core.ClusterIndex({ radius: 60 }).loadCoordinates(Float64Array.of(0, 0, 0.001, 0, 90, 45), { price: [1, 2, 3] }),
  Covers: (core) => new core.Covers('<svg viewBox="0 0 4096 4096"><path d="M2000 1400l90 0 0 90z"/></svg>'),
  GridClusterer: (core) => new core.GridClusterer({}).add(Float64Array.of(0, 0, 1, 1)).setView({ zoom: 3, bounds: [-180, -85, 180, 85] }),
  GridState: (core) => new core.GridState({}),
  PlaceIndex: (core) => new core.PlaceIndex(readFileSync(new URL("../../../pkg/gazetteer.bin", import.meta.url))),
  RouteReader: (core) => new core.RouteReader(),
  Supercluster: (core) => new core.Supercluster({}).load([{ type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [0, 0] } }]),
  Themes: (core) => new core.Themes("2 swimming water swim"),
};
const WORKS = {
  Covers: (covers) => assert.match(covers.draw({ kind: "list", id: "l" }, 64, 64).svg, /^<svg/),
  ClusterIndex: (index) => assert.ok(index.clusters([-180, -85, 180, 85], 0).length >= 0),
  PlaceIndex: (index) => assert.equal(index.search("kyoto", { limit: 1 })[0].name, "Kyoto"),
  Themes: (themes) => assert.equal(themes.scene({ title: "Swim" }), "swimming"),
  GridClusterer: (clusterer) => assert.ok(clusterer.repaint() !== null),
};

/**
 * All calls of a part, by name: functions, constructors, methods of one object of each class, and methods that take the place of it.
 * @returns {{ name: string, call: (args: unknown[]) => void, works: () => void }[]}
 */
export function callsOf(core) {
  const named = Object.entries(core).filter(([, value]) => typeof value === "function");
  const functions = named.filter(([, value]) => !isClass(value)).map(([name, run]) => ({ name, call: (args) => run(...args), works: () => {} }));
  return functions.concat(named.filter(([, value]) => isClass(value)).flatMap(([name, Class]) => callsOfClass(core, name, Class)));
}

function callsOfClass(core, name, Class) {
  const construct = { name: `new ${name}`, call: (args) => new Class(...args).free?.(), works: () => {} };
  const make = MAKERS[name];
  if (!make) return [construct];
  let one = make(core);
  const methods = [];
  for (let prototype = Class.prototype; prototype && prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype)) {
    for (const own of Object.getOwnPropertyNames(prototype)) if (!/^(constructor|free|start|__)/.test(own) && typeof Object.getOwnPropertyDescriptor(prototype, own).value === "function") methods.push(own);
  }
  const statics = Object.getOwnPropertyNames(Class).filter((own) => !/^(length|name|prototype|__|memory)/.test(own)).map((own) => ({ name: `${name}.${own}`, call: (args) => Class[own](...args), works: () => {} }));
  return [construct, ...statics, ...[...new Set(methods)].map((own) => ({
    name: `${name}#${own}`,
    call: (args) => one[own](...args),
    // What was loaded, removed or filtered by chance is put back.
    works: () => { WORKS[name]?.(one); one.free?.(); one = make(core); WORKS[name]?.(one); },
  }))];
}

/** Calls once; an error is expected, a trap is not. */
export function survives({ name, call }, args) {
  try {
    call(args);
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && !/recursive use|null pointer/.test(error.message), `${name}: ${String(error?.stack ?? error)}`);
  }
}
