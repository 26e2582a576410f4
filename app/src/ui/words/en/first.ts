import { changes } from "./changes";
import { home } from "./home";
import { map } from "./map";
import { shell } from "./shell";

/** What a first view says, and whatever can be said from anywhere. */
export const first = { ...shell, ...home, ...map, ...changes };
