/** The addresses the app itself links to, in one place. */
export const paths = {
  home: "/",
  login: (returnTo?: string) =>
    returnTo && returnTo !== "/" ? `/login?redirect=${encodeURIComponent(returnTo)}` : "/login",
  /** Signing in or up; a new account gets the name that was typed. */
  loginAs: (name: string, returnTo: string) =>
    `/login?redirect=${encodeURIComponent(returnTo)}${name ? `&name=${encodeURIComponent(name)}` : ""}`,
  forgotPassword: "/login?forgot",
  signUp: (returnTo: string) => `/login?new&redirect=${encodeURIComponent(returnTo)}`,
  create: (year?: number) => (year === undefined ? "/create" : `/create?year=${year}`),
  list: "/app/bucket-list",
  listOf: (year: number) => `/app/bucket-list?year=${year}`,
  item: (year: number, id: string) => `/app/bucket-list?year=${year}&item=${encodeURIComponent(id)}`,
  year: (year: number) => `/${year}`,
  sharedList: (year: number, id: string) => `/${year}/${id}`,
  basket: "/selected",
  compareWith: (uid: string, year?: number) =>
    `/selected?friend=${encodeURIComponent(uid)}${year === undefined ? "" : `&year=${year}`}`,
  /** Somebody's list beside the reader's, compared without an account; the secret is that of the list's link. */
  usTwo: (listId: string, secret?: string | null) =>
    `/selected?list=${encodeURIComponent(listId)}${secret ? `&k=${encodeURIComponent(secret)}` : ""}`,
  newHangout: "/hangout/create",
  hangout: (id: string) => `/app/hangout/${encodeURIComponent(id)}`,
  /** The page of a hangout for a guest, which opens their answers. */
  guestHangout: (id: string, guestKey: string) =>
    `/hangout/${encodeURIComponent(id)}?k=${encodeURIComponent(guestKey)}`,
  /** A hangout for somebody who is not in it yet, by the code of its link. */
  hangoutByLink: (id: string, code: string) => `/app/hangout/${encodeURIComponent(id)}?k=${encodeURIComponent(code)}`,
  joinHangout: (code: string) => `/app/hangout/join?id=${encodeURIComponent(code)}`,
  hangouts: "/#hangouts",
  carpool: (hangoutId: string) => `/carpool/coordination?hangout=${encodeURIComponent(hangoutId)}`,
  newPlan: "/plan/new",
  plan: (id: string) => `/plan/${encodeURIComponent(id)}`,
  browse: "/browse",
  carpools: "/carpool/coordination",
  quest: (id: string) => `/quest/${encodeURIComponent(id)}`,
  leaderboard: "/leaderboard",
  /** Leaderboard of those who played a quest. */
  questBoard: (id: string) => `/leaderboard?quest=${encodeURIComponent(id)}`,
  demo: "/demo",
  clustering: "/demo?view=clustering",
  placeSearch: "/test-autocomplete",
  quests: "/browse?show=quests",
  newQuest: "/creator/create-quest",
  myQuests: "/my-quests",
  profile: "/profile",
  editProfile: "/profile/edit",
  seenByOthers: "/profile_copy",
  friends: "/profile?view=friends",
  /** Profile of somebody else. */
  person: (uid: string) => `/profile?of=${encodeURIComponent(uid)}`,
  join: "/app/join",
  deleteAccount: "/delete-account",
  privacy: "/privacy",
  support: "/support",
  /** Page to report something shared: its kind, its id, and the secret of the link that showed it. */
  report: (type: string, id: string, key?: string | null) =>
    `/support?report=${type}/${encodeURIComponent(id)}${key ? `&k=${encodeURIComponent(key)}` : ""}#contact`,
} as const;
