import { Button, Group } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { getDocument } from "~/api/documents";
import { sentence } from "~/api/failure";
import { isHidden } from "~/api/hidden";
import { useTopics } from "~/api/use-topics";
import type { Hangout } from "~/core";
import { HangoutPicture } from "~/map/covers/hangout-picture";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { coverOfHangout } from "~/sync/hangouts/hangout-cover";
import { useSession } from "~/sync/session/use-session";
import { moment } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { ShareLink } from "~/ui/share/share-link";
import { SharePreview } from "~/ui/share/share-preview";
import { FailureNotice, Notice, PageSkeleton } from "~/ui/states";
import { format, shortDay } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useTitle } from "~/ui/use-title";
import { useWords, type Words } from "~/ui/words";
import { locale } from "~/ui/words/language";
import classes from "./ready.module.css";
import { ReadyStamp } from "./ready-stamp";

/** "Your invitation is ready": the link of a hangout that was just made, to send, copy, scan or email. */
export function Ready({ id }: { id: string }) {
  const w = useWords().hangoutReady;
  useTitle(w.page);
  const uid = useSession((state) => state.uid);
  const client = useQueryClient();
  const queryKey = ["hangout that is ready", id, uid];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => getDocument("hangouts", id),
  });
  useTopics<Hangout>(data ? [`hangouts/${id}`] : [], {
    onDocument: (change) => (change.data ? client.setQueryData(queryKey, change.data) : void refetch()),
  });
  if (isHidden(error) || (data && !data.inviteToken)) {
    return (
      <Notice
        main
        title={w.gone}
        action={
          <Button component={Link} href={paths.newHangout}>
            {w.another}
          </Button>
        }
      >
        {w.goneExplained}
      </Notice>
    );
  }
  if (error) return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
  return data ? <Invitation id={id} hangout={data} /> : <PageSkeleton label={w.loading} />;
}

function Invitation({ id, hangout }: { id: string; hangout: Hangout }) {
  const w = useWords().hangoutReady;
  const fullName = useSession(({ user }) => user?.name ?? "");
  const { title, when, place, invitedIds = [], invitedEmails = [], inviteToken = "", pollDeadline } = hangout;
  const [byName, byEmail] = [invitedIds.length, invitedEmails.length];
  const subject = useMemo(
    () =>
      coverOfHangout({
        id,
        coverSeed: hangout.coverSeed,
        theme: hangout.theme,
        place: place?.place,
        startsAt: when.startsAt,
      }),
    [id, hangout.coverSeed, hangout.theme, place, when.startsAt],
  );
  const photo = typeof hangout.photoRef === "string" ? hangout.photoRef : null;
  const dates = datesText(hangout, w);
  const isPoll = when.mode === "poll";
  return (
    <article className={classes.page}>
      <ReadyStamp text={w.stamp} />
      <h1>{w.page}</h1>
      <p className={classes.lede}>{byName + byEmail > 0 ? w.sent(byName, byEmail) : w.sendIt}</p>
      <SharePreview
        title={title}
        detail={w.detail(dates, firstName({ name: fullName }))}
        picture={
          photo ? (
            <img className={classes.photo} src={photo} alt="" />
          ) : (
            <HangoutPicture subject={subject} title={title} place={place?.place?.name} theme={hangout.theme} />
          )
        }
      />
      <ShareLink
        label={w.link}
        url={new URL(paths.joinHangout(inviteToken), window.location.origin).href}
        title={title}
        text={isPoll ? w.text(title) : w.textDate(title, dates)}
        qr={w.qr}
      />
      <div className={classes.tell}>
        <IconBell size={20} stroke={1.7} aria-hidden="true" />
        <p>
          <b>{w.tell}</b>
          <span>{isPoll ? (pollDeadline ? w.tellUntil(moment(pollDeadline)) : w.tellVote) : w.tellDate}</span>
        </p>
      </div>
      <Group gap="sm">
        <Button component={Link} href={paths.hangout(id)} variant="default">
          {w.open}
        </Button>
        <Button component={Link} href={paths.newHangout} variant="subtle" color="gray">
          {w.another}
        </Button>
      </Group>
    </article>
  );
}

/** "Five dates in August", or the one date. */
function datesText({ when, options = [] }: Hangout, w: Words["hangoutReady"]): string {
  const zone = when.timeZone ?? "UTC";
  if (when.mode === "fixed") {
    return when.startsAt ? (when.allDay ? shortDay(when.startsAt.slice(0, 10)) : moment(when.startsAt)) : "";
  }
  const dates = options.map(({ start }) => wallTimeAt(start, zone).date).sort();
  const month = (date = "") => format(date, { month: "long" }, locale());
  const [first, last] = [month(dates[0]), month(dates.at(-1))];
  return first === last ? w.datesIn(dates.length, first) : w.datesOver(dates.length, `${first} – ${last}`);
}
