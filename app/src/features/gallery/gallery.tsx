import { Group, SegmentedControl, Switch } from "@mantine/core";
import { useState } from "react";
import { useQuery } from "~/routing/use-query";
import { useGalleryWords } from "~/ui/words/gallery";
import { Amounts } from "./amounts";
import { Charts } from "./charts";
import { Colours } from "./colours";
import { Controls } from "./controls";
import { Conversation } from "./conversation";
import { Countdowns } from "./countdowns";
import { Dates } from "./dates";
import { Forms } from "./forms";
import classes from "./gallery.module.css";
import { Layers } from "./layers";
import { People } from "./people";
import { Pictures } from "./pictures";
import { Places } from "./places";
import { Recurrence } from "./recurrence";
import { Scanning } from "./scanning";
import { Share } from "./share";
import { States } from "./states";
import { Type } from "./type";
import { Waiting } from "./waiting";

const WIDTHS = { full: "none", "320": "320px" } as const;

/** The design system as it is: its parts drawn by the same code as everywhere, narrow and from right to left as well. */
export function Gallery() {
  const w = useGalleryWords();
  const [query, setQuery] = useQuery();
  const narrow = query.get("width") === "320";
  const [rightToLeft, setRightToLeft] = useState(false);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{w.title}</h1>
        <p>{w.lede}</p>
        <Group gap="lg">
          <SegmentedControl
            aria-label={w.width}
            value={narrow ? "320" : "full"}
            data={[
              { value: "full", label: w.fullWidth },
              { value: "320", label: w.narrow },
            ]}
            onChange={(value) => setQuery({ width: value === "320" ? value : null })}
          />
          <Switch
            label={w.rightToLeft}
            checked={rightToLeft}
            onChange={(event) => setRightToLeft(event.currentTarget.checked)}
          />
        </Group>
      </header>
      <div
        className={classes.parts}
        dir={rightToLeft ? "rtl" : "ltr"}
        style={{ maxWidth: WIDTHS[narrow ? "320" : "full"] }}
      >
        <Type />
        <Colours />
        <Pictures />
        <Controls />
        <States />
        <Forms />
        <Layers />
        <People />
        <Amounts />
        <Places />
        <Share />
        <Scanning />
        <Conversation />
        <Dates />
        <Countdowns />
        <Recurrence />
        <Charts />
        <Waiting />
      </div>
    </div>
  );
}
