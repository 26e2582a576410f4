import type { Words } from "..";

import { can, First, inside } from "./counts";
import { hosting } from "./hosting";

/** Die Seite eines Treffens: Stimmen, das Datum und der Tag danach. */
export const hangout: Pick<Words, "hangout"> = {
  hangout: {
    ...hosting,
    page: "Treffen",
    loading: "Das Treffen wird geladen",
    missing: {
      title: "Dieses Treffen ist nicht hier",
      text: "Vielleicht ist es vorbei, oder nur für Eingeladene. Frag die Person, die dir davon erzählt hat, nach dem Link.",
      home: "Zu Heute",
      signedOut: "Wenn dich jemand eingeladen hat, öffne den Link noch einmal oder melde dich an.",
    },
    times: (from, to) => `${from} bis ${to}`,
    allDay: "Ganzer Tag",
    offline: "Du bist offline. Das hat dein Gerät zuletzt gesehen.",
    eyebrow: {
      yours: "Dein Treffen.",
      with: (name) => `Du richtest das mit ${name} aus.`,
      open: "Die Abstimmung läuft.",
      ends: (when) => `Die Abstimmung endet ${when}.`,
      closed: "Die Abstimmung ist zu Ende.",
      on: (day) => `Es steht fest: ${day}.`,
      over: (day) => `${day}.`,
      cancelled: "Abgesagt.",
    },
    answered: (count, all) =>
      all <= 1
        ? "Bisher nur du."
        : count === all
          ? `Alle ${inside(all)} haben geantwortet.`
          : `${First(count)} von ${inside(all)} ${count <= 1 ? "hat" : "haben"} geantwortet.`,
    waitingFor: (names) => `Es fehlt noch: ${names}.`,
    nobodyYet: "Schick den Link herum, dann erscheinen die Antworten hier, sobald sie kommen.",
    votes: {
      yes: "Ja",
      maybe: "Zur Not",
      no: "Nein",
      none: "Keine Antwort",
      yours: "Deine Antworten",
      addYours: "Antworte selbst",
      changeYours: "Ändern",
      closeYours: "Fertig",
      later: "Später",
      answer: "Antworten",
      summary: (yes, maybe, no, open) =>
        [
          yes > 0 ? `${yes} ja` : "",
          maybe > 0 ? `${maybe} zur Not` : "",
          no > 0 ? `${no} nein` : "",
          open > 0 ? `${open} offen` : "",
        ]
          .filter(Boolean)
          .join(", "),
      caption: (title) => `Wer wann kann: ${title}`,
      person: "Person",
      best: "Beste",
      you: "Du",
      needed: "Muss dabei sein",
      guest: "Gast, über den Link",
      silent: "Noch keine Antwort",
      invited: "Eingeladen, noch nicht geöffnet",
      canCome: "Können kommen",
      split: (yes, maybe) => (maybe > 0 ? `${yes} ja + ${maybe}` : `${yes} ja`),
      of: (answered) => (answered === 1 ? "bisher dabei" : `von ${answered} ${can(answered)}`),
      foot: (count, cannot) => `${count} ${can(count)} kommen${cannot ? `, ${cannot} nicht` : ""}`,
      cannot: (names) => `${names} können nicht`,
      only: (name) => `Nur ${name} kann nicht`,
      oneCannot: (name) => `${name} kann nicht`,
      everybody: "Alle können",
      allAnswered: "Alle mit Antwort können",
      noneRefused: "Niemand hat Nein gesagt",
      nobody: "Noch keine Stimmen",
      neededCannot: (names) => `${names} können nicht, und du brauchst sie`,
      neededOne: (name) => `${name} kann nicht und muss dabei sein`,
      details: (day) => `Wer was zu ${day} gesagt hat`,
      arrived: (names) => `Neue Antworten von ${names}`,
      hint: "Mit den Pfeiltasten gehst du von Zelle zu Zelle. In deiner Zeile wählst du mit Y Ja, mit M Zur Not und mit N Nein.",
      cell: (person, day, vote) => `${person}, ${day}: ${vote}`,
    },
    best: {
      title: "Bestes Datum",
      can: (count, all, needed) =>
        all === 1
          ? "Bisher eine Antwort."
          : `${First(count)} von ${inside(all)} ${can(count)} kommen${needed ? `, auch ${needed}` : ""}.`,
      only: (name) => `Nur ${name} kann nicht.`,
      oneCannot: (name) => `${name} kann nicht.`,
      all: "Alle können.",
      allAnswered: "Alle, die geantwortet haben, können.",
      noneRefused: "Niemand hat Nein gesagt.",
      cannot: (names) => `${names} können nicht.`,
      next: (day, count, maybe) =>
        `Das nächstbeste ist ${day}: ${inside(count)} ${can(count)}${maybe > 0 ? `, davon ${inside(maybe)} nur zur Not` : ""}.`,
      none: "Das beste Datum erscheint hier, sobald jemand geantwortet hat.",
    },
    after: {
      ask: "Wer war da?",
      askTitle: "Wie war’s?",
      askText: "Sag, wer da war. Das hakt den Wunsch auf den Listen ab und gibt allen ihre Punkte.",
      earlyTitle: "Es ist noch nicht vorbei.",
      earlyAsk: (end) => `Es geht bis ${end}. Sag danach, wer da war: Dann bekommen alle ihre Punkte.`,
      earlyText: (end) =>
        `Es geht bis ${end}. Wenn du es jetzt abschließt, bekommt niemand Punkte, bis du danach noch einmal herkommst.`,
      giveTitle: "Jetzt die Punkte",
      giveText:
        "Du hast das Treffen abgeschlossen, bevor es vorbei war. Jetzt ist es vorbei: Gib allen, die da waren, ihre Punkte.",
      give: "Punkte vergeben",
      giveLater: (end) => `Du hast früh abgeschlossen. Ab ${end} kannst du hier die Punkte vergeben.`,
      wait: "Warten, bis es vorbei ist",
      finishNow: "Jetzt abschließen, ohne Punkte",
      lede: "Alle, die Ja gesagt haben, sind angehakt. Drück auf die, die zu Hause geblieben sind.",
      there: (name) => `${name} war da`,
      button: (count, all) =>
        all ? `Alle ${inside(count)} waren da` : `${First(count)} ${count === 1 ? "war" : "waren"} da`,
      went: (count) => `${First(count)} von euch ${count === 1 ? "war" : "waren"} da`,
      stamp: "Schön war’s",
      did: "Wir haben’s gemacht",
      didNot: "Es fiel aus, neues Datum wählen",
      tickedBy: (name) => `${name} hat es auch auf deiner Liste abgehakt.`,
      seeTick: "Ansehen",
      ticked: "Abgehakt auf der Liste von allen, die da waren und es draufhatten.",
      points: (count) => (count === 1 ? "Punkt für diesen Tag" : "Punkte für diesen Tag"),
      rules: {
        hangoutAttended: { title: "Dabei gewesen", because: "Das sagt, wer es ausgerichtet hat." },
        hangoutHosted: { title: "Ausgerichtet", because: "Drei oder mehr waren da, sagt deine Liste." },
        itemTogether: { title: "Zusammen gemacht", because: "Jemand, der da war, hat es auch auf der Liste." },
        itemAlone: { title: "Gemacht", because: "Es ist auf deiner Liste abgehakt." },
        drove: { title: "Leute gefahren", because: "Das sagen deine Mitfahrer." },
        other: { title: "Für diesen Tag", because: "Es steht in deinen Punkten." },
      },
      withheld: {
        perDay: "Zurückgehalten: Du hattest für den Tag schon alle Punkte dieser Art.",
        perWeek: "Zurückgehalten: Du hattest für die Woche schon alle Punkte dieser Art.",
        sameFriend: "Zurückgehalten: oft mit derselben Person in kurzer Zeit.",
        friends: "Zurückgehalten: zu wenige verschiedene Leute.",
        noEvidence: "Zurückgehalten: Noch hat es niemand bestätigt.",
        suspicious: "Zurückgehalten: Erst sieht es sich jemand an.",
      },
      noPoints: "Mit weniger als drei Leuten mit Konto gibt es keine Punkte, aber die Erinnerung zählt.",
      wrong: "Stimmt etwas nicht? Sag es uns",
    },
    comments: {
      title: "Kommentare",
      label: (title) => `Kommentare zu ${title}`,
      cancelled: "Dieses Treffen wurde abgesagt.",
    },
    place: { title: "Wo und was", directions: "Route", later: "Ort noch offen.", set: "Ort festlegen" },
    failed: {
      neededRefused: "Jemand, der dabei sein muss, kann an dem Tag nicht.",
      closed: "Inzwischen ist es weitergegangen. Sieh es dir noch einmal an.",
      pastOption: "Das Datum ist vorbei. Wähle ein anderes.",
      notFriends: "Dafür müsst ihr erst befreundet sein.",
      notStarted: "Es hat noch nicht angefangen.",
      zoneLocked: "Die Zeitzone bleibt, sobald jemand abgestimmt hat.",
      tooSoon: "Du hast schon erinnert. Versuch es morgen wieder.",
    },
    changes: {
      joinHangout: (title) => `Bei „${title}“ mitmachen`,
      voteHangout: (title) => `Deine Antworten zu „${title}“`,
      rsvpHangout: (title) => `Deine Zusage zu „${title}“`,
      leaveHangout: (title) => `Wer bei „${title}“ dabei ist`,
      commentHangout: (title) => `Kommentar zu „${title}“`,
      removeHangoutComment: (title) => `Kommentar zu „${title}“ löschen`,
      proposeOption: (title) => `Ein Termin, den du für „${title}“ vorschlägst`,
      withdrawProposal: (title) => `Einen Termin für „${title}“ zurücknehmen`,
      answerProposal: (title) => `Ein vorgeschlagener Termin für „${title}“`,
      closePoll: (title) => `Abstimmung zu „${title}“ beenden`,
      scheduleHangout: (title) => `Das Datum von „${title}“`,
      editHangout: (title) => `Änderungen an „${title}“`,
      cancelHangout: (title) => `„${title}“ absagen`,
      finishHangout: (title) => `Wer bei „${title}“ war`,
    },
  },
};
