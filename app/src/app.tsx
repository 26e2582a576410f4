import "~/ui/mantine.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { lazy, Suspense, useEffect } from "react";
import { speakFailures } from "~/api/failure";
import { queryClient } from "~/api/queries";
import { resumeSession } from "~/features/account/session-flow";
import { useListSource } from "~/features/bucket-list/use-list-source";
import { useBuilds } from "~/features/builds/use-builds";
import { Page } from "~/page";
import { later } from "~/ui/later";
import { styleNonce } from "~/ui/nonce";
import { cssVariables, theme } from "~/ui/theme";
import { onFailureWords } from "~/ui/words";

// The style that holds the page still under a dialog obeys the page's policy as well.
setNonce(styleNonce());
onFailureWords(speakFailures);

const Toasts = lazy(later(() => import("~/ui/toasts").then(({ Toasts }) => ({ default: Toasts }))));

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
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
