import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "~/api/queries";
import { constants } from "~/core";
import { resumeSession } from "~/features/account/session-flow";
import { Page } from "~/page";
import { styleNonce } from "~/ui/nonce";
import { cssVariables, theme } from "~/ui/theme";

/** Everything around the pages: theme, queries, toasts, and the session of an earlier visit. */
export function App() {
  useEffect(() => {
    void resumeSession();
  }, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Page />
        <Notifications position="bottom-center" zIndex={constants.Z_INDEX_TOOLTIP} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
