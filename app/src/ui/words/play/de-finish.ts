import type { PlayWords } from "./index";

const stops = (count: number) => (count === 1 ? "1 Station" : `${count} Stationen`);

/** German words of the end of a walk. */
export const finish: PlayWords["finish"] = {
  title: (title) => `Du hast ${title} geschafft`,
  titleUnchecked: (title) => `Du bist am Ziel: ${title}`,
  unchecked: (count) =>
    count === 1
      ? "1 Antwort wird noch geprüft. Ist sie falsch, kommt sie zu dir zurück, egal wo du bist."
      : `${count} Antworten werden noch geprüft. Ist eine falsch, kommt sie zu dir zurück, egal wo du bist.`,
  time: "unterwegs",
  timePaused: (paused) => `ohne ${paused} Pause`,
  walked: "gelaufen",
  route: "entlang der Stationen",
  stops: (count) => (count === 1 ? "Station" : "Stationen"),
  photos: (count) => (count === 1 ? "Foto" : "Fotos"),
  map: "Der Weg, den du gegangen bist",
  points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
  onHold: (count) =>
    count === 1 ? "1 weiterer Punkt wird noch geprüft." : `${count} weitere Punkte werden noch geprüft.`,
  pointsTitle: "Punkte",
  pointsLoading: "Deine Punkte werden gezählt",
  pointsLater: "Deine Punkte werden gezählt, sobald deine Check-ins gesendet sind.",
  pointsFailed: "Deine Punkte lassen sich gerade nicht laden. Sie sind sicher.",
  noPoints: "Diesmal gab es keine Punkte.",
  partly: (points, of) => `+${points} von ${of}`,
  finishLine: (count) => `Geschafft, ${stops(count)}`,
  reasons: {
    full: "voll",
    half: "Halb: nur mit dem Standort",
    unproven: "Hier war nichts zu lösen",
    unprovenEnd: "Eine Station hast du ohne Standort oder Antwort erreicht",
    noLocation: "Ohne deinen Standort",
    tooFar: "Dein Standort war zu weit weg",
    inaccurate: "Dein Standort war nicht genau genug",
    host: "Dein Host hat es nicht bestätigt",
    givenUp: "Übersprungen",
    notFound: "Antwort nicht gefunden",
    pending: "Wird noch geprüft: Du hast schneller eingecheckt, als man geht.",
    pendingStop: "Wird mit den Punkten einer Station geprüft",
    pendingMany: "Wird noch geprüft: sehr viele Punkte an einem Tag.",
    friends: "Unter Freunden gibt es keine Punkte",
    limit: "Die Grenze für heute ist erreicht",
  },
  photosTitle: "Deine Fotos",
  review: "Bewerte die Quest",
  reviewed: "Danke für deine Bewertung.",
  reviewWaiting: "Deine Bewertung ist gespeichert und wird später gesendet.",
  stars: (count) => (count === 1 ? "1 Stern" : `${count} Sterne`),
  rating: "Wie war’s?",
  text: "Was sollten andere wissen? (freiwillig)",
  send: "Bewertung senden",
  next: "Nächste Quest",
  leave: "Fertig",
  share: "Teile deine Tour",
  sharing: "Dein Bild wird gezeichnet",
  pictureSaved: "Das Bild liegt in deinen Downloads.",
  shareText: (title, time) => `Ich habe ${title} in ${time} geschafft.`,
  shareFailed: "Das Bild ließ sich nicht erstellen. Versuch es noch einmal.",
};
