import { lazy } from "react";
import { ComposerPage } from "~/features/quest-composer/composer-page";
import { later } from "~/ui/later";

const Preview = lazy(
  later(() => import("~/features/quest/quest-page").then((part) => ({ default: part.QuestPreview }))),
);
const Trial = lazy(later(() => import("~/features/play/trial/trial").then((part) => ({ default: part.Trial }))));

const DateSheet = lazy(
  later(() => import("~/features/quest-date/date-sheet").then((part) => ({ default: part.DateSheet }))),
);

/** The named places of a file that lists read too. */
async function readStops(name: string, text: string) {
  const { entriesOf } = await import("~/features/exchange/formats");
  return entriesOf(name, text).flatMap(({ title, note, place }) =>
    place ? [{ title, lng: place.lng, lat: place.lat, ...(note ? { storyText: note } : {}) }] : [],
  );
}

const slots = { Preview, Trial, DateSheet, readStops };

/** Writes a quest: its story, stops, dates and price, until guests can come. */
export default function CreateQuestScreen() {
  return <ComposerPage slots={slots} />;
}
