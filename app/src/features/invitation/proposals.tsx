import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { useProposalWords } from "~/ui/words/proposals";
import { dayParts, endOf } from "./dates";
import type { InvitationActions, InvitationProposal, InvitationView } from "./model";
import page from "./page.module.css";
import { Problem } from "./problem";
import classes from "./proposals.module.css";
import { ProposeForm } from "./propose-form";
import { firstName, timesOf } from "./sentences";
import { useSend } from "./use-send";

interface Props {
  view: InvitationView;
  actions: InvitationActions;
}

/** Dates that people suggest besides those of the poll, and a form to suggest one. */
export default function Proposals({ view, actions }: Props) {
  const w = useProposalWords();
  const [isOpen, setOpen] = useState(false);
  const proposals = view.proposals ?? [];
  const canPropose = view.takesProposals === true && actions.propose !== undefined;
  if (proposals.length === 0 && !canPropose) return null;
  return (
    <section className={classes.proposals} aria-label={w.title}>
      {proposals.length > 0 ? (
        <ul>
          {proposals.map((proposal) => (
            <Row key={proposal.id} proposal={proposal} view={view} actions={actions} />
          ))}
        </ul>
      ) : null}
      {canPropose && isOpen ? (
        <ProposeForm view={view} actions={actions} onClose={() => setOpen(false)} />
      ) : canPropose ? (
        <p className={classes.ask}>
          {w.ask}{" "}
          <button type="button" className={page.line} onClick={() => setOpen(true)}>
            {w.suggest}
          </button>
        </p>
      ) : null}
    </section>
  );
}

function Row({ proposal, view, actions }: Props & { proposal: InvitationProposal }) {
  const w = useProposalWords();
  const invitation = useInvitationWords();
  const sending = useSend();
  const { id, start, durationMin, name, isMine } = proposal;
  const times = timesOf(start, endOf(start, durationMin ?? undefined), view, invitation);
  const date = `${dayParts(start, view.when).long}, ${times}`;
  const { withdraw } = actions;
  return (
    <li>
      <p>
        {isMine ? w.byYou(date) : w.by(firstName(name), date)} <small>{w.waits(firstName(view.host.name))}</small>
      </p>
      {isMine && withdraw ? (
        <button
          type="button"
          className={page.quiet}
          aria-label={w.takeBackOf(date)}
          disabled={sending.isSending}
          onClick={() => sending.run(() => withdraw(id))}
        >
          {w.takeBack}
        </button>
      ) : null}
      <Problem refusal={sending.refusal} />
    </li>
  );
}
