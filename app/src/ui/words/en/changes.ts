/** One of many in English. */
const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What is said of changes, wherever somebody is. */
export const changes = {
  done: {
    added: (title: string) => `Added “${title}”.`,
    addedMany: (count: number) => `Added ${s(count, "item")}.`,
    ticked: (title: string, done: number, total: number) =>
      done === total && total > 2
        ? `Done: “${title}”. That is all ${total} of them!`
        : `Done: “${title}”. ${done} of ${total}.`,
    unticked: "Open again.",
    changed: (title: string) => `Changed “${title}”.`,
    changedMany: (count: number) => `Changed ${s(count, "item")}.`,
    moved: (title: string) => `Moved “${title}”.`,
    broughtBack: (title: string) => `“${title}” is back, with your changes.`,
    removed: (title: string) => `“${title}” is off the list.`,
    removedMany: (count: number) => `${s(count, "item")} off the list.`,
    pinned: (title: string) => `Pinned “${title}”.`,
    unpinned: (title: string) => `Unpinned “${title}”.`,
    pinnedMost: (most: number) => `At most ${most} can be pinned. Unpin one first.`,
    carried: (count: number, year: number) => `Carried ${s(count, "item")} over to ${year}.`,
    carriedNothing: (year: number) => `All of it is on your ${year} list already.`,
    adopted: (count: number) => `Your draft is kept: ${s(count, "item")} moved into your account.`,
    draftStays: "Your draft is still on this device.",
  },
};
