/** Addresses of the drawn scenes of hangouts. A chunk of its own, which the page loads once it can be used. */
import { themes } from "~/core/themes";
import { sceneOfHangout } from "~/ui/pictures/hangout-scene";
import { sceneFiles } from "~/ui/pictures/scene-files";
import type { InvitationView } from "../model";

/** The scene that the app shows of a hangout; `null` where it shows a poster of its place. */
export function sceneAddress({ hangoutId, coverSeed, title, place }: InvitationView): string | null {
  const scene = sceneOfHangout(themes, { id: coverSeed ?? hangoutId, title, place: place?.place?.name });
  return (scene && sceneFiles.get(scene)) ?? null;
}
