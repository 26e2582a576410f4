/** People of a hangout as its page names them. Pure. */
import type { HangoutMember } from "~/core";
import type { Stored } from "~/sync/hangouts/hangout";
import { listed } from "~/ui/format";
import { firstName, type Person } from "~/ui/people/person";

export type Member = Stored<HangoutMember>;

/** Their first names; the whole name of those who share one. */
export type Names = (member: Member) => string;

/** Names the members of one hangout; `unknown` stands for a name this device does not know. */
export function namesIn(members: readonly Member[], unknown = ""): Names {
  const counts = new Map<string, number>();
  for (const { data } of members) counts.set(short(data), (counts.get(short(data)) ?? 0) + 1);
  return ({ data }) => (data.name ? ((counts.get(short(data)) ?? 0) > 1 ? data.name : short(data)) : unknown);
}

const short = ({ name = "" }: HangoutMember) => firstName({ name });

/** "Ann, Ben and Cem" */
export function listNames(members: readonly Member[], names: Names): string {
  return listed(members.map(names));
}

/** Somebody as the components that show people want them; a guest's face is drawn from their id as a member. */
export function personOf({ id, data }: Member): Person {
  return { id: data.userId ?? id, name: data.name ?? "" };
}
