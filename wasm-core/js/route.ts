import { matchRouteCode, matchRouteInFull, routeTable, type RouteLine, type RouteMatch } from "#core/product";

/** `matchRouteCode` answers with these, or with a route and where its parameter stands. */
const NO_MATCH = 0xffff_ffff;
const NOT_PLAIN = 0xffff_fffe;

interface PlainRoute extends RouteLine {
  /** Name of the parameter; the empty text without one. */
  readonly param: string;
}

const ROUTES: readonly PlainRoute[] = routeTable().map((line) => ({ ...line, param: /\{(\w+)\}/.exec(line.pattern)?.[1] ?? "" }));

/** An `Error` with a code, as the core throws it. */
function notText(name: string): Error {
  return Object.assign(new Error(`${name} must be a text`), { code: "invalid-argument" });
}

/**
 * The route of a location, or `null` where no route matches. The rules are those of `vue-router` 5: a static segment
 * beats a parameter, letter case and a trailing slash do not matter, a malformed escape stays as it is.
 *
 * Only the path crosses into WebAssembly and only a number comes back, unless there is something to decode.
 *
 * @param fullPath - path, query and hash as in the address bar
 */
export function matchRoute(fullPath: string): RouteMatch | null {
  if (typeof fullPath !== "string") throw notText("fullPath");
  const code = matchRouteCode(fullPath);
  if (code === NO_MATCH) return null;
  const route = code === NOT_PLAIN ? undefined : ROUTES[code & 0xff];
  if (!route) return matchRouteInFull(fullPath);
  const { pattern, name, layout, param } = route;
  const params = param === "" ? {} : { [param]: fullPath.slice((code >>> 8) & 0xfff, code >>> 20) };
  return { pattern, name, layout, params, query: {}, hash: "" };
}
