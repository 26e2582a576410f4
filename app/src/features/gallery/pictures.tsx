import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Scene } from "~/ui/pictures/scene";
import { sceneNames } from "~/ui/pictures/scene-names";
import { WishScene } from "~/ui/pictures/wish-scene";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

/** Every drawn scene with its name, and the one that the words of a wish lead to. */
export function Pictures() {
  const w = useGalleryWords().pictures;
  const [title, setTitle] = useState(w.example);
  return (
    <Part title={w.title}>
      <TextInput label={w.wish} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      <div className={classes.wish}>
        <WishScene wish={{ title }} />
        <WishScene wish={{ title }} size="thumbnail" />
      </div>
      <ul className={classes.scenes} aria-label={w.scenes}>
        {sceneNames.map((name) => (
          <li key={name}>
            <Scene name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
