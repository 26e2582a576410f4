import { IconBell, IconMinus, IconStar } from "@tabler/icons-react";
import type { Vote } from "~/sync/hangouts/hangout";
import { hasVoted, isGuest, isNeeded, optionsByDate } from "~/sync/hangouts/hangout";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import { type Member, personOf } from "../people";
import { OwnCell } from "./own-cell";
import type { PollFacts } from "./poll-facts";
import { TableFoot } from "./table-foot";
import { useCellKeys } from "./use-cell-keys";
import { VoteMark } from "./vote-mark";
import classes from "./vote-table.module.css";

interface Props {
  facts: PollFacts;
  onPick: ((ranked: RankedDate) => void) | undefined;
  onVote: ((optionId: string, vote: Vote | null) => void) | undefined;
  onRemind: (() => void) | undefined;
}

/** The poll on a wide screen: a row for each person, a column for each date. Arrow keys move from cell to cell. */
export function VoteTable({ facts, onPick, onVote, onRemind }: Props) {
  const w = useWords();
  const { votes, answered, silent } = w.hangout;
  const { snapshot, invited, ranked, best, ownId } = facts;
  const { table, onKeyDown, cell } = useCellKeys();
  const byId = new Map(ranked.map((each) => [each.option.id, each]));
  const columns = optionsByDate(snapshot.hangout).flatMap(({ id }) => byId.get(id) ?? []);
  // The reader's own row stands first, then those who have answered.
  const rankOf = (member: Member) => (member.id === ownId ? 0 : hasVoted(member) ? 1 : 2);
  const members = [...snapshot.members, ...invited].sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <section className={classes.scroller} aria-label={votes.caption(snapshot.hangout.data.title)}>
      <table ref={table} className={classes.table} onKeyDown={onKeyDown} aria-describedby="vote-table-hint">
        <caption className={classes.spoken}>{votes.caption(snapshot.hangout.data.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{answered(facts.answered, facts.total)}</th>
            {columns.map(({ option }) => {
              const date = facts.dateOf(option);
              const isBest = option.id === best?.option.id;
              return (
                <th key={option.id} scope="col" data-best={isBest || undefined}>
                  <span className={classes.star}>
                    {isBest ? <IconStar size={16} stroke={2} aria-hidden="true" /> : null}
                    {isBest ? votes.best : facts.isPast(option) ? w.hangout.passed.tag : ""}
                  </span>
                  <span>{date.weekdayShort}</span>
                  <b className={classes.number}>{date.day}</b>
                  <span className={classes.times}>{date.times}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {members.map((member, row) => (
            <tr key={member.id}>
              <th scope="row">
                <Who facts={facts} member={member} />
              </th>
              {hasVoted(member) || member.id === ownId ? (
                columns.map(({ option }, column) =>
                  member.id === ownId && onVote ? (
                    <OwnCell
                      key={option.id}
                      cell={cell(row, column)}
                      isBest={option.id === best?.option.id}
                      day={facts.dateOf(option).full}
                      vote={member.data.votes?.[option.id]}
                      onVote={(vote) => onVote(option.id, vote)}
                    />
                  ) : (
                    <td key={option.id} {...cell(row, column)} data-best={option.id === best?.option.id || undefined}>
                      <Answer vote={member.data.votes?.[option.id]} />
                    </td>
                  ),
                )
              ) : (
                <td colSpan={columns.length} {...cell(row, 0)} className={classes.silent}>
                  {!onRemind ? (
                    invited.includes(member) ? (
                      votes.invited
                    ) : (
                      votes.silent
                    )
                  ) : (
                    <button type="button" onClick={onRemind}>
                      <IconBell size={17} stroke={1.8} aria-hidden="true" />
                      {silent.remindOne(facts.names(member))}
                    </button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <TableFoot facts={facts} columns={columns} onPick={onPick} />
      </table>
      <p id="vote-table-hint" className={classes.spoken}>
        {votes.hint}
      </p>
    </section>
  );
}

function Who({ facts: { snapshot, invited, ownId, names }, member }: { facts: PollFacts; member: Member }) {
  const { votes } = useWords().hangout;
  const { id, name: known } = personOf(member);
  const name = known || names(member);
  const isOwn = member.id === ownId;
  const needed = isNeeded(snapshot.hangout, member);
  const note = isOwn
    ? hasVoted(member)
      ? votes.you
      : votes.addYours
    : needed
      ? votes.needed
      : isGuest(member)
        ? votes.guest
        : hasVoted(member)
          ? ""
          : invited.includes(member)
            ? votes.invited
            : votes.silent;
  return (
    <span className={classes.who}>
      <Portrait name={name} uid={id} src={undefined} size="small" />
      <span>
        <b>{name}</b>
        {note ? <span data-needed={(needed && !isOwn) || undefined}>{note}</span> : null}
      </span>
    </span>
  );
}

/** Answer of somebody, as text with its shape. */
function Answer({ vote }: { vote: Vote | undefined }) {
  const { votes } = useWords().hangout;
  return (
    <span className={classes.vote} data-vote={vote ?? "none"}>
      {vote ? <VoteMark vote={vote} /> : <IconMinus size={16} stroke={2} aria-hidden="true" />}
      <span>{vote ? votes[vote] : votes.none}</span>
    </span>
  );
}
