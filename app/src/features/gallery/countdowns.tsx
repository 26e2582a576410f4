import { Button } from "@mantine/core";
import { useState } from "react";
import { Countdown } from "~/ui/countdown/countdown";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const MINUTE = 60_000;
const HOLD_MS = 10 * MINUTE;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** The hold of seats: with time enough, with little, and over. */
export function Countdowns() {
  const w = useGalleryWords().countdown;
  const [calm] = useState(() => inMinutes(9.3));
  const [short, setShort] = useState(() => inMinutes(1.14));
  const [over, setOver] = useState(() => inMinutes(-3));
  const shared = { lengthMs: HOLD_MS, overNote: w.overNote };
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.calm}</figcaption>
          <Countdown {...shared} until={calm} note={w.note} />
        </figure>
        <figure>
          <figcaption>{w.short}</figcaption>
          <Countdown
            {...shared}
            until={short}
            note={w.shortNote}
            extend={
              <Button variant="default" onClick={() => setShort(inMinutes(10))}>
                {w.extend}
              </Button>
            }
          />
        </figure>
        <figure>
          <figcaption>{w.over}</figcaption>
          <Countdown
            {...shared}
            until={over}
            note={w.note}
            again={
              <Button variant="default" onClick={() => setOver(inMinutes(10))}>
                {w.again}
              </Button>
            }
          />
        </figure>
      </div>
    </Part>
  );
}
