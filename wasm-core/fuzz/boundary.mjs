/**
 * Calls what the package exports with nonsense, through the real WebAssembly:
 * `node fuzz/boundary.mjs [--part product|clustering|covers|places|plan|themes] [--minutes 10] [--seed 1]`, after `npm run build`.
 *
 * It ends at the first trap with the seed that makes it again.
 */
import { parseArgs } from "node:util";
import { callsOf, survives } from "../tests/js/support/boundary.js";
import { nonsense } from "../tests/js/support/nonsense.js";

const { values } = parseArgs({ options: { part: { type: "string" }, minutes: { type: "string", default: "10" }, seed: { type: "string", default: "1" } } });
const core = await import(`../pkg/${values.part ?? "index"}.js`);
const calls = callsOf(core);
const end = Date.now() + Number(values.minutes) * 60_000;
let seed = Number(values.seed);
let made = 0;
for (; Date.now() < end; seed++) {
  const { args, below } = nonsense(seed);
  const call = calls[below(calls.length)];
  try {
    for (let n = 0; n < 40; n++, made++) survives(call, args());
    call.works();
  } catch (error) {
    console.error(`${call.name} with --seed ${seed}: ${error.stack}`);
    process.exitCode = 1;
    break;
  }
}
console.log(JSON.stringify({ part: values.part ?? "all", functions: calls.length, calls: made, traps: process.exitCode ?? 0 }));
