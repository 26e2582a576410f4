import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/instrument-sans/index.css";
import "~/ui/tokens.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { StartFailure } from "~/ui/start-failure";
import { whenWhole } from "~/ui/whole";
import { restoreLanguage } from "~/ui/words/language";

const place = document.getElementById("root") as HTMLElement;
/**
 * `true` if something is painted: then the app draws beside the page, and takes its place when nothing of it is
 * missing.
 */
const isPainted = place.dataset.painted !== undefined;
const drawn = isPainted ? Object.assign(document.createElement("div"), { id: place.id }) : place;
const root = createRoot(drawn);
if (isPainted) whenWhole(drawn, () => place.replaceWith(drawn));

// The app stands on the core: it is loaded behind this import, so that a core that cannot be loaded is said in words.
import("~/app").then(
  async ({ App, begin }) => {
    await restoreLanguage().catch(() => undefined);
    begin();
    // Drawn in slices, between which the page answers: something is to be seen already.
    startTransition(() => root.render(<App />));
  },
  async (failure: unknown) => {
    await restoreLanguage().catch(() => undefined);
    root.render(<StartFailure reason={failure} />);
  },
);
