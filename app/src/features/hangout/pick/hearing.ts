/** Notifications that each person gets when a date is picked. Pure. */
import { hasVoted } from "~/sync/hangouts/hangout";
import type { RankedDate } from "~/sync/hangouts/ranking";
import type { Words } from "~/ui/words";
import type { DateText } from "../dates";
import { listNames, type Member, type Names } from "../people";

export interface Hearing {
  kind: "yes" | "maybe" | "no" | "silent" | "invited" | "unreached";
  people: readonly Member[];
  title: string;
  hears: string;
}

interface Facts {
  ranked: RankedDate;
  members: readonly Member[];
  /** Friends who have not opened the hangout: only its members are notified. */
  invited: readonly Member[];
  /** Guests without an email address: nobody tells them. */
  unreached?: readonly Member[];
  date: DateText;
  names: Names;
  w: Words;
}

/** Groups everybody but the one who picks by what they will hear; groups with nobody in them are left out. */
export function hearings(
  { ranked, members, invited, unreached = [], date, names, w }: Facts,
  ownId: string | undefined,
): Hearing[] {
  const { pick } = w.hangout;
  const deaf = new Set(unreached.map(({ id }) => id));
  const others = (people: readonly Member[]) => people.filter(({ id }) => id !== ownId && !deaf.has(id));
  const [yes, maybe, no] = [others(ranked.yes), others(ranked.maybe), others(ranked.no)];
  const heard = new Set([...yes, ...maybe, ...no].map(({ id }) => id));
  const silent = others(members).filter((member) => !heard.has(member.id) || !hasVoted(member));
  const [only] = yes;
  const groups: Hearing[] = [
    {
      kind: "yes",
      people: yes,
      title: yes.length === 1 && only ? pick.oneYes(names(only)) : pick.yes(yes.length),
      hears: pick.yesHears(date.full, date.start),
    },
    { kind: "maybe", people: maybe, title: pick.maybe(listNames(maybe, names)), hears: pick.maybeHears(date.name) },
    { kind: "no", people: no, title: pick.no(listNames(no, names)), hears: pick.noHears(date.name) },
    {
      kind: "silent",
      people: silent,
      title: pick.silent(listNames(silent, names)),
      hears: pick.silentHears(date.name),
    },
    {
      kind: "invited",
      people: invited,
      title: pick.invited(listNames(invited, names)),
      hears: pick.invitedHears,
    },
    {
      kind: "unreached",
      people: unreached,
      title: pick.unreached(listNames(unreached, names)),
      hears: pick.unreachedHears,
    },
  ];
  return groups.filter(({ people }) => people.length > 0);
}
