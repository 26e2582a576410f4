import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { RouteMatch } from "~/core";
import { later } from "~/ui/later";

/** What a screen is given: the route it was reached by. */
export interface ScreenProps {
  route: RouteMatch;
}

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;
type Load = () => Promise<{ default: ComponentType<ScreenProps> }>;

/** The screens that are built, by their name in the route table. */
const loads: Record<string, Load> = {
  browse: later(() => import("~/screens/browse/screen")),
  create: later(() => import("~/screens/create/screen")),
  demo: later(() => import("~/screens/demo/screen")),
  home: () => import("~/screens/home/screen"),
  year: later(() => import("~/screens/year/screen")),
  "shared-list": later(() => import("~/screens/shared-list/screen")),
  selected: later(() => import("~/screens/selected/screen")),
  profile: later(() => import("~/screens/profile/screen")),
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
const notOpenYet = lazy(later(() => import("~/screens/not-open-yet/screen")));
const built: Record<string, Screen> = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, lazy(load)]),
);

/** Begins to load the screen of a route; one that does not come says so where it is shown. */
export function prefetchScreen(name: string): void {
  loads[name]?.().catch(() => undefined);
}

/** The screen of a route; one that is not built yet says so. */
export function screenOf(name: string): Screen {
  return built[name] ?? notOpenYet;
}
