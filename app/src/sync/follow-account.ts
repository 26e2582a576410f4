/** Follows what the signed-in person changes, for as long as the app is open. Loaded once somebody is signed in. */
import { followOutbox } from "./outbox/follow";
import { followPhotos } from "./photos/follow";
// Declares its kind of change, so that one of an earlier visit is sent.
import "./support/message";

/** Sends what waits of whoever is here, from now on; answers what ends that. */
export function followAccount(): () => void {
  const stops = [followOutbox(), followPhotos()];
  return () => {
    for (const stop of stops) stop();
  };
}
