import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/instrument-sans/index.css";
import "~/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { StartFailure } from "~/ui/start-failure";
import { speakAsBefore } from "~/ui/words";

const root = createRoot(document.getElementById("root") as HTMLElement);

// The app stands on the core: it is loaded behind this import, so that a core that cannot be loaded is said in words.
import("~/app").then(
  async ({ App }) => {
    await speakAsBefore().catch(() => undefined);
    root.render(<App />);
  },
  async (failure: unknown) => {
    await speakAsBefore().catch(() => undefined);
    root.render(<StartFailure reason={failure} />);
  },
);
