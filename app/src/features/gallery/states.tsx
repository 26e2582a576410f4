import { Button } from "@mantine/core";
import { FailureNotice, Notice, OfflineNotice, PermissionNotice, RowsSkeleton } from "~/ui/states";
import classes from "./gallery.module.css";
import { Part } from "./part";

/** The states each screen of data has besides its content. */
export function States() {
  return (
    <Part title="States">
      <div className={classes.states}>
        <figure>
          <figcaption>Loading</figcaption>
          <RowsSkeleton label="Loading an example" />
        </figure>
        <figure>
          <figcaption>Empty</figcaption>
          <Notice title="A fresh page" action={<Button>Browse ideas</Button>}>
            Write the first thing you want to do this year.
          </Notice>
        </figure>
        <figure>
          <figcaption>Failed</figcaption>
          <FailureNotice sentence="The server could not be reached." onRetry={() => undefined} main={false} />
        </figure>
        <figure>
          <figcaption>Offline</figcaption>
          <OfflineNotice />
        </figure>
        <figure>
          <figcaption>No right</figcaption>
          <PermissionNotice />
        </figure>
      </div>
    </Part>
  );
}
