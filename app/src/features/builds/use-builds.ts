import { useEffect } from "react";
import { latestBuild } from "~/api/builds";
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
    // Without a network nothing is gone: the page stays, and what did not come is tried again where it is shown.
    const onGone = async () => {
      if ((await latestBuild()) !== null) reloadOnce(here());
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
