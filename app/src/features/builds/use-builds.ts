import { useEffect } from "react";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { watchBuilds } from "./build-watch";
import { keepOffline } from "./keep-offline";
import { reloadAnyway, reloadOnce } from "./reload-guard";

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * Offers the newest build when there is one. A part of the page that is gone from the server, because the page is of an
 * older build, brings the newest at once; where that was just done, the failure is shown instead.
 */
export function useBuilds(): void {
  useEffect(() => {
    const onGone = (event: Event) => {
      if (reloadOnce(here())) event.preventDefault();
    };
    keepOffline();
    window.addEventListener("vite:preloadError", onGone);
    const stop = watchBuilds(() =>
      toast({
        message: firstWords().common.newBuild,
        action: { label: firstWords().common.reload, run: () => reloadAnyway(here()) },
        place: "build",
      }),
    );
    return () => {
      window.removeEventListener("vite:preloadError", onGone);
      stop();
    };
  }, []);
}
