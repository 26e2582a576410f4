import type { Words } from "..";

export const map: Pick<Words, "map"> = {
  map: {
    is: "Karte",
    keys: (label) => `${label}. Pfeiltasten bewegen, Plus und Minus zoomen, Eingabe geht durch die Gruppen.`,
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    list: "Sichtbares als Liste zeigen",
    closeList: "Liste schließen",
    inView: (count, written) => (count === 1 ? "1 Ort im Ausschnitt" : `${written} Orte im Ausschnitt`),
    looking: "Orte werden gesucht …",
    places: (count, written) => (count === 1 ? "1 Ort" : `${written} Orte`),
    zoomInAround: (place) => `Bei ${place} vergrößern`,
    atOneAddress: (count) => `${count} Orte an derselben Adresse.`,
    closed: "Geschlossen.",
    onePlace: "1 Ort. Eingabe öffnet ihn.",
    oneItem: (title) => `${title}. Eingabe öffnet es.`,
    placesHere: (count) => `${count} Orte. Eingabe vergrößert.`,
    noWebGl: "Dieser Browser kann keine Karten zeichnen (ihm fehlt WebGL), deshalb hier die Liste.",
    noWebGlHere: "Dieser Browser kann keine Karten zeichnen (ihm fehlt WebGL). Messen kannst du trotzdem.",
    placesFailed: "Die Orte ließen sich nicht laden.",
    failed: "Die Karte ließ sich nicht laden. Lade die Seite neu, um es noch einmal zu versuchen.",
    credit: "Orte: GeoNames, CC BY 4.0 · Landflächen: Natural Earth",
    landCredit: "Landflächen: Natural Earth",
  },
};
