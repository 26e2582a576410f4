import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";
import type { Said } from "./said";

const KML = "http://www.opengis.net/kml/2.2";
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
/** What goes beside name, note and place, in the data that KML has for what it does not know. */
const DATA = ["status", "category", "month", "doneAt", "placeId", "place"] as const;

export function writeKml(entries: readonly Entry[], year: number): string {
  const xml = document.implementation.createDocument(KML, "kml");
  const add = (parent: Element, name: string, text?: string) => {
    const element = parent.appendChild(xml.createElementNS(KML, name));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const root = add(xml.documentElement, "Document");
  add(root, "name", `Yonder ${year}`);
  for (const { place, steps, ...entry } of entries) {
    const mark = add(root, "Placemark");
    add(mark, "name", entry.title);
    if (entry.note) add(mark, "description", entry.note);
    const data = add(mark, "ExtendedData");
    const fields = { ...entry, place: place?.name };
    for (const name of DATA) {
      if (fields[name] === undefined) continue;
      const field = add(data, "Data");
      field.setAttribute("name", name);
      add(field, "value", String(fields[name]));
    }
    for (const { title, done } of steps ?? []) {
      const field = add(data, "Data");
      field.setAttribute("name", "step");
      add(field, "value", `${done ? "[x]" : "[ ]"} ${title}`);
    }
    if (place) add(add(mark, "Point"), "coordinates", `${place.lng},${place.lat}`);
  }
  return `${XML}\n${new XMLSerializer().serializeToString(xml)}\n`;
}

export function readKml(text: string): Said[] {
  const xml = parsed(text);
  if (!xml || xml.querySelector("parsererror")) throw new UnreadableFile(words().exchange.problems.brokenXml);
  const marks = [...xml.getElementsByTagName("Placemark")];
  if (marks.length === 0) throw new UnreadableFile(words().exchange.problems.noPlacemarks);
  return marks.map(ofMark);
}

/** A browser tells of broken XML in the document, others throw. */
function parsed(text: string): Document | undefined {
  try {
    return new DOMParser().parseFromString(text, "application/xml");
  } catch {
    return undefined;
  }
}

function ofMark(mark: Element): Said {
  const text = (name: string) => mark.getElementsByTagName(name)[0]?.textContent?.trim() || undefined;
  const data = [...mark.getElementsByTagName("Data")].map(
    (field) => [field.getAttribute("name"), field.textContent?.trim() ?? ""] as const,
  );
  const field = (name: string) => data.find(([key]) => key === name)?.[1];
  const steps = data
    .filter(([key]) => key === "step")
    .map(([, step]) => ({ title: step.replace(/^\[[x ]\] /, ""), done: step.startsWith("[x]") }));
  const title = text("name") ?? "";
  const coordinates = text("coordinates");
  const [lng, lat] = (coordinates ?? "").split(",").map(Number);
  return {
    title,
    note: text("description"),
    status: field("status"),
    category: field("category"),
    month: field("month"),
    doneAt: field("doneAt"),
    placeId: field("placeId"),
    place: coordinates || field("place") ? { name: field("place") ?? title, lng, lat } : undefined,
    steps: steps.length > 0 ? steps : undefined,
  };
}
