import type { en } from "./en";

/** German words of questions to the creator of a quest. */
export const de: typeof en = {
  ask: (name) => `${name} fragen`,
  askUnnamed: "Eine Frage stellen",
  signIn: (name) => `Anmelden und ${name} fragen`,
  signInUnnamed: "Anmelden und fragen",
  title: (name) => `${name} fragen`,
  titleUnnamed: "Eine Frage stellen",
  text: "Deine Frage",
  example: "Geht das auch mit Kinderwagen?",
  explained: (name) => `${name} bekommt sie gleich. Nur ihr beide könnt sie lesen.`,
  explainedUnnamed: "Sie kommt gleich an. Nur ihr beide könnt sie lesen.",
  send: "Senden",
  sent: "Gesendet. Die Antwort kommt in deine Neuigkeiten und bleibt hier stehen.",
  yours: "Deine Fragen",
  waiting: "Wartet auf Antwort",
  withdraw: "Zurückziehen",
  withdrawn: "Frage zurückgezogen",
  report: "Melden",
  guide: "Antwort",
  failed: {
    openQuestions: "Drei deiner Fragen warten noch auf Antwort. Danach kannst du weiterfragen.",
    questions: "Das sind zehn Fragen an einem Tag. Morgen kannst du weiterfragen.",
    answered: "Sie wurde gerade beantwortet und bleibt deshalb stehen.",
    nobody: "Wer diese Quest gemacht hat, ist nicht mehr auf Yonder.",
  },
};
