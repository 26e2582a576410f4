/** One of many in English. */
const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Messages about changes, shown on any page. */
export const changes = {
  done: {
    added: (title: string) => `Added “${title}”.`,
    lostList: "You can no longer edit this list. Your text is kept under “not saved”.",
    leftWaiting: (count: number) => `${s(count, "change")} waiting on this device until you sign in again.`,
    signedOut: "You’re signed out.",
    placed: (name: string) => `On the map: ${name}.`,
    addedMany: (count: number) => (count === 1 ? "Added to your list." : `Added ${count} wishes to your list.`),
    ticked: (title: string, done: number, total: number) =>
      done === total && total > 2
        ? `Done: “${title}”. That’s all ${total} of them!`
        : `Done: “${title}”. That’s ${done} of ${total}.`,
    unticked: "Marked as not done.",
    changed: (title: string) => `Changed “${title}”.`,
    changedMany: (count: number) => `Changed ${s(count, "wish", "wishes")}.`,
    moved: (title: string) => `Moved “${title}”.`,
    broughtBack: (title: string) => `“${title}” is back, with your changes.`,
    removed: (title: string) => `Removed “${title}”.`,
    removedMany: (count: number) => `Removed ${s(count, "wish", "wishes")}.`,
    pinned: (title: string) => `Pinned “${title}”.`,
    unpinned: (title: string) => `Unpinned “${title}”.`,
    pinnedMost: (most: number) => `You can pin up to ${most}. Unpin one first.`,
    carried: (count: number, year: number) => `Copied ${s(count, "wish", "wishes")} to ${year}.`,
    carriedNothing: (year: number) => `It’s all on your ${year} list already.`,
    adopted: (count: number) =>
      count === 1 ? "Your wish is safe in your account." : `Your ${count} wishes are safe in your account.`,
    returned: (count: number) =>
      `${count === 1 ? "Your wish is" : `Your ${count} wishes are`} out of your account. Sign out to see ${count === 1 ? "it" : "them"} on this device.`,
    draftStays: "Your draft is still on this device.",
  },
};
