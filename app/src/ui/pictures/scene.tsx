import { lazyModule } from "./lazy-module";
import classes from "./scene.module.css";
import type { SceneName } from "./scene-names";

export type SceneSize = "thumbnail" | "cover";

interface Props {
  /** Left out while it is not known yet: the space for it is there. */
  name: SceneName | undefined;
  /** `thumbnail` is a square for a row; else it fills the width it is given, four by three. */
  size?: SceneSize;
  /** `true` where the picture is seen at once, so that it is not left to the browser when to load it. */
  eager?: boolean;
}

/** The addresses of all scenes, once they are loaded. */
export const useSceneFiles = lazyModule(() => import("./scene-files"));

/** A drawn scene. Decoration: the words beside it say what it shows. Its space is there before its file is. */
export function Scene({ name, size = "cover", eager = false }: Props) {
  const files = useSceneFiles();
  const src = name && files?.sceneFiles.get(name);
  return (
    <span className={classes.scene} data-size={size} data-scene={name} aria-hidden="true">
      {src ? (
        <img
          src={src}
          alt=""
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          draggable={false}
          // Without a network the ground of the picture is better than the sign of a broken one.
          onError={({ currentTarget }) => currentTarget.style.setProperty("visibility", "hidden")}
          onLoad={({ currentTarget }) => currentTarget.style.removeProperty("visibility")}
        />
      ) : null}
    </span>
  );
}
