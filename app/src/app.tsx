import "~/ui/mantine.css";
import "~/ui/controls.css";
import { MantineProvider } from "@mantine/core";
import { setNonce } from "get-nonce";
import { lazy } from "react";
import { speakFailures } from "~/api/failure";
import { useBuilds } from "~/features/builds/use-builds";
import { useOutboxOpened } from "~/features/outbox/use-outbox-opened";
import { Page } from "~/page";
import { useListSource } from "~/sync/lists/use-list-source";
import { resumeSession } from "~/sync/session/resume";
import "~/ui/escape-layers";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { styleNonce } from "~/ui/nonce";
import { cssVariables, theme } from "~/ui/theme";
import { useQuiet } from "~/ui/use-quiet";
import { onFailureWords } from "~/ui/words/language";

// The style that holds the page still under a dialog obeys the page's policy as well.
setNonce(styleNonce());
onFailureWords(speakFailures);

const Toasts = lazy(later(() => import("~/ui/toasts").then(({ Toasts }) => ({ default: Toasts }))));
const OutboxStatus = lazy(
  later(() => import("~/features/outbox/outbox-status").then(({ OutboxStatus }) => ({ default: OutboxStatus }))),
);
/** The build writes the styles of the theme into a file of their own, so that the page need not make them. */
const makesOwnStyles = !import.meta.env.PROD;

/** Goes on with the session of an earlier visit, before anything is drawn that would have to be drawn anew because of it. */
export function begin(): void {
  resumeSession();
}

/** Everything around the pages: theme, toasts, and what waits to be sent. */
export function App() {
  useListSource();
  useBuilds();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withCssVariables={makesOwnStyles}
      withGlobalClasses={makesOwnStyles}
    >
      <Page />
      <BesidePage />
    </MantineProvider>
  );
}

/** A component of its own, so that the page is not drawn anew when its turn comes. */
function BesidePage() {
  const isQuiet = useQuiet();
  const isOutboxOpened = useOutboxOpened();
  return (
    <>
      <Late>{isQuiet ? <Toasts /> : null}</Late>
      <Late>{isQuiet && isOutboxOpened ? <OutboxStatus /> : null}</Late>
    </>
  );
}
