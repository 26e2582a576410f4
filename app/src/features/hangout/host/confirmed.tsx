import { Button } from "@mantine/core";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { FaceStack } from "~/ui/people/face-stack";
import { useWords } from "~/ui/words";
import { listNames, namesIn, personOf } from "../people";
import classes from "./host.module.css";

interface Props {
  open: OpenHangout;
  onRemind: () => void;
}

/** After the date was moved: how many have said again that they come, who has not, and a reminder for those. */
export function Confirmed({ open, onRemind }: Props) {
  const { confirmed: w, silent } = useWords().hangout;
  const { me, snapshot } = open;
  const { members } = snapshot;
  const names = namesIn(members);
  const waiting = members.filter(({ data }) => data.reconfirm === true);
  const sure = members.filter(({ id, data }) => id !== me?.id && data.rsvp === "going" && data.reconfirm !== true);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.confirmed} aria-label={w.title}>
      <FaceStack people={waiting.map(personOf)} max={4} size="row" names="hidden" />
      <p>
        <b>{w.count(sure.length, sure.length + waiting.length)}</b>
        <span>{w.waitingFor(listNames(waiting, names), waiting.length)}</span>
      </p>
      <Button variant="default" size="md" onClick={onRemind}>
        {silent.remind}
      </Button>
    </section>
  );
}
