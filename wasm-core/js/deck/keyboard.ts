/** Clusters without a pointer: which entry has the focus, and what a key does. Knows neither deck.gl nor the page. */
import type { ClusterArrays } from "../core/clustering/index.js";

/** An entry that a key chose. */
export interface FocusedEntry {
  index: number;
  id: number;
  count: number;
  position: readonly [longitude: number, latitude: number];
}

/** Options of the keyboard: its state, and the actions of the keys. */
export interface ClusterKeyboardOptions {
  /** The entries in view. */
  entries: () => ClusterArrays | undefined;
  /** Projects a position to the canvas, in pixels from its upper left corner. */
  project: (position: readonly [number, number]) => readonly number[];
  /** Width and height of the canvas in pixels: entries outside are passed over. */
  size: () => readonly [width: number, height: number];
  /** Another entry has the focus, or none. */
  onFocus: (entry: FocusedEntry | undefined) => void;
  /** Enter on an entry. */
  onOpen: (entry: FocusedEntry) => void;
  /** Escape; to be told when a fan is open. */
  onClose?: () => void;
  /** Says something to who does not see the map: put it into a live region. */
  announce?: (text: string) => void;
  /** Describes an entry for a screen reader. */
  describe?: (entry: FocusedEntry) => string;
}

/** Turns keys into a walk over the entries. */
export interface ClusterKeyboard {
  /** Takes the `key` of a keyboard event; false if it means nothing here, so that the map may have it. */
  handleKey(key: string): boolean;
  /** The entry with the focus. */
  readonly focused: FocusedEntry | undefined;
  /** Gives the focus up. */
  release(): void;
}

const DIRECTIONS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const described = ({ count }: FocusedEntry): string => (count === 1 ? "1 place. Enter opens it." : `${count.toLocaleString()} places. Enter goes nearer.`);

/**
 * Enter gives the focus to the entry nearest to the middle; then the arrow keys walk to the nearest entry in their
 * direction, Enter opens, Escape gives the focus back to the map.
 */
export function clusterKeyboard(options: ClusterKeyboardOptions): ClusterKeyboard {
  let focused: FocusedEntry | undefined;
  const focus = (next: FocusedEntry | undefined): void => {
    focused = next;
    options.onFocus(next);
    if (next) options.announce?.((options.describe ?? described)(next));
  };
  const present = (): FocusedEntry | undefined => {
    const at = focused && (options.entries()?.ids.indexOf(focused.id) ?? -1);
    return at === undefined || at < 0 ? undefined : focused;
  };
  const close = (): boolean => {
    options.onClose?.();
    if (!focused) return false;
    focus(undefined);
    options.announce?.("The arrow keys move the map again.");
    return true;
  };
  const enter = (): boolean => {
    const entry = present();
    if (entry) options.onOpen(entry);
    else focus(nearestTo(options, middle(options.size())));
    return entry !== undefined || focused !== undefined;
  };
  return {
    get focused() {
      return focused;
    },
    release: () => focused && focus(undefined),
    handleKey(key) {
      if (key === "Enter") return enter();
      if (key === "Escape") return close();
      const direction = DIRECTIONS[key];
      if (!direction || !focused) return false;
      const from = present() ? options.project(focused.position) : middle(options.size());
      const next = nearestTo(options, from, direction);
      if (next) focus(next);
      else options.announce?.("Nothing further in this direction.");
      return true;
    },
  };
}

function middle([width, height]: readonly [number, number]): readonly number[] {
  return [width / 2, height / 2];
}

/** The entry on the canvas that is nearest, of those within 60° of the direction if there is one. */
function nearestTo(options: ClusterKeyboardOptions, [x0 = 0, y0 = 0]: readonly number[], direction?: readonly [number, number]): FocusedEntry | undefined {
  const [entries, [width, height]] = [options.entries(), options.size()];
  let [best, least] = [undefined as FocusedEntry | undefined, Number.POSITIVE_INFINITY];
  for (let index = 0; entries && index < entries.length; index += 1) {
    const position = [entries.positions[2 * index] as number, entries.positions[2 * index + 1] as number] as const;
    const [x = 0, y = 0] = options.project(position);
    if (x < 0 || y < 0 || x > width || y > height) continue;
    const [dx, dy] = [x - x0, y - y0];
    const along = direction ? dx * direction[0] + dy * direction[1] : 0;
    const across = direction ? Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]) : Math.hypot(dx, dy);
    if (direction && (along < 1 || across > along * 1.75)) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [{ index, id: entries.ids[index] as number, count: entries.counts[index] as number, position }, cost];
  }
  return best;
}
