import { useEffect, useRef, useState } from "react";
import { listed } from "~/ui/format";
import { useInvitationWords } from "~/ui/words/invitation";
import type { InvitationPerson } from "./model";
import classes from "./page.module.css";
import { firstName, hasAnswered } from "./sentences";

/** Time in which answers are gathered to one sentence. */
const GATHER_MS = 5_000;

/** Says to screen readers who answered while the page was open. */
export function News({ people }: { people: readonly InvitationPerson[] }) {
  const w = useInvitationWords();
  const known = useRef<Map<string, string>>(undefined);
  const waiting = useRef(new Set<string>());
  const [said, setSaid] = useState<readonly string[]>([]);
  useEffect(() => {
    const now = new Map(
      people.filter(hasAnswered).map((one) => [one.memberId, JSON.stringify([one.votes, one.rsvp])] as const),
    );
    const before = known.current;
    known.current = now;
    if (!before) return;
    for (const person of people) {
      const answer = now.get(person.memberId);
      if (answer !== undefined && answer !== before.get(person.memberId)) waiting.current.add(firstName(person.name));
    }
    if (waiting.current.size === 0) return;
    const timer = setTimeout(() => {
      setSaid([...waiting.current]);
      waiting.current.clear();
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [people]);
  return (
    <p className={classes.unseen} role="status">
      {said.length > 0 ? w.news(listed(said)) : ""}
    </p>
  );
}
