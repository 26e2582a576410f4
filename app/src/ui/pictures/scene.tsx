import { useSyncExternalStore } from "react";
import classes from "./scene.module.css";
import type { SceneName } from "./scene-names";

interface Props {
  name: SceneName;
  /** `thumbnail` is a square of 56 px for a row; else it fills the width it is given, four by three. */
  size?: "thumbnail" | "cover";
  /** `true` where the picture is seen at once, so that it is not left to the browser when to load it. */
  eager?: boolean;
}

/** A drawn scene. Decoration: the words beside it say what it shows. Its space is there before its file is. */
export function Scene({ name, size = "cover", eager = false }: Props) {
  const src = useSyncExternalStore(subscribe, () => files?.get(name));
  return (
    <span className={classes.scene} data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" loading={eager ? "eager" : "lazy"} decoding="async" draggable={false} /> : null}
    </span>
  );
}

let files: ReadonlyMap<string, string> | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** The addresses are loaded once, for the first scene that is drawn. Without a network the ground stays empty. */
async function load(): Promise<void> {
  isLoading = true;
  try {
    files = (await import("./scene-files")).sceneFiles;
    for (const listener of listeners) listener();
  } catch {
    isLoading = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLoading) void load();
  return () => listeners.delete(listener);
}
