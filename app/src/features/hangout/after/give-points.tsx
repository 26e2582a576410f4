import { Button } from "@mantine/core";
import { finish } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { endText } from "../dates";
import classes from "./after.module.css";

/** For the host of a hangout that was finished before its end: the points, once it is over. */
export function GivePoints({ open }: { open: OpenHangout }) {
  const { after } = useWords().hangout;
  const nowMs = useNow();
  const { hangout, members } = open.snapshot;
  const { pointsFrom } = hangout.data;
  if (!open.isHost || !pointsFrom) return null;
  const fromMs = Date.parse(pointsFrom);
  if (nowMs < fromMs) return <p className={classes.soft}>{after.giveLater(endText(fromMs, hangout.data, nowMs))}</p>;
  const there = members.filter(({ data }) => data.attended).map(({ id }) => id);
  return (
    <section className={classes.ask} aria-label={after.giveTitle}>
      <span className={classes.question}>
        <b className={classes.asked}>{after.giveTitle}</b>
        <span>{after.giveText}</span>
      </span>
      <Button size="md" onClick={() => void attempt(finish(open.actor, there))}>
        {after.give}
      </Button>
    </section>
  );
}
