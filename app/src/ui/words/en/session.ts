/** Signing in over a page, when an action needs it or the session is over. */
export const session = {
  session: {
    expired: "Sign in again",
    expiredExplained: "You were away for a while, so we signed you out. Sign in to continue where you left off.",
    otherTab: "You signed out in another tab",
    otherTabExplained: "Sign in to continue here. Everything you typed is still on this page.",
    otherDevice: "You were signed out on another device",
    otherDeviceExplained: "We removed your lists and your email from this one. Sign in to see them here again.",
    otherDeviceWaiting: "You were signed out on another device",
    otherDeviceWaitingExplained: "Your changes are safe and will be sent when you sign in again.",
    needed: "Sign in or sign up",
    neededExplained: "You need an account for this. We’ll finish what you started right after.",
    notNow: "Not now",
    earlierVisit: "Sign in again",
    earlierVisitExplained: "Your list is safe. Sign in to continue where you left off.",
    barLabel: "You’re signed out",
    bar: (waiting: number) =>
      waiting === 0
        ? "You’re signed out. Your list is safe."
        : `You’re signed out. Your list is safe, and ${waiting === 1 ? "1 change is" : `${waiting} changes are`} waiting to be sent.`,
    barWithoutLists: "You’re signed out. Sign in to see your list.",
    notYou: "Not you? Delete this device’s copy",
    forgetTitle: "Delete this device’s copy?",
    forgetExplained: (waiting: number) =>
      waiting === 1
        ? "1 change hasn’t been sent yet. It will be lost."
        : `${waiting} changes haven’t been sent yet. They will be lost.`,
    forget: "Delete the copy",
    forgetNot: "Keep it",
    popupBlocked: "Your browser blocked the window. Allow pop-ups for this site, or sign in with your email.",
    popupDone: "You’re signed in",
    popupDoneExplained: "You can close this window and continue in the other one.",
  },
};
