/** The addresses the app itself links to, in one place. */
export const paths = {
  home: "/",
  login: (returnTo?: string) =>
    returnTo && returnTo !== "/" ? `/login?redirect=${encodeURIComponent(returnTo)}` : "/login",
  list: "/app/bucket-list",
  browse: "/browse",
  clustering: "/demo?view=clustering",
  quests: "/my-quests",
  leaderboard: "/leaderboard",
  profile: "/profile",
  privacy: "/privacy",
  support: "/support",
} as const;
