/** Clusters on a map, asked for as it moves: the layer that a program uses. */
import { CompositeLayer, type DefaultProps, type GetPickingInfoParams, type Layer, type LayerProps, type LayersList, type PickingInfo, type UpdateParameters } from "@deck.gl/core";
import { LineLayer, ScatterplotLayer } from "@deck.gl/layers";
import type { ClusterArrays, ClusterOptions } from "../core/clustering/index.js";
import type { ClusterWorker } from "../worker/protocol.ts";
import { type CircleStyle, ClusterCircleLayer, type Color } from "./circle-layer.ts";
import { atSamePosition } from "./columns.ts";
import { type Fan, fanPositions, openFan, FAN_MAX } from "./fan.ts";
import { type ClusterInput, type ClusterSource, clusteredPoints, clusterSource } from "./source.ts";
import { defaultStyle, fanLegColor } from "./style.ts";
import { ClusterView, type ShownEntries } from "./view.ts";
import type { Bounds } from "./window.ts";

/** Picked entry: a cluster, a single point, or an item of an open fan. */
export interface PickedEntry {
  /** Id of the cluster; `undefined` of a single point. */
  clusterId: number | undefined;
  /** Number of points. */
  count: number;
  /** Index of the point; `undefined` of a cluster. */
  pointIndex: number | undefined;
  /** Longitude and latitude in degrees. */
  position: readonly [longitude: number, latitude: number];
}

/** A cluster that was clicked, and what to do about it. */
export interface ClickedCluster extends PickedEntry {
  clusterId: number;
  /** The zoom at which it falls apart. */
  expansionZoom: number;
}

/** Handle on the layer for programs; it stays the same while the layer's instances come and go. */
export interface ClusterHandle {
  /** Does what a click on the entry does: for keys and lists. */
  open(entry: PickedEntry): Promise<void>;
  /** Closes the fan; false if none was open. */
  closeFan(): boolean;
}

interface OwnProps extends CircleStyle {
  /**
   * Source of the clusters: a `ClusterIndex`, `{ worker, name }` of the worker client, or anything that answers the
   * same questions.
   */
  index: ClusterInput | null;
  /** Instead of `index`: longitude and latitude in degrees, interleaved. A new array is clustered anew. */
  points: Float64Array | null;
  /** Clusters `points` in this worker; without one that is done on this thread. */
  worker: ClusterWorker | null;
  /** Options of the clustering of `points`, read when an array of points is new. */
  clusterOptions: ClusterOptions;
  /** Highest zoom that has clusters, if `index` was built with another one than 16. */
  maxZoom: number;
  /** Added to the map's zoom before it is rounded down. */
  zoomOffset: number;
  /** Name of the `countBy` aggregate whose numbers are drawn as a ring. */
  pie: string | null;
  /** Instead of `pie`: as many numbers an entry as there are categories. */
  getCategories: ((arrays: ClusterArrays) => ArrayLike<number>) | null;
  /** Writes a count, with characters that `countCharacters` has; `null` writes 999, 1.2k, 34k, 1.1M. Taken anew with other characters. */
  formatCount: ((count: number) => string) | null;
  /** Duration of splitting and merging, in milliseconds; 0 for none. */
  motionMs: number;
  /** Overrides the wish for less motion that the page's system tells; `null` follows it. */
  reducedMotion: boolean | null;
  /** Id of the entry with the keyboard's focus. */
  focusedId: number | null;
  /** `true` to spread out clusters that no zoom separates when they are clicked. */
  fanOut: boolean;
  fanLegColor: Color;
  /** Writes a `performance.measure` named `ClusterLayer` around each piece of own work. */
  measured: boolean;
  /** A cluster was clicked. Left out, a `Deck` with an `initialViewState` flies to the zoom at which it falls apart. */
  onClusterClick: ((cluster: ClickedCluster) => void) | null;
  /** A single point, or an item of a fan, was clicked. */
  onPointClick: ((point: PickedEntry) => void) | null;
  /** Other entries are shown. */
  onEntries: ((arrays: ClusterArrays, zoom: number) => void) | null;
  /** A fan was opened, with the indexes of its points and where it spreads them, or closed. */
  onFan: ((points: Uint32Array | undefined, fan: Fan | undefined) => void) | null;
  onClusterError: ((error: Error) => void) | null;
  /** The layer is there: how to open entries and close its fan by other means than a pointer. */
  onReady: ((handle: ClusterHandle) => void) | null;
}

/** Properties of {@link ClusterLayer}, all optional but `index` or `points`. */
export type ClusterLayerProps = Partial<OwnProps> & LayerProps;

const callback = { type: "function", value: null, optional: true } as const;
const defaultProps: DefaultProps<OwnProps> = {
  ...defaultStyle,
  index: { type: "object", value: null },
  points: { type: "object", value: null },
  worker: { type: "object", value: null },
  clusterOptions: { type: "object", value: {}, compare: 1 },
  maxZoom: 16,
  zoomOffset: 0,
  pie: null,
  getCategories: callback,
  formatCount: callback,
  motionMs: 300,
  reducedMotion: null,
  focusedId: null,
  fanOut: true,
  fanLegColor: { type: "array", value: fanLegColor, compare: true },
  measured: false,
  onClusterClick: callback,
  onPointClick: callback,
  onEntries: callback,
  onFan: callback,
  onClusterError: callback,
  onReady: callback,
} as unknown as DefaultProps<OwnProps>;

// A type, because deck.gl asks for the open index of a record, which an interface does not have.
type State = {
  source: ClusterSource | undefined;
  view: ClusterView | undefined;
  fan: Fan | undefined;
  /** The zoom of the entries in view, to which the fan belongs. */
  zoom: number | undefined;
  /** Counts the clusterings of `points`, so that an older one never replaces a newer. */
  building: number;
  data: WeakMap<ShownEntries, unknown>;
};

/** Circles for clusters, pins for single points, a ring of slices if there are categories, a fan for items at one address. */
export class ClusterLayer extends CompositeLayer<Required<OwnProps>> {
  static override layerName = "ClusterLayer";
  static override defaultProps: DefaultProps = defaultProps;
  declare state: State;

  // The type of deck.gl's constructor asks for all properties, defaults or not.
  constructor(props: ClusterLayerProps) {
    super(props as never);
  }

  override initializeState(): void {
    this.state = { source: undefined, view: undefined, fan: undefined, zoom: undefined, building: 0, data: new WeakMap() };
    const current = () => (this.getCurrentLayer() ?? this) as this;
    this.props.onReady?.({ open: (entry) => current().#open(entry), closeFan: () => current().#closeFan() });
  }

  override shouldUpdateState({ changeFlags }: UpdateParameters<this>): boolean {
    if (changeFlags.propsOrDataChanged || changeFlags.stateChanged || changeFlags.updateTriggersChanged) return true;
    const { view, fan } = this.state;
    return this.#timed(() => Boolean(changeFlags.viewportChanged && (fan || view?.wants(this.#bounds(), this.#zoom()))));
  }

  override updateState({ props, oldProps }: UpdateParameters<this>): void {
    this.#timed(() => {
      if (props.index && props.index !== oldProps.index) this.#show(clusterSource(props.index));
      else if (!props.index && props.points && (props.points !== oldProps.points || props.worker !== oldProps.worker)) this.#build(props.points);
      else if (!props.index && !props.points && this.state.view) this.#clear();
      if (oldProps.countCharacters !== undefined && props.countCharacters !== oldProps.countCharacters) this.state.view?.respell();
      this.state.view?.look(this.#bounds(), this.#zoom());
    });
  }

  override finalizeState(context: Parameters<Layer["finalizeState"]>[0]): void {
    this.state.view?.end();
    super.finalizeState(context);
  }

  override renderLayers(): LayersList {
    return this.#timed(() => {
      const { view, fan } = this.state;
      if (!view?.shown) return [];
      const [legs, items] = fan ? this.#fanLayers(fan) : [];
      return [legs, view.leaving && this.#circles("leaving", view.leaving, true), this.#circles("entries", view.shown, false), items];
    });
  }

  override getPickingInfo({ info, sourceLayer }: GetPickingInfoParams): PickingInfo {
    const { view, fan } = this.state;
    if (info.index < 0) return info;
    if (sourceLayer?.id.endsWith("-fan") && fan) {
      return { ...info, object: { clusterId: undefined, count: 1, pointIndex: fan.points[info.index], position: fan.position } satisfies PickedEntry };
    }
    const entry = view?.shown && pickedEntry(view.shown.arrays, info.index);
    return entry ? { ...info, object: entry } : info;
  }

  override onClick(info: PickingInfo, event: Parameters<Layer["onClick"]>[1]): boolean {
    const handled = super.onClick(info, event);
    if (handled || !info.object) return handled;
    void this.#open(info.object as PickedEntry);
    return true;
  }

  async #open(entry: PickedEntry): Promise<void> {
    const { view, fan } = this.state;
    try {
      if (entry.clusterId !== undefined) return await this.#openCluster({ ...entry, clusterId: entry.clusterId });
      const alike = view?.shown && !fan ? sharers(view.shown.arrays, entry) : undefined;
      if (alike && alike.length > 1 && this.props.fanOut) return this.#setFan(openFan(entry.position, alike, this.props.singlePx / 2));
      this.props.onPointClick?.(entry);
    } catch (error) {
      this.props.onClusterError?.(error as Error);
    }
  }

  #closeFan(): boolean {
    if (!this.state.fan) return false;
    this.#setFan(undefined);
    return true;
  }

  async #openCluster(cluster: PickedEntry & { clusterId: number }): Promise<void> {
    const { source } = this.state;
    if (!source) return;
    const expansionZoom = await source.expansionZoom(cluster.clusterId);
    if (this.props.fanOut && expansionZoom > this.#maxZoom()) {
      return this.#setFan(openFan(cluster.position, await source.leaves(cluster.clusterId, FAN_MAX), this.#radiusPx(cluster.count)));
    }
    this.#closeFan();
    if (this.props.onClusterClick) this.props.onClusterClick({ ...cluster, expansionZoom });
    else this.#flyTo(cluster.position, expansionZoom);
  }

  #radiusPx(count: number): number {
    const { sizesPx } = this.props;
    return (sizesPx[Math.min(String(count).length, sizesPx.length) - 1] ?? 0) / 2;
  }

  #flyTo([longitude, latitude]: readonly [number, number], zoom: number): void {
    const deck = this.context.deck;
    if (!deck?.props.initialViewState) return;
    deck.setProps({ initialViewState: { ...deck.props.initialViewState, longitude, latitude, zoom, transitionDuration: this.#still() ? 0 : 2 * this.props.motionMs } as never });
  }

  #setFan(fan: Fan | undefined): void {
    this.setState({ fan });
    this.props.onFan?.(fan?.points, fan);
  }

  #show(source: ClusterSource): void {
    this.state.view?.end();
    this.setState({
      source,
      fan: undefined,
      view: new ClusterView({
        source,
        animated: () => !this.#still() && this.props.motionMs > 0,
        categories: (arrays) => this.#categories(arrays),
        countFormat: () => {
          // The instance of before has other properties.
          const { formatCount, countCharacters } = ((this.getCurrentLayer() ?? this) as this).props;
          return { format: formatCount, characters: countCharacters };
        },
        onChange: () => this.#changed(),
        onError: (error) => this.props.onClusterError?.(error),
        now: () => performance.now(),
        timed: (work) => this.#timed(work),
      }),
    });
  }

  #clear(): void {
    this.state.view?.end();
    this.state.building += 1;
    this.setState({ source: undefined, view: undefined, fan: undefined, zoom: undefined });
  }

  #build(points: Float64Array): void {
    const building = ++this.state.building;
    const { clusterOptions, worker, id } = this.props;
    clusteredPoints(points, clusterOptions, { worker: worker ?? undefined, name: id }).then(
      (source) => building === this.state?.building && this.#show(source),
      (error: Error) => this.props.onClusterError?.(error),
    );
  }

  #changed(): void {
    const { view, fan } = this.state;
    // The ids of another zoom are others, so that the fan's cluster may be gone.
    if (fan && view?.shown && view.shown.zoom !== this.state.zoom) this.#setFan(undefined);
    this.state.zoom = view?.shown?.zoom;
    this.setNeedsUpdate();
    if (view?.shown) this.props.onEntries?.(view.shown.arrays, view.shown.zoom);
  }

  #circles(id: string, entries: ShownEntries, leaving: boolean): Layer {
    const { focusedId, motionMs } = this.props;
    return new ClusterCircleLayer({
      ...this.getSubLayerProps({ id }),
      ...styleOf(this.props),
      data: columnsOf(entries, this.state.data),
      pickable: leaving ? false : this.props.pickable,
      leaving,
      motionStart: entries.motionStart ?? 0,
      motionMs: entries.motionStart === undefined ? 0 : motionMs,
      focusedIndex: focusedId === null ? -1 : entries.arrays.ids.indexOf(focusedId),
      ringed: entries.rings !== undefined,
    });
  }

  /** The legs, to lie below the circles, and the items, to lie above them. */
  #fanLayers(fan: Fan): [Layer, Layer] {
    const { items, roots } = fanPositions(fan, this.context.viewport);
    const length = fan.points.length;
    const { fanLegColor, singleColor, strokeColor, singlePx } = this.props;
    return [
      new LineLayer({
        ...this.getSubLayerProps({ id: "legs" }),
        data: { length, attributes: { getSourcePosition: { value: roots, size: 2 }, getTargetPosition: { value: items, size: 2 } } },
        getColor: [...fanLegColor] as [number, number, number],
        getWidth: 1.5,
        pickable: false,
      }),
      new ScatterplotLayer({
        ...this.getSubLayerProps({ id: "fan" }),
        data: { length, attributes: { getPosition: { value: items, size: 2 } } },
        getRadius: Math.max(singlePx / 2, 8),
        radiusUnits: "pixels",
        getFillColor: [...singleColor] as [number, number, number],
        stroked: true,
        getLineColor: [...strokeColor] as [number, number, number],
        lineWidthUnits: "pixels",
        getLineWidth: 2,
        pickable: this.props.pickable,
      }),
    ];
  }

  #categories(arrays: ClusterArrays): ArrayLike<number> | undefined {
    const { getCategories, pie } = this.props;
    return getCategories ? getCategories(arrays) : pie === null ? undefined : arrays.aggregates?.[pie];
  }

  #bounds(): Bounds {
    return this.context.viewport.getBounds() as unknown as Bounds;
  }

  /** From one zoom above the highest on every point stands alone. */
  #zoom(): number {
    return Math.min(Math.max(Math.floor(this.context.viewport.zoom + this.props.zoomOffset), 0), this.#maxZoom() + 1);
  }

  #maxZoom(): number {
    return this.props.index ? this.props.maxZoom : (this.props.clusterOptions.maxZoom ?? this.props.maxZoom);
  }

  #still(): boolean {
    return this.props.reducedMotion ?? (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  #timed<T>(work: () => T): T {
    if (!this.props.measured) return work();
    const start = performance.now();
    try {
      return work();
    } finally {
      performance.measure("ClusterLayer", { start, end: performance.now() });
    }
  }
}

function pickedEntry({ positions, counts, ids }: ClusterArrays, at: number): PickedEntry | undefined {
  const [count, id] = [counts[at], ids[at]];
  if (count === undefined) return undefined;
  const position = [positions[2 * at] as number, positions[2 * at + 1] as number] as const;
  return { clusterId: count > 1 ? id : undefined, count, pointIndex: count > 1 ? undefined : id, position };
}

/** Points of all single entries at the position of this one. */
function sharers(arrays: ClusterArrays, { pointIndex }: PickedEntry): Uint32Array {
  const index = arrays.ids.findIndex((id, at) => id === pointIndex && arrays.counts[at] === 1);
  if (index < 0) return new Uint32Array();
  return Uint32Array.from(atSamePosition(arrays, index), (at) => arrays.ids[at] as number);
}

/** The same object for the same entries, so that deck.gl sends the columns once. */
function columnsOf(entries: ShownEntries, known: WeakMap<ShownEntries, unknown>): never {
  let data = known.get(entries);
  if (!data) {
    const { to, from, steps, glyphs, rings } = entries;
    const attributes = {
      getPosition: { value: to, size: 2 },
      getOrigin: { value: from, size: 2 },
      getStep: { value: steps, size: 1 },
      getGlyphs0: { value: glyphs, size: 4, stride: 8, offset: 0 },
      getGlyphs1: { value: glyphs, size: 4, stride: 8, offset: 4 },
      ...(rings && { getRings0: { value: rings, size: 4, stride: 32, offset: 0 }, getRings1: { value: rings, size: 4, stride: 32, offset: 16 } }),
    };
    data = { length: entries.arrays.length, attributes };
    known.set(entries, data);
  }
  return data as never;
}

function styleOf(props: CircleStyle): CircleStyle {
  return Object.fromEntries(Object.keys(defaultStyle).map((name) => [name, props[name as keyof CircleStyle]])) as unknown as CircleStyle;
}
