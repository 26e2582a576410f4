/** Data of a chart: one value of each series at each place along the axis. */
export interface Series {
  name: string;
  /** As many as there are labels; `null` where there is none. */
  values: readonly (number | null)[];
}

export interface ChartData {
  /** The places along the axis, in order. */
  labels: readonly string[];
  series: readonly Series[];
}

/** Top of the axis and the lines on it: round figures, so that they can be said in few words. */
export function axisOf(max: number, lines = 4): { top: number; ticks: number[] } {
  const rough = Math.max(max, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const top = Math.ceil(Math.max(max, 1) / step) * step;
  return { top, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step) };
}

/** The largest value; of stacked bars, the largest sum at one place. */
export function largest({ labels, series }: ChartData, stacked: boolean): number {
  const at = (place: number) => series.map(({ values }) => values[place] ?? 0);
  const heights = labels.map((_, place) =>
    stacked ? at(place).reduce((sum, value) => sum + value, 0) : Math.max(0, ...at(place)),
  );
  return Math.max(0, ...heights);
}

/** Every how many places a label fits, where each takes `labelPx`. */
export function labelStep(count: number, widthPx: number, labelPx: number): number {
  const fitting = Math.max(1, Math.floor(widthPx / labelPx));
  return Math.max(1, Math.ceil(count / fitting));
}
