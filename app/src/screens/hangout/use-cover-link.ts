import { useMemo } from "react";
import type { Hangout } from "~/core";
import { useCover } from "~/map/covers/use-cover";
import type { Stored } from "~/sync/hangouts/hangout";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { sceneOfHangout } from "~/ui/pictures/hangout-scene";
import { useSceneFiles } from "~/ui/pictures/scene";
import { useThemes } from "~/ui/pictures/use-category";

/** Pixels that the picture on top of an invitation is drawn for. */
const [WIDTH, HEIGHT] = [780, 560];

/** The drawn cover of a hangout, the scene that its words lead to, or a poster of its place; nothing until it is there. */
export function useCoverLink({ id, data }: Stored<Hangout>): { cover?: string } {
  const { theme, place, when, coverSeed } = data;
  const lng = place?.place?.lng;
  const lat = place?.place?.lat;
  const { startsAt } = when;
  const subject = useMemo(
    () =>
      coverOfHangout({
        id,
        coverSeed,
        theme,
        startsAt,
        place: lng !== undefined && lat !== undefined ? { lng, lat } : null,
      }),
    [id, coverSeed, theme, startsAt, lng, lat],
  );
  const cover = useCover(subject, WIDTH, HEIGHT);
  const themes = useThemes()?.themes;
  const files = useSceneFiles()?.sceneFiles;
  const scene = themes && sceneOfHangout(themes, { id: subject.id, title: data.title, place: place?.place?.name });
  const src = scene === null ? cover?.src : scene && files?.get(scene);
  return src ? { cover: src } : {};
}
