import { createContext, useContext } from "react";
import * as serverActions from "~/sync/play/actions";

/** What a player can do at and between stops. */
export type PlayActions = Pick<
  typeof serverActions,
  "checkIn" | "showHint" | "arrive" | "walkOn" | "skip" | "togglePause" | "addPhoto"
>;

/** Actions of the play around; those of a booking, unless a trial brings its own. */
export const PlayActionsContext = createContext<PlayActions>(serverActions);

export function usePlayActions(): PlayActions {
  return useContext(PlayActionsContext);
}
