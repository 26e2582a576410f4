import type { Words } from "..";

export const announcements: Pick<Words, "announcements"> = {
  announcements: {
    "create-quest": {
      title: "Quest anlegen",
      promise: "Geschichte, Stationen, Nachweise und Termine, mit einer Vorschau für Spieler.",
    },
  },
};
