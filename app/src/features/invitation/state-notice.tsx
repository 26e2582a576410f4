import { type InvitationWords, useInvitationWords } from "~/ui/words/invitation";
import { hasPassed } from "./dates";
import type { InvitationActions, InvitationView } from "./model";
import { MovedNotice } from "./moved-notice";
import { useMovedUp } from "./moved-up";
import { Notice } from "./notice";
import { firstName } from "./sentences";
import { SpotNotice } from "./spot-notice";

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  isOffline: boolean;
  nowMs: number;
}

/** States that take the place of the vote or stand above the answer: moved, full, closed, cancelled, offline. */
export function StateNotice({ view, actions, isOffline, nowMs }: Props) {
  const w = useInvitationWords();
  const { states } = w;
  const host = firstName(view.host.name);
  const { me } = view;
  const isPast = hasPassed(view, nowMs);
  const isAhead = view.status === "scheduled" && !isPast;
  const hasMovedUp = useMovedUp(view);
  return (
    <>
      {isOffline ? (
        <Notice icon="offline" title={states.offline}>
          <p>{states.offlineText}</p>
        </Notice>
      ) : null}
      {view.status === "cancelled" ? (
        <Notice icon="no" title={states.cancelled} isUrgent>
          <p>{cancelText(view, states)}</p>
          {view.hasCars ? <p>{states.cancelledCars}</p> : null}
        </Notice>
      ) : null}
      {view.status === "polling" && !view.pollOpen ? (
        <Notice icon="clock" title={states.closed}>
          <p>{states.closedText(host)}</p>
        </Notice>
      ) : null}
      {isPast && me?.role !== "host" && me?.role !== "coHost" ? (
        <Notice icon="clock" title={states.passed}>
          <p>{states.passedText(host)}</p>
        </Notice>
      ) : null}
      {isAhead && me && hasMovedUp ? <SpotNotice view={view} me={me} actions={actions} /> : null}
      {isAhead && me?.reconfirm && !hasMovedUp ? <MovedNotice view={view} me={me} actions={actions} /> : null}
      {isAhead && me?.rsvp !== "going" && view.seatsLeft === 0 && view.capacity ? (
        <Notice icon="people" title={states.full(view.capacity)}>
          <p>{me?.rsvp === "waitlisted" ? states.fullText(view.myPlaceInLine ?? view.waiting) : states.fullNew}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** The word of the host about a cancellation; hosts read what the others do. */
function cancelText({ host, me, cancelReason: reason }: InvitationView, w: InvitationWords["states"]): string {
  if (me?.role === "host" || me?.role === "coHost") return reason ? w.cancelledHostWhy(reason) : w.cancelledHost;
  return reason ? w.cancelledWhy(firstName(host.name), reason) : w.cancelledText(firstName(host.name));
}
