import { useEffect, useRef, useState } from "react";
import { hasVoted } from "~/sync/hangouts/hangout";
import { useWords } from "~/ui/words";
import { listNames, type Member } from "../people";
import type { PollFacts } from "./poll-facts";

const GATHER_MS = 5_000;

/** Tells who answered or changed their answers, gathered to one sentence: a lively poll does not interrupt a screen reader. */
export function useNewAnswers({ snapshot, ownId, names }: PollFacts): string {
  const { votes } = useWords().hangout;
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const waiting = useRef(new Map<string, Member>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sentence, setSentence] = useState("");
  const { members } = snapshot;
  useEffect(() => {
    const before = known.current;
    known.current = new Map(members.map(({ id, data }) => [id, JSON.stringify(data.votes ?? {})]));
    if (!before) return;
    for (const member of members) {
      const isNew = known.current.get(member.id) !== (before.get(member.id) ?? "{}");
      if (isNew && member.id !== ownId && hasVoted(member)) waiting.current.set(member.id, member);
    }
    if (waiting.current.size === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      setSentence(votes.arrived(listNames([...waiting.current.values()], names)));
      waiting.current.clear();
      timer.current = undefined;
    }, GATHER_MS);
  }, [members, ownId, names, votes]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return sentence;
}
