import { changes } from "./changes";
import { home } from "./home";
import { map } from "./map";
import { shell } from "./shell";

/** Words of the first view, and those that any page can need. */
export const first = { ...shell, ...home, ...map, ...changes };
