/** npm `supercluster` as the oracle of ClusterIndex: both sides in one form that can be compared. */
import Supercluster from "supercluster";

export { Supercluster };

/** The peer, loaded with the points; a feature's property is its index. */
export function loadPeer(lngLat, options) {
  const features = Array.from({ length: lngLat.length / 2 }, (_, index) => ({
    type: "Feature", properties: { index }, geometry: { type: "Point", coordinates: [lngLat[2 * index], lngLat[2 * index + 1]] },
  }));
  return new Supercluster(options).load(features);
}

const byIdThenCount = (a, b) => a.count - b.count || a.id - b.id;

/** Results of the peer: id, number of points and position of each, in a canonical order. */
export const ofPeer = (features) => features.map(({ properties, geometry: { coordinates: [lng, lat] } }) =>
  properties.cluster ? { id: properties.cluster_id, count: properties.point_count, lng, lat } : { id: properties.index, count: 1, lng, lat }).sort(byIdThenCount);

/** Results of ours, likewise. */
export const ofOurs = ({ length, positions, counts, ids }) => Array.from({ length }, (_, at) =>
  ({ id: ids[at], count: counts[at], lng: positions[2 * at], lat: positions[2 * at + 1] })).sort(byIdThenCount);

/**
 * The first difference in words, or nothing. Longitudes are computed without a transcendental function, so they are
 * equal to the bit; latitudes may differ by as much as the documentation says, and the last bits of two mathematical libraries.
 */
export function difference(ours, theirs) {
  if (ours.length !== theirs.length) return `${ours.length} results, peer has ${theirs.length}`;
  const at = ours.findIndex((our, index) => {
    const their = theirs[index];
    return our.id !== their.id || our.count !== their.count || our.lng !== their.lng || Math.abs(our.lat - their.lat) > 2e-13;
  });
  return at === -1 ? undefined : `${JSON.stringify(ours[at])}, peer has ${JSON.stringify(theirs[at])}`;
}
