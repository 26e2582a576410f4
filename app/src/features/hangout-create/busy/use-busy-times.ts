import { useEffect, useMemo, useState } from "react";
import { forgetOwnCalendar, type OwnCalendar, readOwnCalendar, storeOwnCalendar } from "~/sync/hangouts/own-calendar";
import { useMyHangouts } from "~/sync/hangouts/use-my-hangouts";
import { useSession } from "~/sync/session/use-session";
import { appointmentsOf, busyByDay } from "./busy-times";

/** Days ahead that appointments are read for. */
const DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Returns the busy times of somebody: hangouts they come to, and a calendar file they chose, which stays on this
 * device.
 */
export function useBusyTimes(zone: string) {
  const uid = useSession((state) => state.uid);
  const hangouts = useMyHangouts();
  const [calendar, setCalendar] = useState<OwnCalendar>();
  useEffect(() => {
    let isCurrent = true;
    if (uid)
      void readOwnCalendar(uid).then(
        (stored) => isCurrent && setCalendar(stored),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  const busy = useMemo(
    () => busyByDay([...appointmentsOf(hangouts ?? []), ...(calendar?.appointments ?? [])], zone),
    [hangouts, calendar, zone],
  );
  /** Reads a calendar file. Rejects where it is none. */
  const choose = async (file: File): Promise<void> => {
    const { readCalendar } = await import("./read-calendar");
    const fromMs = Date.now() - DAY_MS;
    const appointments = readCalendar(await file.text(), { fromMs, toMs: fromMs + DAYS * DAY_MS });
    const chosen = { name: file.name, appointments };
    setCalendar(chosen);
    // Signed out, or without storage, it lasts as long as the page.
    if (uid) await storeOwnCalendar(uid, chosen).catch(() => undefined);
  };
  const remove = () => {
    setCalendar(undefined);
    if (uid) void forgetOwnCalendar(uid).catch(() => undefined);
  };
  return { busy, calendar, choose, remove };
}
