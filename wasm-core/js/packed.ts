/** Answers as they lie in the memory of the WebAssembly: copied from there, once, into arrays of the asker. */
import { answerMemory, type ClusterArrays } from "#core/clustering";

/** Bytes of an entry: two coordinates, an id, a count. */
const ENTRY_BYTES = 28;

let memory: WebAssembly.Memory | undefined;
let numbers = new Float64Array();
let counts = new Uint32Array();

/** Memory that has grown is another buffer, and arrays over the one before are empty. */
function look(): void {
  if (numbers.length > 0) return;
  memory ??= answerMemory();
  numbers = new Float64Array(memory.buffer);
  counts = new Uint32Array(memory.buffer);
}

/** Views of the memory for the answer that lies at an address: to be read before the next question. */
export function answerAt(address: number): ClusterArrays {
  look();
  const length = numbers[address / 8]!;
  const [positionsAt, idsAt] = [address / 8 + 1, address / 8 + 1 + 2 * length];
  const countsAt = 2 * (idsAt + length);
  return {
    length,
    positions: numbers.subarray(positionsAt, idsAt),
    counts: counts.subarray(countsAt, countsAt + length),
    ids: numbers.subarray(idsAt, idsAt + length),
  };
}

/** A copy of the answer that lies at an address; its arrays share one buffer. */
export function copyOf(address: number): ClusterArrays {
  look();
  const at = address / 8;
  const length = numbers[at]!;
  const { buffer } = numbers.slice(at + 1, at + 1 + 3 * length + Math.ceil(length / 2));
  return arraysOver(buffer, length, length);
}

/** Fills arrays with the answer that lies at an address; where they have no room for it, they are replaced. */
export function fill(arrays: ClusterArrays, address: number): ClusterArrays {
  const answer = answerAt(address);
  const { length } = answer;
  const { positions, counts: points, ids } = arrays;
  if (positions.length < 2 * length || points.length < length || ids.length < length) {
    const room = 2 * length;
    Object.assign(arrays, arraysOver(new ArrayBuffer(ENTRY_BYTES * room), room, length));
  }
  arrays.length = length;
  delete arrays.aggregates;
  arrays.positions.set(answer.positions);
  arrays.counts.set(answer.counts);
  arrays.ids.set(answer.ids);
  return arrays;
}

function arraysOver(buffer: ArrayBuffer, room: number, length: number): ClusterArrays {
  return {
    length,
    positions: new Float64Array(buffer, 0, 2 * room),
    counts: new Uint32Array(buffer, 24 * room, room),
    ids: new Float64Array(buffer, 16 * room, room),
  };
}
