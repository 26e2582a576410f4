import { useEffect, useRef } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { dayParts } from "./dates";
import { Icon } from "./icon";
import type { Answers, InvitationView, Sent as Outcome } from "./model";
import page from "./page.module.css";
import classes from "./sent.module.css";
import { firstName, leadOf, reasonOf } from "./sentences";

interface Props {
  view: InvitationView;
  answers: Answers;
  outcome: Outcome;
  onChange: () => void;
}

/** Summary of the sent answers, in place of the poll. */
export function Sent({ view, answers, outcome, onChange }: Props) {
  const w = useInvitationWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const name = firstName(view.me?.name ?? answers.name ?? "");
  const best = leadOf(view);
  // Once they are sent, answers follow what another device changes.
  const votes = (outcome === "sent" ? view.me?.votes : undefined) ?? answers.votes;
  const leading = view.options.find(({ id }) => id === best?.optionId);
  return (
    <>
      <header className={classes.thanks}>
        <span className={classes.tick} aria-hidden="true">
          <Icon name={outcome === "sent" ? "yes" : "clock"} size={34} />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {outcome === "sent" ? w.sent.title(name, firstName(view.host.name)) : w.sent.waitingTitle(name)}
        </h1>
        {best && leading && outcome === "sent" ? (
          <p>{w.sent.leads(dayParts(leading.start, view.when).short, reasonOf(best, w))}</p>
        ) : null}
      </header>
      <section className={page.card}>
        <div className={classes.head}>
          <h2>{w.sent.yours}</h2>
          <button type="button" className={page.quiet} onClick={onChange}>
            {w.sent.change}
          </button>
        </div>
        <ul className={classes.answers}>
          {view.options.map(({ id, start }) => {
            const vote = votes[id];
            return (
              <li key={id}>
                {dayParts(start, view.when).short}
                <span data-vote={vote ?? "open"}>
                  {vote ? <Icon name={vote} size={16} /> : null}
                  {vote ? w.poll[vote] : w.sent.open}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
