import { useInvitationWords } from "~/ui/words/invitation";
import { marksOf } from "./sentences";

/** Small print beside a name, so that nobody passes for somebody else: the user name where two share one, and the host. */
export function WhichOne({ person }: { person: Parameters<typeof marksOf>[0] }) {
  const marks = marksOf(person, useInvitationWords());
  return marks.length > 0 ? <small>{marks.join(" · ")}</small> : null;
}
