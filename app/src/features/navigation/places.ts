/** Destinations that are reachable from everywhere: by name in the palette, and by two keys. */
import { paths } from "~/routing/paths";
import { dashboard } from "~/routing/quest-paths";

export const places = [
  { name: "home", href: paths.home, key: "" },
  { name: "list", href: paths.list, key: "b" },
  { name: "create", href: paths.create(), key: "" },
  { name: "browse", href: paths.browse, key: "f" },
  { name: "quests", href: paths.quests, key: "q" },
  { name: "myQuests", href: paths.myQuests, key: "m" },
  { name: "questDashboard", href: dashboard, key: "" },
  { name: "newQuest", href: paths.newQuest, key: "" },
  { name: "hangouts", href: paths.hangouts, key: "h" },
  { name: "newHangout", href: paths.newHangout, key: "" },
  { name: "plans", href: paths.newPlan, key: "" },
  { name: "friends", href: paths.friends, key: "" },
  { name: "leaderboard", href: paths.leaderboard, key: "" },
  { name: "basket", href: paths.basket, key: "s" },
  { name: "profile", href: paths.profile, key: "p" },
  { name: "demo", href: paths.demo, key: "" },
  { name: "clustering", href: paths.clustering, key: "" },
  { name: "privacy", href: paths.privacy, key: "" },
  { name: "support", href: paths.support, key: "" },
] as const;

export type PlaceName = (typeof places)[number]["name"];
