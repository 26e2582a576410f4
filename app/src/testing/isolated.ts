/**
 * Folders whose tests have a worker for each file: they are about what a page has once, or put something in the place of a
 * module. The others share workers, so that React, Mantine and the core are loaded once each, not two hundred times.
 */
export const ISOLATED = [
  "api",
  "features/account",
  "features/calendar-feed",
  "features/carpool",
  "features/hangout/host",
  "features/invitation/guest",
  "features/list/add",
  "features/notifications",
  "features/outbox",
  "features/play",
  "features/quest/head",
  "features/quest-date",
  "features/welcome",
  "map/google",
  "map/search",
  "map/streets",
  "map/towns",
  "screens",
  "state",
  "sync",
];
