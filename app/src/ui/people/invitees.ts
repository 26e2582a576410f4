/** Invited people: friends, addresses, everybody with the link; and those who must be there. Pure. */

export interface Invitees {
  /** Ids of people, in the order they were chosen. */
  people: readonly string[];
  emails: readonly string[];
  /** True if anybody with the link may come. */
  anyoneWithLink: boolean;
  /** Ids of chosen people without whom it makes no sense. */
  needed: readonly string[];
}

export const nobodyInvited: Invitees = { people: [], emails: [], anyoneWithLink: false, needed: [] };

export function countOf({ people, emails }: Invitees): number {
  return people.length + emails.length;
}

/** Adds somebody, or removes who is there already; a full list takes nobody more. */
export function togglePerson(invitees: Invitees, id: string, max: number): Invitees {
  if (invitees.people.includes(id)) return removePerson(invitees, id);
  return countOf(invitees) < max ? { ...invitees, people: [...invitees.people, id] } : invitees;
}

export function removePerson(invitees: Invitees, id: string): Invitees {
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return { ...invitees, people: without(invitees.people), needed: without(invitees.needed) };
}

/** Adds an address once, however its letters are written. */
export function addEmail(invitees: Invitees, email: string, max: number): Invitees {
  const isThere = invitees.emails.some((each) => each.toLowerCase() === email.toLowerCase());
  return isThere || countOf(invitees) >= max ? invitees : { ...invitees, emails: [...invitees.emails, email] };
}

export function removeEmail(invitees: Invitees, email: string): Invitees {
  return { ...invitees, emails: invitees.emails.filter((each) => each !== email) };
}

/** Marks a chosen person as needed, or takes the mark away. */
export function toggleNeeded(invitees: Invitees, id: string): Invitees {
  const { people, needed } = invitees;
  if (needed.includes(id)) return { ...invitees, needed: needed.filter((each) => each !== id) };
  return people.includes(id) ? { ...invitees, needed: [...needed, id] } : invitees;
}

/** Removes who was chosen last. */
export function removeLast(invitees: Invitees): Invitees {
  const email = invitees.emails.at(-1);
  if (email !== undefined) return removeEmail(invitees, email);
  const id = invitees.people.at(-1);
  return id === undefined ? invitees : removePerson(invitees, id);
}
