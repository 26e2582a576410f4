import "~/ui/mantine.css";
import "@mantine/notifications/styles.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { useEffect } from "react";
import { speakFailures } from "~/api/failure";
import { queryClient } from "~/api/queries";
import { constants } from "~/core";
import { resumeSession } from "~/features/account/session-flow";
import { useListSource } from "~/features/bucket-list/use-list-source";
import { useBuilds } from "~/features/builds/use-builds";
import { Page } from "~/page";
import { styleNonce } from "~/ui/nonce";
import { cssVariables, theme } from "~/ui/theme";
import toastClasses from "~/ui/toast.module.css";
import { onFailureWords } from "~/ui/words";

// The style that holds the page still under a dialog obeys the page's policy as well.
setNonce(styleNonce());
onFailureWords(speakFailures);

/** Everything around the pages: theme, queries, toasts, and the session of an earlier visit. */
export function App() {
  useEffect(() => {
    void resumeSession();
  }, []);
  useListSource();
  useBuilds();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Page />
        {/* Above the sheet whose change a toast may undo. */}
        <Notifications
          position="bottom-center"
          className={toastClasses.holder ?? ""}
          zIndex={constants.Z_INDEX_TOOLTIP + 1}
        />
      </QueryClientProvider>
    </MantineProvider>
  );
}
