import { useMemo } from "react";
import { DidIt } from "~/features/hangout/after/did-it";
import { GivePoints } from "~/features/hangout/after/give-points";
import { NextTime } from "~/features/hangout/after/next-time";
import { Points } from "~/features/hangout/after/points";
import { TickedNotice } from "~/features/hangout/after/ticked-notice";
import { Coming } from "~/features/invitation/coming";
import { Comments } from "~/features/invitation/comments";
import { hasPassed } from "~/features/invitation/dates";
import { FixedDate } from "~/features/invitation/fixed-date";
import { InvitationPage } from "~/features/invitation/invitation-page";
import { Mute } from "~/features/invitation/mute";
import page from "~/features/invitation/page.module.css";
import { Photos } from "~/features/invitation/photos";
import { RsvpCard } from "~/features/invitation/rsvp-card";
import { StateNotice } from "~/features/invitation/state-notice";
import { When } from "~/features/invitation/when";
import { paths } from "~/routing/paths";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { useHostName } from "~/sync/hangouts/use-host-name";
import { useInvitation } from "~/sync/hangouts/use-invitation";
import { useShareUrl } from "~/sync/hangouts/use-share-url";
import { useSession } from "~/sync/session/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { actionsOf } from "./invitation-actions";
import { invitationOf, withServerCounts } from "./invitation-view";
import classes from "./screen.module.css";
import { useCoverLink } from "./use-cover-link";

interface Props {
  open: OpenHangout;
  isOffline: boolean;
}

/**
 * View of everybody in a hangout: members see the invitation, hosts its parts below their tools, and all of them the
 * day after.
 */
export function Participant({ open, isOffline }: Props) {
  const w = useWords();
  const nowMs = useNow();
  const hostName = useHostName(open);
  const { hangout } = open.snapshot;
  const { invitation, isLoading } = useInvitation(open);
  const isMuted = useSession(({ user }) => user?.prefs?.mutedHangouts?.includes(hangout.id) ?? false);
  const view = {
    ...withServerCounts(invitationOf(open, hostName, nowMs), invitation),
    isMuted,
  };
  const actions = useMemo(() => actionsOf(open), [open]);
  const share = useShareUrl(open);
  const links = {
    ...(share ? { share } : {}),
    carpool: paths.carpool(hangout.id),
    ...useCoverLink(hangout),
  };
  if (isLoading) return <RowsSkeleton label={w.hangout.loading} rows={6} />;
  const isVoteWaiting = open.waiting.some(({ data }) => data.call.name === "voteHangout");
  const isAhead = view.status === "scheduled" && !hasPassed(view, nowMs);
  const isOff = view.status === "cancelled";
  const parts = { view, actions, links, nowMs };
  if (view.status === "done") {
    const photo = view.comments?.find((comment) => comment.photo !== undefined)?.photo;
    return (
      <div className={`${page.frame} ${page.page} ${classes.done}`}>
        <div className={classes.head}>
          <DidIt open={open} picture={photo ?? view.photoRef ?? links.cover} hasPhotos={photo !== undefined} />
          <GivePoints open={open} />
          <TickedNotice hangoutId={hangout.id} />
        </div>
        <div className={classes.memories}>
          <Photos {...parts} />
          <Coming view={view} />
          <Comments {...parts} />
        </div>
        <div className={classes.memories}>
          <Points open={open} />
          <NextTime open={open} />
        </div>
      </div>
    );
  }
  if (!open.isHost) {
    return (
      <div className={classes.member}>
        <InvitationPage {...parts} isOffline={isOffline} isVoteWaiting={isVoteWaiting} />
      </div>
    );
  }
  return (
    <div className={`${page.frame} ${page.page} ${classes.host}`}>
      <div className={classes.column}>
        <StateNotice view={view} actions={actions} isOffline={isOffline} nowMs={nowMs} />
        <When view={view} nowMs={nowMs} />
        {isAhead ? <RsvpCard key={view.me?.memberId ?? ""} {...parts} /> : null}
        {isAhead ? <FixedDate {...parts} /> : null}
        {isOff ? null : <Coming view={view} />}
      </div>
      <div className={classes.column}>
        <Photos {...parts} />
        <Comments {...parts} />
        {isOff ? null : <Mute view={view} actions={actions} />}
      </div>
    </div>
  );
}
