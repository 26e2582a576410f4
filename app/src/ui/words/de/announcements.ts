import type { Words } from "..";

export const announcements: Pick<Words, "announcements"> = {
  announcements: {
    "my-quests": { title: "Meine Quests", promise: "Was du gebucht, gemerkt und geschafft hast, mit deinen Tickets." },
    plan: { title: "Ein Plan", promise: "Stationen in der besten Reihenfolge, mit Zeit für jede." },
    quest: {
      title: "Eine Quest",
      promise: "Ein Weg mit Stationen, Rätseln und einer Geschichte, zum Buchen und Spielen.",
    },
    leaderboard: { title: "Rangliste", promise: "Punkte unter Freunden, und wofür es sie gab." },
    hangout: { title: "Ein Treffen", promise: "Ein Tag, der allen passt, und wer fährt." },
    "create-hangout": { title: "Neues Treffen", promise: "Schlag ein paar Tage vor und teile einen Link." },
    "join-hangout": { title: "Du bist eingeladen", promise: "Sieh, wer dich eingeladen hat, wozu und wann." },
    "quest-dashboard": { title: "Deine Quests im Überblick", promise: "Deine Quests, Buchungen und Bewertungen." },
    carpool: { title: "Fahrgemeinschaft", promise: "Autos und Leute auf einer Karte, und der beste Plan für alle." },
    "create-quest": {
      title: "Quest anlegen",
      promise: "Geschichte, Stationen, Nachweise und Termine, mit einer Vorschau für Spieler.",
    },
    checkout: { title: "Buchen", promise: "Wähle einen Tag, reserviere deine Plätze, bestätige." },
  },
};
