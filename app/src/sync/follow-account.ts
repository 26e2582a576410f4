/** Follows what the signed-in person changes, for as long as the app is open. Loaded once somebody is signed in. */

import { whenIdle } from "~/ui/when-idle";
import { followOutbox } from "./outbox/follow";
import { followPhotos } from "./photos/follow";
// These declare their kinds of changes, so that those of an earlier visit are sent.
import "./checkout/booking-wish";
import "./hangouts/hangout-change";
import "./door/door-change";
import "./quests/saved-change";
import "./support/message";
import { followTypedTexts } from "./typed-texts/typed-texts";

/** Sends what waits of whoever is here, from now on; answers what ends that. */
export function followAccount(): () => void {
  // Without a network it would be too late to load what tells of changes that wait.
  const loading = whenIdle(() => void import("./lists/follow-kept").catch(() => undefined));
  const stops = [followOutbox(), followPhotos(), followTypedTexts(), loading];
  return () => {
    for (const stop of stops) stop();
  };
}
