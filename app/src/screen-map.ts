import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { RouteMatch } from "~/core";
import { later } from "~/ui/later";

/** Props of a screen: the route it was reached by. */
export interface ScreenProps {
  route: RouteMatch;
}

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;
type Load = () => Promise<{ default: ComponentType<ScreenProps> }>;

/** The names of the screens in the route table. */
export type ScreenName = RouteMatch["name"];

/** The screens. One of the route table that is not here does not compile. */
const loads: Record<ScreenName, Load> = {
  browse: later(() => import("~/screens/browse/screen")),
  "create-hangout": later(() => import("~/screens/create-hangout/screen")),
  "join-hangout": later(() => import("~/screens/join-hangout/screen")),
  create: later(() => import("~/screens/create/screen")),
  "create-quest": later(() => import("~/screens/create-quest/screen")),
  hangout: later(() => import("~/screens/hangout/screen")),
  carpool: later(() => import("~/screens/carpool/screen")),
  checkout: later(() => import("~/screens/checkout/screen")),
  demo: later(() => import("~/screens/demo/screen")),
  home: () => import("~/screens/home/screen"),
  year: later(() => import("~/screens/year/screen")),
  "shared-list": later(() => import("~/screens/shared-list/screen")),
  selected: later(() => import("~/screens/selected/screen")),
  quest: later(() => import("~/screens/quest/screen")),
  leaderboard: later(() => import("~/screens/leaderboard/screen")),
  plan: later(() => import("~/screens/plan/screen")),
  "quest-dashboard": later(() => import("~/screens/quest-dashboard/screen")),
  profile: later(() => import("~/screens/profile/screen")),
  "my-quests": later(() => import("~/screens/my-quests/screen")),
  "edit-profile": later(() => import("~/screens/edit-profile/screen")),
  join: later(() => import("~/screens/join/screen")),
  "delete-account": later(() => import("~/screens/delete-account/screen")),
  privacy: later(() => import("~/screens/privacy/screen")),
  support: later(() => import("~/screens/support/screen")),
  "test-autocomplete": later(() => import("~/screens/test-autocomplete/screen")),
  gallery: later(() => import("~/screens/gallery/screen")),
  login: later(() => import("~/screens/login/screen")),
  "bucket-list": later(() => import("~/screens/bucket-list/screen")),
};
const screens = Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, lazy(load)])) as Record<
  ScreenName,
  Screen
>;

/** Begins to load the screen of a route; one that does not come says so where it is shown. */
export function prefetchScreen(name: ScreenName): void {
  loads[name]().catch(() => undefined);
}

/** The screen of a route. */
export function screenOf(name: ScreenName): Screen {
  return screens[name];
}
