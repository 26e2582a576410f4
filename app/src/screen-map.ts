import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { RouteMatch } from "~/core";

/** What a screen is given: the route it was reached by. */
export interface ScreenProps {
  route: RouteMatch;
}

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

const notOpenYet = lazy(() => import("~/screens/not-open-yet/screen"));

/** The screens that are built, by their name in the route table. */
const built: Record<string, Screen> = {
  browse: lazy(() => import("~/screens/browse/screen")),
  create: lazy(() => import("~/screens/create/screen")),
  demo: lazy(() => import("~/screens/demo/screen")),
  home: lazy(() => import("~/screens/home/screen")),
  year: lazy(() => import("~/screens/year/screen")),
  "shared-list": lazy(() => import("~/screens/shared-list/screen")),
  selected: lazy(() => import("~/screens/selected/screen")),
  profile: lazy(() => import("~/screens/profile/screen")),
  "edit-profile": lazy(() => import("~/screens/edit-profile/screen")),
  join: lazy(() => import("~/screens/join/screen")),
  "delete-account": lazy(() => import("~/screens/delete-account/screen")),
  privacy: lazy(() => import("~/screens/privacy/screen")),
  support: lazy(() => import("~/screens/support/screen")),
  "test-autocomplete": lazy(() => import("~/screens/test-autocomplete/screen")),
  gallery: lazy(() => import("~/screens/gallery/screen")),
  login: lazy(() => import("~/screens/login/screen")),
  "bucket-list": lazy(() => import("~/screens/bucket-list/screen")),
};

/** The screen of a route; one that is not built yet says so. */
export function screenOf(name: string): Screen {
  return built[name] ?? notOpenYet;
}
