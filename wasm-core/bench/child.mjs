/** Runs one task, given as JSON, and prints its figures as JSON. */
import { TASKS } from "./tasks.mjs";

const { task, ...given } = JSON.parse(process.argv[2]);
process.stdout.write(`${JSON.stringify(await TASKS[task](given))}\n`);
process.exit(0);
