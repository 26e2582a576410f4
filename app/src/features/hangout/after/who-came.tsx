import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { finish } from "~/sync/hangouts/actions";
import { endMsOf } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Portrait } from "~/ui/portrait";
import { Sheet } from "~/ui/sheet/sheet";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { endText } from "../dates";
import { personOf } from "../people";
import classes from "./after.module.css";

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** The host says who was there: everybody who said yes is ticked, and one press does it where all of them came. */
export function WhoCame({ open, onClose }: Props) {
  const { after, votes } = useWords().hangout;
  const { members, hangout } = open.snapshot;
  const endMs = endMsOf(hangout) ?? 0;
  const nowMs = useNow();
  const isEarly = nowMs < endMs;
  const said = members.filter(({ data }) => data.rsvp === "going");
  const others = members.filter(({ data }) => data.rsvp !== "going");
  const [there, setThere] = useState<ReadonlySet<string>>(() => new Set(said.map(({ id }) => id)));
  const toggle = (id: string) => {
    const next = new Set(there);
    if (!next.delete(id)) next.add(id);
    setThere(next);
  };
  const isAll = there.size === said.length && said.every(({ id }) => there.has(id));
  const press = () => {
    void attempt(finish(open.actor, [...there]));
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={after.ask}
      footer={
        <div className={classes.ways}>
          {isEarly ? (
            <Button fullWidth size="lg" onClick={onClose}>
              {after.wait}
            </Button>
          ) : null}
          <Button
            fullWidth
            size={isEarly ? "md" : "lg"}
            variant={isEarly ? "default" : "filled"}
            disabled={there.size === 0}
            onClick={press}
          >
            {isEarly ? after.finishNow : after.button(there.size, isAll && there.size > 1)}
          </Button>
        </div>
      }
    >
      {isEarly ? (
        <p className={classes.early} role="note">
          <b>{after.earlyTitle}</b> {after.earlyText(endText(endMs, hangout.data, nowMs))}
        </p>
      ) : null}
      <p className={classes.soft}>{after.lede}</p>
      <ul className={classes.came}>
        {[...said, ...others].map((member) => {
          const { id, name } = personOf(member);
          const isThere = there.has(member.id);
          return (
            <li key={member.id}>
              <label>
                <Portrait name={name} uid={id} src={undefined} size="small" />
                <span className={classes.name}>
                  <b>{name}</b>
                  {member.data.userId ? null : <span>{votes.guest}</span>}
                </span>
                <input
                  type="checkbox"
                  checked={isThere}
                  aria-label={after.there(name)}
                  onChange={() => toggle(member.id)}
                />
                <span className={classes.tick} aria-hidden="true">
                  {isThere ? <IconCheck size={19} stroke={2.4} /> : null}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
