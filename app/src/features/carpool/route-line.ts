/** The line of a car on the map, as the data of an SVG path. */
type Pixel = readonly [x: number, y: number];

/** Bend of a leg to one side, as a part of its length: two cars on one road stay apart. */
const BEND = 0.07;

/** A curve through the points; cars with odd and even numbers bend to different sides, and later ones further. */
export function linePath(points: readonly Pixel[], number: number): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return "";
  const side = (number % 2 === 0 ? 1 : -1) * BEND * (1 + Math.floor((number - 1) / 2) * 0.35);
  let from = first;
  const legs = rest.map((to) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const middle = [(from[0] + to[0]) / 2 - dy * side, (from[1] + to[1]) / 2 + dx * side] as const;
    from = to;
    return `Q${px(middle)} ${px(to)}`;
  });
  return `M${px(first)} ${legs.join(" ")}`;
}

const px = ([x, y]: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`;
