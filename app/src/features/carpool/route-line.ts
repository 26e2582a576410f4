/** The line of a car on the map, as the data of an SVG path and as points. */
export type Pixel = readonly [x: number, y: number];

/** Bend of a leg to one side, as a part of its length: two cars on one road stay apart. */
const BEND = 0.07;
/** Points that a leg is sampled at. */
const SAMPLES = 12;

/** A curve through the points; cars with odd and even numbers bend to different sides, and later ones further. */
export function linePath(points: readonly Pixel[], number: number): string {
  const [first] = points;
  const legs = legsOf(points, number);
  if (!first || legs.length === 0) return "";
  return `M${px(first)} ${legs.map(({ middle, to }) => `Q${px(middle)} ${px(to)}`).join(" ")}`;
}

/** Points on the curve, close enough for a label to see where it runs. */
export function lineSamples(points: readonly Pixel[], number: number): Pixel[] {
  return legsOf(points, number).flatMap(({ from, middle, to }) =>
    Array.from({ length: SAMPLES }, (_, step) => {
      const t = step / SAMPLES;
      const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * middle[axis] + t ** 2 * to[axis];
      return [at(0), at(1)] as const;
    }),
  );
}

/** The legs as quadratic Bézier curves. */
function legsOf([first, ...rest]: readonly Pixel[], number: number) {
  if (!first) return [];
  const side = (number % 2 === 0 ? 1 : -1) * BEND * (1 + Math.floor((number - 1) / 2) * 0.35);
  let last = first;
  return rest.map((to) => {
    const from = last;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const middle: Pixel = [(from[0] + to[0]) / 2 - dy * side, (from[1] + to[1]) / 2 + dx * side];
    last = to;
    return { from, middle, to };
  });
}

const px = ([x, y]: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`;
