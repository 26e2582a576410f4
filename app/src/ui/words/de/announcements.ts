import type { Words } from "..";

export const announcements: Pick<Words, "announcements"> = {
  announcements: {
    "quest-dashboard": { title: "Deine Quests im Überblick", promise: "Deine Quests, Buchungen und Bewertungen." },
    "create-quest": {
      title: "Quest anlegen",
      promise: "Geschichte, Stationen, Nachweise und Termine, mit einer Vorschau für Spieler.",
    },
  },
};
