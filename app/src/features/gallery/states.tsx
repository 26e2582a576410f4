import { Button } from "@mantine/core";
import { FailureNotice, Notice, OfflineNotice, PermissionNotice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

/** The states each screen of data has besides its content. */
export function States() {
  const { states: w, controls } = useGalleryWords();
  const all = useWords();
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.loading}</figcaption>
          <RowsSkeleton label={w.example} />
        </figure>
        <figure>
          <figcaption>{w.empty}</figcaption>
          <Notice title={w.fresh} action={<Button>{all.list.browseIdeas}</Button>}>
            {w.freshExplained}
          </Notice>
        </figure>
        <figure>
          <figcaption>{w.failed}</figcaption>
          <FailureNotice sentence={controls.failure} onRetry={() => undefined} main={false} />
        </figure>
        <figure>
          <figcaption>{w.offline}</figcaption>
          <OfflineNotice />
        </figure>
        <figure>
          <figcaption>{w.noRight}</figcaption>
          <PermissionNotice />
        </figure>
      </div>
    </Part>
  );
}
