import {
  IconAnchor,
  IconBeach,
  IconBuildingCastle,
  IconBuildingCommunity,
  IconBuildingMonument,
  IconCactus,
  IconDropletHalf2,
  IconFlag,
  IconMap2,
  IconMapPin,
  IconMountain,
  IconRipple,
  IconSailboat,
  IconTrees,
} from "@tabler/icons-react";
import type { SuggestedPlace } from "~/map/search/providers/provider";

/** The icon of each kind of place. */
const KIND_ICONS: Record<NonNullable<SuggestedPlace["kind"]>, typeof IconMapPin> = {
  town: IconBuildingCommunity,
  country: IconFlag,
  region: IconMap2,
  island: IconAnchor,
  mountain: IconMountain,
  lake: IconRipple,
  river: IconRipple,
  sea: IconSailboat,
  desert: IconCactus,
  waterfall: IconDropletHalf2,
  park: IconTrees,
  beach: IconBeach,
  heritage: IconBuildingMonument,
  sight: IconBuildingCastle,
};

/** Returns the icon of a kind of place; a pin where it is not known. */
export function kindIcon(kind: SuggestedPlace["kind"]): typeof IconMapPin {
  return kind === undefined ? IconMapPin : KIND_ICONS[kind];
}
