import { IconCalendar, IconMapPin } from "@tabler/icons-react";
import { useMemo } from "react";
import type { JoinedHangout } from "~/api/schema";
import type { Hangout } from "~/core";
import { HangoutCover } from "~/map/covers/hangout-cover";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { shortDay, timeInZone } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { titleProps } from "~/ui/title-props";
import { useWords, type Words } from "~/ui/words";
import { AsGuest } from "./as-guest";
import classes from "./invitation.module.css";

interface Props {
  code: string;
  hangout: JoinedHangout["hangout"];
  host: JoinedHangout["host"];
}

/** The invitation at a glance, and joining it by name. */
export function Invitation({ code, hangout: { id, data }, host }: Props) {
  const w = useWords().hangoutJoin;
  const { title, note, place, when, theme, coverSeed } = data;
  const photo = typeof data.photoRef === "string" ? data.photoRef : null;
  const subject = useMemo(
    () => coverOfHangout({ id, coverSeed, theme, place: place?.place, startsAt: when.startsAt }),
    [id, coverSeed, theme, place, when.startsAt],
  );
  return (
    <article className={classes.card}>
      <HangoutCover photo={photo} subject={subject} title={title} place={place?.place?.name} theme={theme} />
      <div className={classes.words}>
        <p className={classes.host}>{w.invites(host.name)}</p>
        <h1 {...titleProps(title)}>{title}</h1>
        {note ? <p className={classes.note}>{note}</p> : null}
        <p className={classes.fact}>
          <IconCalendar size={18} stroke={1.7} aria-hidden="true" />
          <span>{dateText(data, w)}</span>
        </p>
        {place ? (
          <p className={classes.fact}>
            <IconMapPin size={18} stroke={1.7} aria-hidden="true" />
            <span>{place.place?.name ?? w.placeLater}</span>
          </p>
        ) : null}
        <AsGuest code={code} />
      </div>
    </article>
  );
}

/** The date, or the days to vote on. */
function dateText({ when, options = [] }: Hangout, w: Words["hangoutJoin"]): string {
  const zone = when.timeZone ?? "UTC";
  const dayOf = (instant: string) => shortDay(wallTimeAt(instant, zone).date);
  if (when.startsAt) {
    const day = dayOf(when.startsAt);
    return when.allDay ? day : `${day}, ${timeInZone(when.startsAt, zone)}`;
  }
  if (options.length === 0) return w.dateLater;
  const days = options.map(({ start }) => start).sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return `${w.datesToVote(options.length)}, ${dayOf(first)} – ${dayOf(last)}`;
}
