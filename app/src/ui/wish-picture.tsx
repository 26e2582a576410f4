import { lazy } from "react";
import { Late } from "./late";
import type { SceneName } from "./pictures/scene-names";
import type { PicturedWish } from "./pictures/wish-scene";
import classes from "./wish-picture.module.css";

const Scene = lazy(() => import("./pictures/scene").then((part) => ({ default: part.Scene })));
const WishScene = lazy(() => import("./pictures/wish-scene").then((part) => ({ default: part.WishScene })));

interface Props {
  /** The wish whose words lead to its scene. */
  activity?: PicturedWish;
  /** The scene to show in place of that. */
  scene?: SceneName | undefined;
  /** The file of the picture, where it must be there with the page. */
  src?: string | undefined;
  /** A square for rows and chips, a landscape for cards. */
  shape?: "square" | "card";
}

/** The picture of a wish, in a space that is there before it. Decoration: its title stands beside it. */
export function WishPicture({ activity, scene, src, shape = "square" }: Props) {
  return (
    <span className={classes.picture} data-shape={shape} aria-hidden="true">
      {src ? (
        <img src={src} alt="" decoding="async" draggable={false} />
      ) : (
        <Late>{scene ? <Scene name={scene} /> : activity ? <WishScene wish={activity} /> : null}</Late>
      )}
    </span>
  );
}
