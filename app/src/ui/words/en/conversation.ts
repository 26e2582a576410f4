const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Comments, and who is here. */
export const conversation = {
  comments: {
    empty: "No comments yet.",
    field: "Your comment",
    placeholder: "Say something",
    send: "Send",
    left: (count: string) => `${count} characters left`,
    tooLong: (count: string) => `${count} characters too long`,
    waiting: "Will be sent when you’re online.",
    failed: "Not sent.",
    deleted: "Comment deleted.",
    remove: (text: string) => `Delete “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`,
    deletedPerson: "Deleted person",
    earlier: (count: number) => `Show ${s(count, "earlier comment")}`,
    wrote: (name: string, text: string) => `${name}: ${text}`,
    arrived: (count: number, names: string) => `${s(count, "new comment")} from ${names}`,
  },
  presence: {
    here: (names: string, count: number) => `${names} ${count === 1 ? "is" : "are"} here`,
    writing: (names: string, count: number) => `${names} ${count === 1 ? "is" : "are"} writing…`,
    editing: (names: string, count: number) => `${names} ${count === 1 ? "is" : "are"} changing this`,
  },
};
