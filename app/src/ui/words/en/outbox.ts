/** One of many in English. */
const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Changes on their way to the server. */
export const outbox = {
  outbox: {
    waiting: (count: number) => `${s(count, "change")} waiting`,
    refused: (count: number) => `${s(count, "change")} not saved`,
    title: "Your changes",
    waitingTitle: "Waiting to be sent",
    explained: "Saved on this device. We’ll send it when you’re online.",
    refusedTitle: "Not saved",
    refusedExplained: "The server refused these. Try again, or discard them.",
    empty: "All your changes are saved.",
    sendNow: "Try now",
    noConnection: "Still no connection.",
    stillBusy: "The server is still busy. We’ll try again soon.",
    keptWhere: {
      deviceOnly: "Saved on this device only.",
      untilOnline: "Saved on this device. We’ll send it when you’re online.",
      untilSignedIn: "Saved on this device. We’ll send it once you sign in.",
      saved: "Saved.",
    },
    status: {
      offline: "Waiting for a connection",
      signedOut: "Waiting until you sign in again",
      busy: "The server is busy. Next try soon.",
      queued: "Next in line",
      sending: "Sending",
      sendingPart: (percent: string) => `Sending, ${percent} %`,
    },
    takeBack: "Discard",
    takeBackThis: (change: string) => `Discard: ${change}`,
    tryThisAgain: (change: string) => `Try again: ${change}`,
    takenBack: (change: string) => `Discarded: ${change}`,
    unknown: "A change from another version of Yonder",
    photo: (titles: string) => `Photo of ${titles}`,
    photoAlone: "Photo",
    edits: {
      added: (title: string) => `Add ${title}`,
      removed: (title: string) => `Remove ${title}`,
      changed: (title: string) => `Change ${title}`,
      moved: (title: string) => `Move ${title}`,
      ticked: (title: string) => `Tick off ${title}`,
      unticked: (title: string) => `Reopen ${title}`,
      many: (count: number) => s(count, "change"),
      unknownItem: "an item",
    },
  },
};
