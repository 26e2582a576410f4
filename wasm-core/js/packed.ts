/** Answers as they lie in the memory of the WebAssembly: copied from there, once, into arrays of the asker. */
import { answerMemory, type ClusterArrays } from "./core/clustering/index.js";

/** Bytes of an entry: two coordinates, an id, a count. */
const ENTRY_BYTES = 28;

/** Up to so many entries are copied one by one: to begin copying many at once takes as long as that. */
const MOST_ONE_BY_ONE = 32;

/** An answer in the memory: to be read before the next question. */
export interface Answer {
  length: number;
  positions: Float64Array;
  counts: Uint32Array;
  ids: Uint32Array;
}

let memory: WebAssembly.Memory | undefined;
let numbers = new Float64Array();
let words = new Uint32Array();

/** Memory that has grown is another buffer, and arrays over the one before are empty. */
function look(): void {
  if (words.length > 0) return;
  memory ??= answerMemory();
  numbers = new Float64Array(memory.buffer);
  words = new Uint32Array(memory.buffer);
}

/** Views of the memory for the answer that is written at an address. */
export function answerAt(address: number): Answer {
  look();
  const at = address >>> 2;
  const [length, positions, counts, ids] = [words[at]!, words[at + 1]! >>> 3, words[at + 2]! >>> 2, words[at + 3]! >>> 2];
  return {
    length,
    positions: numbers.subarray(positions, positions + 2 * length),
    counts: words.subarray(counts, counts + length),
    ids: words.subarray(ids, ids + length),
  };
}

/** A copy of the answer that is written at an address; its arrays share one buffer. */
export function copyOf(address: number): ClusterArrays {
  look();
  const length = words[address >>> 2]!;
  return copy(address, arraysOver(length, length));
}

/** Fills arrays with the answer that is written at an address; where they have no room for it, they are replaced. */
export function fill(arrays: ClusterArrays, address: number): ClusterArrays {
  look();
  const length = words[address >>> 2]!;
  const { positions, counts, ids } = arrays;
  if (positions.length < 2 * length || counts.length < length || ids.length < length) {
    Object.assign(arrays, arraysOver(2 * length, length));
  }
  arrays.length = length;
  if (arrays.aggregates) delete arrays.aggregates;
  return copy(address, arrays);
}

function copy(address: number, arrays: ClusterArrays): ClusterArrays {
  const { length, positions, counts, ids } = arrays;
  if (length > MOST_ONE_BY_ONE) {
    const answer = answerAt(address);
    positions.set(answer.positions);
    counts.set(answer.counts);
    ids.set(answer.ids);
    return arrays;
  }
  const at = address >>> 2;
  const [positionsAt, countsAt, idsAt] = [words[at + 1]! >>> 3, words[at + 2]! >>> 2, words[at + 3]! >>> 2];
  for (let entry = 0; entry < length; entry++) {
    positions[2 * entry] = numbers[positionsAt + 2 * entry]!;
    positions[2 * entry + 1] = numbers[positionsAt + 2 * entry + 1]!;
    counts[entry] = words[countsAt + entry]!;
    ids[entry] = words[idsAt + entry]!;
  }
  return arrays;
}

/** Arrays for some entries with room for more. */
function arraysOver(room: number, length: number): ClusterArrays {
  const buffer = new ArrayBuffer(ENTRY_BYTES * room);
  return {
    length,
    positions: new Float64Array(buffer, 0, 2 * room),
    counts: new Uint32Array(buffer, 24 * room, room),
    ids: new Float64Array(buffer, 16 * room, room),
  };
}
