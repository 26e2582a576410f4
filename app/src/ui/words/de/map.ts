import type { Words } from "..";

export const map: Pick<Words, "map"> = {
  map: {
    is: "Karte",
    keys: (label) => `${label}. Pfeiltasten bewegen, Plus und Minus zoomen, Eingabe geht über die Gruppen.`,
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    list: "Sichtbares als Liste zeigen",
    closeList: "Liste schließen",
    inView: (count) => `${count} Orte im Ausschnitt`,
    looking: "Orte werden gesucht …",
    places: (count) => `${count} Orte`,
    zoomInAround: (place) => `Näher an ${place}`,
    atOneAddress: (count) => `${count} Orte an einer Adresse.`,
    closed: "Geschlossen.",
    onePlace: "1 Ort. Eingabe öffnet ihn.",
    placesHere: (count) => `${count} Orte. Eingabe geht näher.`,
    noWebGl: "Dieser Browser zeichnet keine Karten (WebGL fehlt), darum hier die Liste.",
    noWebGlHere: "Dieser Browser zeichnet keine Karten (WebGL fehlt). Die Zahlen gehen auch ohne.",
    placesFailed: "Die Orte konnten nicht geladen werden.",
    failed: "Die Karte konnte nicht geladen werden. Bitte lade die Seite neu.",
    credit: "Orte: GeoNames, CC BY 4.0 · Landflächen: Natural Earth",
    landCredit: "Landflächen: Natural Earth",
  },
};
