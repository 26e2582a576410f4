import { useMemo } from "react";
import type { Hangout } from "~/core";
import { useCover } from "~/map/covers/use-cover";
import type { Stored } from "~/sync/hangouts/hangout";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { useSceneAddress } from "~/ui/pictures/use-scene-address";

/** Pixels that the picture on top of an invitation is drawn for. */
const [WIDTH, HEIGHT] = [780, 560];

/** The drawn cover of a hangout, a scene where it has no place; nothing until it is there. */
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
  const scene = useSceneAddress({ id: subject.id, title: data.title });
  const src = (subject.places?.length ?? 0) > 0 ? cover?.src : scene;
  return src ? { cover: src } : {};
}
