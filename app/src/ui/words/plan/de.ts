import type { PlanWords } from ".";

const stops = (count: number) => (count === 1 ? "1 Stopp" : `${count} Stopps`);

/** German words of plans. */
export const de: PlanWords = {
  loading: "Der Plan wird geladen",
  untitled: "Plan ohne Titel",
  title: "Titel",
  map: "Der Plan auf der Karte",
  mode: "Unterwegs",
  modes: { walk: "Zu Fuß", bike: "Mit dem Rad", car: "Mit dem Auto", "transit-estimate": "Mit Bus und Bahn" },
  undo: "Rückgängig",
  redo: "Wiederholen",
  cannotUndo: "Das wurde inzwischen geändert und lässt sich nicht mehr zurückholen.",
  save: "Speichern",
  hangout: "Termin finden",
  ofQuest: "Aus dieser Quest gemacht",
  empty: "Wähle einen Tag und füge die Orte hinzu, die du sehen willst.",
  emptyForOthers: "Noch ist nichts geplant.",
  firstDay: "Tag hinzufügen",
  addDay: "Noch ein Tag",
  estimates: "Wegzeiten sind geschätzt, entlang der Luftlinie.",
  change: (title, op) =>
    ({
      addStop: `Neuer Stopp in ${title}`,
      removeStop: `Entfernter Stopp in ${title}`,
      addDay: `Neuer Tag in ${title}`,
    })[op] ?? `Änderung an ${title}`,
  missing: {
    title: "Diesen Plan gibt es nicht",
    text: "Er wurde gelöscht, oder er ist privat und du bist nicht als jemand angemeldet, der ihn sehen darf.",
    home: "Zu Heute",
  },
  fromQuest: {
    title: "Diese Quest planen",
    text: (title, count) => `${title} hat ${stops(count)}. Bring sie in die Reihenfolge, die zu deinem Tag passt.`,
    make: "Plan erstellen",
    signIn: "Anmelden und planen",
  },
  day: {
    edit: "Tag bearbeiten",
    date: "Datum",
    start: "Beginn",
    end: "Muss enden um",
    taken: "Diesen Tag hat der Plan schon.",
    remove: (count) => (count === 0 ? "Tag entfernen" : `Tag und ${stops(count)} entfernen`),
    sum: (from, to, travel, length) => `${from}–${to}, ${travel} unterwegs, ${length}`,
    late: (minutes, end) => `Er endet um ${end}, ${minutes} zu spät.`,
  },
  better: {
    offer: (saved, length, opened) => {
      const gains = [
        saved ? `spart ${saved}${length ? ` und ${length}` : ""}` : "",
        opened > 0 ? `trifft ${opened === 1 ? "1 Stopp" : `${opened} Stopps`} mehr geöffnet an` : "",
      ].filter(Boolean);
      return `Eine bessere Reihenfolge ${gains.join(" und ")}.`;
    },
    use: "Übernehmen",
  },
  stop: {
    way: {
      walk: (time, length) => `${time} zu Fuß, ${length}`,
      bike: (time, length) => `${time} mit dem Rad, ${length}`,
      car: (time, length) => `${time} mit dem Auto, ${length}`,
      "transit-estimate": (time, length) => `${time} mit Bus oder Bahn, ${length}`,
    },
    times: (from, to, stay) => `${from}–${to}, ${stay}`,
    wait: (time, opens) => `Du wartest ${time}: Es öffnet um ${opens}.`,
    closed: (from, to) =>
      `Geschlossen, wenn du da bist. Offen ${[from ? `ab ${from}` : "", to ? `bis ${to}` : ""].filter(Boolean).join(" ")}.`,
    locked: "Behält seinen Platz",
    more: (name) => `Mehr zu ${name}`,
    edit: "Bearbeiten",
    lock: "Am Platz halten",
    unlock: "Verschieben lassen",
    up: "Früher",
    down: "Später",
    remove: "Entfernen",
    name: "Name",
    stay: "Wie lange du bleibst",
    openFrom: "Öffnet um",
    openTo: "Schließt um",
    day: "Tag",
    keepPlace: "Platz behalten, wenn eine bessere Reihenfolge gefunden wird",
  },
  add: {
    open: "Stopp hinzufügen",
    label: "Stopp hinzufügen",
    fromList: "Aus meiner Liste",
    full: (count) => `An einem Tag ist Platz für ${count} Stopps.`,
  },
  hours: {
    open: "Wir haben ein paar Stunden",
    title: (hours) => (hours === 1 ? "Wir haben 1 Stunde" : `Wir haben ${hours.toLocaleString("de")} Stunden`),
    which: "Stunden, die ihr habt",
    withWishes: (count) =>
      count === 1 ? "Auch 1 Wunsch in der Nähe versuchen" : `Auch ${count} Wünsche in der Nähe versuchen`,
    fits: (count, end) =>
      count === 0 ? "Nichts passt" : `${stops(count)} ${count === 1 ? "passt" : "passen"}, bis ${end}`,
    wish: "von deiner Liste",
    left: "Weggelassen",
    closed: "ist dann geschlossen",
    over: (time) => `bräuchte ${time} mehr, als ihr habt`,
    use: "Diese Stopps nehmen",
    nothing: "Füge erst Stopps hinzu, dann siehst du, welche passen.",
  },
  share: {
    open: "Teilen",
    title: "Diesen Plan teilen",
    who: "Wer kann diesen Plan sehen?",
    onlyYou: "Nur du kannst ihn sehen. Wähle Freunde oder einen Link, um ihn zu teilen.",
    link: "Link zum Plan",
    qr: "QR-Code mit dem Link zum Plan",
    edit: "Alle mit dem Link dürfen bearbeiten",
  },
  export: {
    open: "Exportieren",
    calendar: "Kalenderdatei",
    gpx: "GPX, für Wander-Apps",
    kml: "KML, für Google Earth",
    print: "Drucken",
    maps: "Route in Google Maps",
  },
  mine: {
    title: "Pläne",
    new: "Neuer Plan",
    lead: "Orte in der Reihenfolge, die zu deinem Tag passt, mit Zeiten und Wegen. Allein oder zusammen gemacht.",
    name: "Was hast du vor?",
    example: "Ein Wochenende in Lissabon",
    date: "Erster Tag",
    make: "Plan erstellen",
    yours: "Deine Pläne",
    signIn: "Anmelden und planen",
    facts: (days, count) => `${days === 1 ? "1 Tag" : `${days} Tage`}, ${stops(count)}`,
  },
};
