import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { Answered } from "./answered";
import { Coming } from "./coming";
import { Comments } from "./comments";
import { Cover } from "./cover";
import { hasPassed } from "./dates";
import { EmailCard, isWaiting } from "./email-card";
import { FixedDate } from "./fixed-date";
import { FormerGuest } from "./former-guest";
import { GuestCars } from "./guest-cars";
import { Intro } from "./intro";
import { Keep, KeepMemory } from "./keep";
import { LaterProposals } from "./later-proposals";
import { Leave } from "./leave";
import type { Answers, InvitationActions, InvitationLinks, InvitationView, Sent as Outcome, Refusal } from "./model";
import { Mute } from "./mute";
import { News } from "./news";
import classes from "./page.module.css";
import { Photos } from "./photos";
import { type Draft, Poll } from "./poll";
import { Problem } from "./problem";
import { Reason } from "./reason";
import { RsvpCard } from "./rsvp-card";
import { Sent } from "./sent";
import { StateNotice } from "./state-notice";

export interface InvitationProps {
  view: InvitationView;
  actions: InvitationActions;
  links: InvitationLinks;
  nowMs: number;
  /** True on a page of its own, without the navigation of the app. */
  hasWordmark?: boolean;
  isOffline?: boolean;
  /** True for somebody signed out who has an account with the answers that they gave as a guest. */
  isFormerGuest?: boolean;
  /** Answers that were given on this device and not sent yet. */
  draft?: Draft | undefined;
  onDraft?: (draft: Draft) => void;
  /** Hears the name of somebody new while they type it. */
  onName?: (name: string) => void;
  /** True while answers to the poll wait to be sent. */
  isVoteWaiting?: boolean;
  /** Reason why answers that waited were refused. */
  refusal?: Refusal | undefined;
}

/** A hangout as a participant sees it: the poll, the fixed date, the day after, at one address. */
export function InvitationPage(props: InvitationProps) {
  const { view, actions, links, nowMs, hasWordmark = false, isFormerGuest = false } = props;
  const [sent, setSent] = useState<{ answers: Answers; outcome: Outcome }>();
  const w = useInvitationWords();
  const isPoll = view.status === "polling";
  const thanks = isPoll && view.pollOpen && !props.refusal ? sent : undefined;
  const isOver = view.status === "done";
  const isShut = isOver || view.status === "cancelled";
  return (
    <div className={`${classes.frame} ${classes.page}`} data-sent={thanks ? true : undefined}>
      <div className={classes.left}>
        <Cover view={view} links={links} hasWordmark={hasWordmark} />
        <div className={classes.intro}>
          <Intro view={view} nowMs={nowMs} />
        </div>
        {isPoll ? <Answered view={view} /> : null}
      </div>
      <div className={classes.right}>
        <StateNotice view={view} actions={actions} isOffline={props.isOffline ?? false} nowMs={nowMs} />
        {isFormerGuest && !isShut ? <FormerGuest signIn={links.signIn} /> : null}
        {isPoll && !thanks && !isFormerGuest ? (
          <>
            <Problem refusal={props.refusal} />
            <Poll
              key={view.pollOpen ? "open" : "closed"}
              view={view}
              actions={actions}
              draft={props.draft}
              onDraft={(next) => {
                props.onDraft?.(next);
                props.onName?.(next.name);
              }}
              onSent={(outcome, answers) => setSent({ outcome, answers })}
            />
          </>
        ) : null}
        {thanks ? (
          <Sent
            view={view}
            answers={thanks.answers}
            outcome={thanks.outcome === "waiting" && !props.isVoteWaiting ? "sent" : thanks.outcome}
            onChange={() => setSent(undefined)}
          />
        ) : null}
        {links.signIn && !isShut && !thanks && !isFormerGuest ? (
          <p className={classes.account}>
            <a href={links.signIn}>{w.signIn}</a>
          </p>
        ) : null}
        {isPoll && view.me ? <LaterProposals view={view} actions={actions} /> : null}
        {thanks ? <Keep view={view} actions={actions} links={links} /> : null}
        {view.status === "scheduled" && !hasPassed(view, nowMs) && !isFormerGuest ? (
          <div className={classes.answer}>
            <RsvpCard key={view.me?.memberId ?? ""} view={view} actions={actions} onName={props.onName} />
            <Reason view={view} actions={actions} />
          </div>
        ) : null}
        {isShut || isFormerGuest || hasPassed(view, nowMs) ? null : <GuestCars view={view} links={links} />}
        {isPoll || isShut || hasPassed(view, nowMs) ? null : <FixedDate view={view} links={links} actions={actions} />}
        {isWaiting(view) ? <EmailCard view={view} actions={actions} /> : null}
        {isPoll || view.status === "cancelled" ? null : <Coming view={view} />}
        {isOver ? <KeepMemory view={view} links={links} /> : null}
      </div>
      <div className={classes.after}>
        {view.me ? (
          <>
            {isShut || thanks ? null : <Keep view={view} actions={actions} links={links} />}
            <Photos view={view} actions={actions} />
            <Comments view={view} actions={actions} nowMs={nowMs} />
            {isShut ? null : <Mute view={view} actions={actions} />}
            {view.me.role === "member" && !isShut ? <Leave onLeave={actions.leave} /> : null}
          </>
        ) : null}
      </div>
      <News people={view.people} />
    </div>
  );
}
