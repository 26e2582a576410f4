/** View of a clustering on a map, and the transition from one view to the next. Knows neither deck.gl nor the page. */
import type { ClusterArrays } from "../core/clustering/index.js";
import { type CountFormat, countGlyphs, ringEnds, sizeSteps } from "./columns.ts";
import type { ClusterSource } from "./source.ts";
import { type Bounds, boundingBox, contains, padded, turnTowards, turnTowardsEach } from "./window.ts";

/** Wider than the view by this share on each side, so that a map can move a while without a question. */
const PADDING = 0.4;
/** More entries than this leave without motion; nobody could follow them. */
const LEAVING_MAX = 4_000;

/** Entries as they are drawn. */
export interface ShownEntries {
  /** The index's answer. */
  arrays: ClusterArrays;
  /** The zoom they were asked for. */
  zoom: number;
  /** Area that they cover. */
  bounds: Bounds;
  /**
   * Positions at which they are drawn, turned to the copy of the world in view; and those they come from or, leaving,
   * go to.
   */
  to: Float64Array;
  from: Float64Array;
  /** Number of digits of each count; 0 for a single point. */
  steps: Float32Array;
  /** Characters of each count, eight an entry. */
  glyphs: Uint8Array;
  /** Ends of the slices, eight an entry, if there are categories. */
  rings: Float32Array | undefined;
  /** Beginning of the motion; `undefined` if there is none. */
  motionStart: number | undefined;
}

/** Options of a view. */
export interface ViewOptions {
  source: ClusterSource;
  /** Returns `true` if entries split and merge with motion. */
  animated: () => boolean;
  /** Numbers per category of each entry, as many an entry as there are categories. */
  categories: (arrays: ClusterArrays) => ArrayLike<number> | undefined;
  /** Returns the format of counts. */
  countFormat: () => CountFormat;
  /** Something else is shown now. */
  onChange: () => void;
  onError: (error: Error) => void;
  /** The clock of the motion, `performance.now` on a page. */
  now: () => number;
  /** Is given each piece of work that is not a question, to measure it. */
  timed: <T>(work: () => T) => T;
}

/** Asks the source as the map moves and keeps what to draw. */
export class ClusterView {
  /** Entries in view; `undefined` until the first answer. */
  shown: ShownEntries | undefined;
  /** Previous entries, which merge into the present ones. */
  leaving: ShownEntries | undefined;
  readonly #options: ViewOptions;
  #asked: { bounds: Bounds; zoom: number } | undefined;
  #question = 0;
  #answered = 0;
  #ended = false;

  constructor(options: ViewOptions) {
    this.#options = options;
  }

  /** Returns `true` if these bounds at this zoom need a new query. */
  wants(bounds: Bounds, zoom: number): boolean {
    return !this.#asked || this.#asked.zoom !== zoom || !contains(this.#asked.bounds, bounds);
  }

  /** Shows these bounds at this zoom, once the answer is there. */
  look(bounds: Bounds, zoom: number): void {
    if (!this.wants(bounds, zoom)) return;
    const wide = padded(bounds, PADDING);
    this.#asked = { bounds: wide, zoom };
    this.#question += 1;
    this.#ask(wide, zoom, this.#question).catch((error: Error & { code?: string }) => {
      if (this.#ended || error.code === "cancelled") return;
      this.#asked = undefined;
      this.#options.onError(error);
    });
  }

  /** Writes the counts in view again, after the format has changed. */
  respell(): void {
    const respelled = (entries: ShownEntries | undefined) =>
      entries && { ...entries, glyphs: countGlyphs(entries.arrays.counts, this.#options.countFormat()) };
    this.shown = respelled(this.shown);
    this.leaving = respelled(this.leaving);
  }

  /** Takes no more answers. */
  end(): void {
    this.#ended = true;
  }

  async #ask(bounds: Bounds, zoom: number, question: number): Promise<void> {
    const before = this.#options.animated() ? this.shown : undefined;
    const { source } = this.#options;
    if (before && zoom > before.zoom) {
      const family = await source.clustersWithParents(boundingBox(bounds), zoom, before.zoom);
      return this.#show(question, this.#entries(family, bounds, zoom, family.parentPositions), undefined);
    }
    const merging = before && zoom < before.zoom && before.arrays.length <= LEAVING_MAX ? before : undefined;
    const [arrays, leaving] = await Promise.all([source.clusters(boundingBox(bounds), zoom), merging && this.#merging(merging, zoom)]);
    this.#show(question, this.#entries(arrays, bounds, zoom, undefined), leaving);
  }

  /** Moves the entries in view to those they belong to at the lower zoom. */
  async #merging({ bounds, zoom }: ShownEntries, lowerZoom: number): Promise<ShownEntries | undefined> {
    try {
      const family = await this.#options.source.clustersWithParents(boundingBox(bounds), zoom, lowerZoom);
      const entries = this.#entries(family, bounds, zoom, family.parentPositions);
      return { ...entries, from: entries.to, to: entries.from };
    } catch {
      // The motion is an ornament: the view is right without it.
      return undefined;
    }
  }

  #show(question: number, shown: ShownEntries, leaving: ShownEntries | undefined): void {
    if (this.#ended || question <= this.#answered) return;
    this.#answered = question;
    this.shown = shown;
    this.leaving = leaving;
    this.#options.onChange();
  }

  #entries(arrays: ClusterArrays, bounds: Bounds, zoom: number, parents: Float64Array | undefined): ShownEntries {
    return this.#options.timed(() => this.#columns(arrays, bounds, zoom, parents));
  }

  #columns(arrays: ClusterArrays, bounds: Bounds, zoom: number, parents: Float64Array | undefined): ShownEntries {
    const to = turnTowards(arrays.positions.slice(), (bounds[0] + bounds[2]) / 2);
    const categories = this.#options.categories(arrays);
    return {
      arrays,
      zoom,
      bounds,
      to,
      from: parents ? turnTowardsEach(parents.slice(), to) : to,
      steps: sizeSteps(arrays.counts, 8),
      glyphs: countGlyphs(arrays.counts, this.#options.countFormat()),
      rings: categories && ringEnds(categories, arrays.length),
      motionStart: parents ? this.#options.now() : undefined,
    };
  }
}
