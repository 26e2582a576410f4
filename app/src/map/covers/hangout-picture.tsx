import type { CoverSubject } from "~/core/covers";
import { WishScene } from "~/ui/pictures/wish-scene";
import { Cover } from "./cover";
import classes from "./hangout-picture.module.css";

interface Props {
  subject: CoverSubject;
  title: string;
  /** Colour of the invitation, which a scene fades into. */
  theme?: unknown;
  shape?: "thumbnail" | "wide";
}

/**
 * Picture of a hangout without a photo: a poster of its place, or where it has none the drawn scene that its title leads
 * to. A coast that it has nothing to do with would mislead. Decoration: its name stands beside it.
 */
export function HangoutPicture({ subject, title, theme, shape = "wide" }: Props) {
  if ((subject.places?.length ?? 0) > 0) return <Cover subject={subject} shape={shape} />;
  return (
    <span
      className={classes.picture}
      data-shape={shape}
      data-theme={typeof theme === "string" ? theme : "lagoon"}
      data-cover="scene"
      aria-hidden="true"
    >
      <WishScene wish={{ id: subject.id, title }} size={shape === "wide" ? "cover" : "thumbnail"} eager />
    </span>
  );
}
