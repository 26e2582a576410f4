import type * as en from "./en-plan";

/** German words of a plan for a carpool. */
export const plan: typeof en.plan = {
  open: "Fair planen",
  hint: "Findet heraus, wer bei wem mitfährt, damit niemand einen großen Umweg hat.",
  working: "Ein fairer Plan wird gesucht",
  progress: (percent) => `${percent} % geschafft`,
  cancel: "Abbrechen",
  failed: "Das Planen hat nicht geklappt. Es hat sich nichts geändert.",
  title: (count) => (count === 1 ? "Ein Plan für eine Person" : `Ein fairer Plan für ${count}`),
  everyone: "Alle haben einen Platz",
  some: (carried, all) => `${carried} von ${all} ${carried === 1 ? "hat" : "haben"} einen Platz`,
  most0: "Niemand fährt einen Umweg.",
  // „14 Min.“ hat seinen Punkt schon.
  mostBy: (name, minutes) => `${name} gibt am meisten: ${minutes}.`.replace(/\.\.$/, "."),
  carsNot: (used, alone) => `${used === 1 ? "Auto" : "Autos"}, nicht ${alone}`,
  extra: "mehr, höchstens",
  saved: "weniger Fahrt",
  extraTitle: "Minuten mehr",
  extraAgainst: "gegenüber allein fahren",
  drives: "fährt",
  more: (size) => (size === 2 ? "mit 1 weiteren Person" : `mit ${size - 1} weiteren Personen`),
  plus: (minutes) => (minutes === 0 ? "0" : `+${minutes} Min.`),
  left: "Ohne Platz",
  why: {
    "party-too-large": "kein Auto hat Platz für alle zusammen",
    "too-far": "für alle ein zu großer Umweg",
    "wrong-time": "kein Auto kann rechtzeitig da sein",
    "no-seat": "kein Platz ist mehr frei",
    "too-much-detour": "die Autos mit Platz müssten zu weit fahren",
  },
  estimate: "Zeiten sind Schätzungen ohne Verkehr, auf dem kürzesten Weg.",
  exact: "Kein anderer Plan ist kürzer.",
  areas: "Aus Gegenden gemacht: Zwischen den genauen Adressen kann es ein, zwei Minuten mehr oder weniger dauern.",
  apply: "Diesen Plan nehmen",
  applied: "Wer fährt, ist jetzt gefragt. Wer in deinem Auto mitfährt, hat den Platz schon.",
  notHost: "Wer einlädt, kann diesen Plan umsetzen. Zeig ihn.",
  discard: "Ändern",
  close: "Schließen",
  exactChanged: "Der Plan sieht jetzt etwas anders aus. Schau ihn dir an, dann nimm ihn.",
  stale: "Inzwischen hat sich etwas geändert. So sieht der Plan jetzt aus.",
};

/** German words of what such a plan changes. */
export const changes: typeof en.changes = {
  title: "Was sich ändert",
  of: (count, all) => `für ${count} von ${all}`,
  instead: (to, from) => `im Auto von ${to} statt von ${from}`,
  gets: (to) => `ein Platz im Auto von ${to}`,
  loses: (from) => `kein Platz mehr (war im Auto von ${from})`,
  at: (at, before) => `${at} statt ${before}`,
  driver: "fährt anders",
  same: "Nichts ändert sich für",
  none: "Nichts ändert sich: Der Plan ist, was ihr habt.",
  asked: "Nichts ändert sich: Wer fährt, ist schon gefragt und muss noch antworten.",
  you: "Du",
};
