import { Button } from "@mantine/core";
import type { HangoutOption } from "~/core";
import { answerProposal } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Portrait } from "~/ui/portrait";
import { useProposalWords } from "~/ui/words/proposals";
import { attempt } from "../attempt";
import { type Member, personOf } from "../people";
import type { PollFacts } from "./poll-facts";
import classes from "./proposed-dates.module.css";

interface Props {
  open: OpenHangout;
  facts: PollFacts;
}

/** Dates that people suggest: one press takes each into the poll, another declines it. */
export function ProposedDates({ open, facts }: Props) {
  const w = useProposalWords();
  const rows = facts.snapshot.members.flatMap((member) =>
    (member.data.proposals ?? []).map((option) => ({ member, option })),
  );
  if (rows.length === 0) return null;
  return (
    <section className={classes.proposed} aria-label={w.title}>
      <h2>{w.title}</h2>
      <ul>
        {rows.map(({ member, option }) => (
          <Row key={option.id} open={open} facts={facts} member={member} option={option} />
        ))}
      </ul>
    </section>
  );
}

function Row({ open, facts, member, option }: Props & { member: Member; option: HangoutOption }) {
  const w = useProposalWords();
  const { full, times } = facts.dateOf(option);
  const { id, name } = personOf(member);
  const date = `${full}, ${times}`;
  const answer = (kind: "accept" | "decline", done: string) =>
    void attempt(answerProposal(open.actor, option.id, kind), done);
  return (
    <li>
      <Portrait name={name} uid={id} src={undefined} size="small" />
      <p>{w.by(facts.names(member), date)}</p>
      <span>
        <Button aria-label={w.addOf(date)} variant="default" onClick={() => answer("accept", w.added)}>
          {w.add}
        </Button>
        <Button
          aria-label={w.declineOf(date)}
          variant="subtle"
          color="gray"
          onClick={() => answer("decline", w.declined(facts.names(member)))}
        >
          {w.decline}
        </Button>
      </span>
    </li>
  );
}
