import { useStore } from "zustand";
import { type Circle, circle } from "~/state/circle";
import { session } from "~/state/session";

/** Something about one's circle, drawn from it; the pick must answer alike while nothing changed. */
export function useCircle(): { circle: Circle; uid: string } {
  const state = useStore(circle);
  const uid = useStore(session, (known) => known.uid);
  return { circle: state, uid: uid ?? "" };
}
