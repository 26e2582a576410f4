import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { RouteMatch } from "~/core";
import { later } from "~/ui/later";

/** What a screen is given: the route it was reached by. */
export interface ScreenProps {
  route: RouteMatch;
}

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

const notOpenYet = lazy(later(() => import("~/screens/not-open-yet/screen")));

/** The screens that are built, by their name in the route table. */
const built: Record<string, Screen> = {
  browse: lazy(later(() => import("~/screens/browse/screen"))),
  create: lazy(later(() => import("~/screens/create/screen"))),
  demo: lazy(later(() => import("~/screens/demo/screen"))),
  home: lazy(() => import("~/screens/home/screen")),
  year: lazy(later(() => import("~/screens/year/screen"))),
  "shared-list": lazy(later(() => import("~/screens/shared-list/screen"))),
  selected: lazy(later(() => import("~/screens/selected/screen"))),
  profile: lazy(later(() => import("~/screens/profile/screen"))),
  "edit-profile": lazy(later(() => import("~/screens/edit-profile/screen"))),
  join: lazy(later(() => import("~/screens/join/screen"))),
  "delete-account": lazy(later(() => import("~/screens/delete-account/screen"))),
  privacy: lazy(later(() => import("~/screens/privacy/screen"))),
  support: lazy(later(() => import("~/screens/support/screen"))),
  "test-autocomplete": lazy(later(() => import("~/screens/test-autocomplete/screen"))),
  gallery: lazy(later(() => import("~/screens/gallery/screen"))),
  login: lazy(later(() => import("~/screens/login/screen"))),
  "bucket-list": lazy(later(() => import("~/screens/bucket-list/screen"))),
};

/** The screen of a route; one that is not built yet says so. */
export function screenOf(name: string): Screen {
  return built[name] ?? notOpenYet;
}
