/** The core's covers with the coast they are drawn around: the chunk that loads when the first cover is shown. */
import { Covers } from "~/core/covers";
import coastUrl from "../pin-map/coast.svg?url";

const answer = await fetch(coastUrl);
if (!answer.ok) throw new Error(`the coast was answered with ${answer.status}`);

export const covers = new Covers(await answer.text());
