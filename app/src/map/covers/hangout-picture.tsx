import type { CoverSubject } from "~/core/covers";
import { sceneOfHangout } from "~/ui/pictures/hangout-scene";
import { Scene } from "~/ui/pictures/scene";
import { useThemes } from "~/ui/pictures/use-category";
import { Cover } from "./cover";
import classes from "./hangout-picture.module.css";

interface Props {
  subject: CoverSubject;
  title: string;
  /** Name of its place. */
  place: string | undefined;
  /** Colour of the invitation, which a scene fades into. */
  theme?: unknown;
  shape?: "thumbnail" | "wide";
}

/**
 * Picture of a hangout without a photo: the drawn scene that its words lead to, as for the wish it was made from; where
 * they say nothing, a poster of its place. Decoration: its name stands beside it.
 */
export function HangoutPicture({ subject, title, place, theme, shape = "wide" }: Props) {
  const themes = useThemes()?.themes;
  const scene = themes && sceneOfHangout(themes, { id: subject.id, title, place });
  if (scene === null) return <Cover subject={subject} shape={shape} />;
  return (
    <span
      className={classes.picture}
      data-shape={shape}
      data-theme={typeof theme === "string" ? theme : "lagoon"}
      data-cover="scene"
      aria-hidden="true"
    >
      <Scene name={scene} size={shape === "wide" ? "cover" : "thumbnail"} eager />
    </span>
  );
}
