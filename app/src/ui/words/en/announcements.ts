/** Screens that are not built yet, by their names in the route table: what each is called, and what it will be. */
export const announcements = {
  announcements: {
    "create-quest": {
      title: "Create a quest",
      promise: "Story, stops, proof and dates, with a preview of what players see.",
    },
  },
};
