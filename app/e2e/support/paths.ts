const YEAR = new Date().getFullYear();

/** Every path of the product's route table, with something in the place of each parameter. */
export const PATHS = [
  "/demo",
  "/",
  "/login",
  "/create",
  "/privacy",
  "/support",
  "/app/join",
  "/selected",
  "/2025",
  "/2031",
  "/my-quests",
  "/plan/some-plan",
  "/quest/some-quest",
  "/browse",
  "/leaderboard",
  "/hangout/some-hangout",
  "/hangout/create",
  "/polymet-demo",
  "/profile/edit",
  "/profile",
  "/profile_copy",
  "/app/plan/some-plan",
  "/delete-account",
  "/my-quests-real",
  "/quest-dashboard",
  "/quest-dashboard_copy",
  "/app/hangout/some-hangout",
  "/app/hangout/join?id=some-hangout",
  "/browse_copy",
  "/bucket-list",
  "/app/bucket-list",
  "/test-autocomplete",
  "/carpool/coordination",
  "/creator/create-quest",
  "/app/quest/some-quest",
  "/app/quest/some-quest/checkout",
];

/** Paths that lead to signing in where nobody is signed in. */
export const GUARDED = [
  "/leaderboard",
  "/profile",
  "/profile/edit",
  "/profile_copy",
  "/my-quests",
  "/quest-dashboard",
  "/quest-dashboard_copy",
  "/creator/create-quest",
];

/** Views that a query or a missing page opens, for people who are not signed in. */
export const OPEN_VIEWS = [
  "/nowhere",
  "/create?step=ideas",
  "/login?new",
  "/login?forgot",
  "/login?reset=some-secret",
  "/app/join?code=no-such-code",
  "/test-autocomplete?q=kyo",
];

/** Views of somebody who is signed in and has a list. */
export const OWN_VIEWS = [
  "/",
  "/bucket-list",
  "/bucket-list?view=board",
  "/create?step=places",
  "/create?step=privacy",
  "/create?step=done",
  "/profile_copy?as=public",
  "/delete-account",
  "/app/join",
  `/${YEAR}`,
];

/** Paths where a living map is a part of the page. */
export const WITH_MAP = ["/browse", "/bucket-list", "/create?step=places", "/demo?view=clustering&size=1000&runs=1"];
