import { useMemo } from "react";
import type { CoverSubject } from "~/core/covers";
import { lazyModule } from "~/ui/pictures/lazy-module";

/** A drawn cover, ready to be shown. */
export interface DrawnCover {
  /** Address of the picture, a data URL. */
  src: string;
  /** Colour of the plain ground that words stand on, and of the words. */
  plate: string;
  ink: string;
}

const useArtist = lazyModule(() => import("./artist"));

/** Draws a cover; `undefined` until what draws it has come. The subject must stay the same object while nothing changes. */
export function useCover(subject: CoverSubject, width: number, height: number): DrawnCover | undefined {
  const artist = useArtist();
  return useMemo(() => {
    if (!artist) return undefined;
    const { svg, plate, ink } = artist.covers.draw(subject, width, height);
    return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, plate, ink };
  }, [artist, subject, width, height]);
}
