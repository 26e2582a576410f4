/** npm `vue-router` as the oracle of routes, fed with our table. */
import { createMemoryHistory, createRouter } from "vue-router";

/** `/quest/{id}` in the peer's notation; a year is 2000–2099. */
const peerPath = (pattern) => pattern.replaceAll("{year}", ":year(20\\d\\d)").replaceAll(/\{(\w+)\}/g, ":$1");

/** A function that resolves a location as the peer does: pattern, parameters, query and hash, or null. */
export function peerOf(table) {
  const peer = createRouter({
    history: createMemoryHistory(),
    routes: table.map(({ pattern }) => ({ path: peerPath(pattern), component: {}, meta: { pattern } })),
  });
  // The peer warns about each location that it does not match.
  console.warn = () => {};
  return (location) => {
    const { matched, params, query, hash } = peer.resolve(location);
    const record = matched.at(-1);
    return record ? { pattern: record.meta.pattern, params, query, hash } : null;
  };
}
