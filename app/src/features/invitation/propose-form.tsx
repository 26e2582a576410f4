import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { resolveWallTime, todayIn } from "~/ui/time/zoned-time";
import { useInvitationWords } from "~/ui/words/invitation";
import { useProposalWords } from "~/ui/words/proposals";
import { endOf, timeOf, zoneOf } from "./dates";
import type { InvitationActions, InvitationView } from "./model";
import page from "./page.module.css";
import classes from "./proposals.module.css";
import { useSend } from "./use-send";

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  onClose: () => void;
}

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;

/** A day and its times, which begin as those of the first date of the poll; whole days have none. */
export function ProposeForm({ view, actions, onClose }: Props) {
  const w = useProposalWords();
  const invitation = useInvitationWords();
  const id = useId();
  const sending = useSend();
  const [first] = view.options;
  const allDay = view.when.allDay === true;
  const usualEnd = first && endOf(first.start, first.durationMin);
  const [date, setDate] = useState("");
  const [from, setFrom] = useState(() => (first && !allDay ? clock(first.start, view) : "18:00"));
  const [to, setTo] = useState(() => (usualEnd && !allDay ? clock(usualEnd, view) : ""));
  const [isMissing, setMissing] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  useEffect(() => day.current?.focus(), []);
  const zone = zoneOf(view.when) ?? "UTC";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isWhole = date !== "" && (allDay || from !== "");
    setMissing(!isWhole);
    if (!isWhole) return;
    const start = momentOf(date, allDay ? "00:00" : from, zone);
    const length = allDay ? DAY_MIN : lengthOf(from, to);
    const sent = await sending.run(async () => (await actions.propose?.(start, length)) ?? "sent");
    if (sent) onClose();
  };
  const problems: Readonly<Record<string, string>> = { ...invitation.problems, ...w.problems };
  const field = (name: string, type: "date" | "time", value: string, change: (value: string) => void) => (
    <label htmlFor={`${id}${name}`}>
      {name}
      <input
        id={`${id}${name}`}
        ref={type === "date" ? day : undefined}
        className={page.input}
        type={type}
        value={value}
        {...(type === "date" ? { min: todayIn(zone, Date.now()) } : {})}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <form className={`${page.card} ${classes.form}`} onSubmit={submit} noValidate>
      <h3>{w.suggest}</h3>
      <div className={classes.fields} data-all-day={allDay || undefined}>
        {field(w.date, "date", date, setDate)}
        {allDay ? null : field(w.from, "time", from, setFrom)}
        {allDay ? null : field(w.to, "time", to, setTo)}
      </div>
      <p className={page.problem} role="alert">
        {isMissing ? w.missing : sending.refusal ? problems[sending.refusal] : ""}
      </p>
      <div className={classes.ways}>
        <button type="submit" className={page.line} disabled={sending.isSending}>
          {w.send}
        </button>
        <button type="button" className={page.quiet} onClick={onClose}>
          {w.cancel}
        </button>
      </div>
    </form>
  );
}

/** A moment as the field for times has it, "18:30". */
function clock(iso: string, { when }: InvitationView): string {
  return timeOf(iso, when, "en-GB");
}

function momentOf(date: string, time: string, zone: string): string {
  const found = resolveWallTime({ date, time }, zone);
  return found.kind === "overlap" ? found.earlier : found.instant;
}

/** Minutes from one time to the other, over midnight where that is earlier; `undefined` without an end. */
function lengthOf(from: string, to: string): number | undefined {
  if (to === "") return undefined;
  const [start, end] = [from, to].map((time) => Date.parse(`2000-01-01T${time}Z`) / MINUTE_MS);
  const minutes = (end ?? 0) - (start ?? 0);
  return minutes > 0 ? minutes : minutes + DAY_MIN;
}
