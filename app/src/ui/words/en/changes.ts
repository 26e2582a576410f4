/** One of many in English. */
const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Messages about changes, shown on any page. */
export const changes = {
  done: {
    added: (title: string) => `Added “${title}”.`,
    lostList: "You can no longer edit this list. Your text is kept under “not saved”.",
    leftWaiting: (count: number) => `${s(count, "change")} waiting on this device until you sign in again.`,
    addedMany: (count: number) => `Added ${s(count, "item")}.`,
    ticked: (title: string, done: number, total: number) =>
      done === total && total > 2
        ? `Done: “${title}”. That’s all ${total} of them!`
        : `Done: “${title}”. ${done} of ${total}.`,
    unticked: "Marked as not done.",
    changed: (title: string) => `Changed “${title}”.`,
    changedMany: (count: number) => `Changed ${s(count, "item")}.`,
    moved: (title: string) => `Moved “${title}”.`,
    broughtBack: (title: string) => `“${title}” is back, with your changes.`,
    removed: (title: string) => `Removed “${title}”.`,
    removedMany: (count: number) => `Removed ${s(count, "item")}.`,
    pinned: (title: string) => `Pinned “${title}”.`,
    unpinned: (title: string) => `Unpinned “${title}”.`,
    pinnedMost: (most: number) => `You can pin up to ${most}. Unpin one first.`,
    carried: (count: number, year: number) => `Copied ${s(count, "item")} to ${year}.`,
    carriedNothing: (year: number) => `It’s all on your ${year} list already.`,
    adopted: (count: number) => `We moved your draft into your account: ${s(count, "item")}.`,
    draftStays: "Your draft is still on this device.",
  },
};
