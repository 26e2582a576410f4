import { useInvitationWords } from "~/ui/words/invitation";

/** Small print beside a name, so that nobody passes for somebody else: the user name where two share one, and the host. */
export function WhichOne({ person }: { person: { userName?: string; role?: string | undefined } }) {
  const w = useInvitationWords();
  const isHost = person.role === "host" || person.role === "coHost";
  return (
    <>
      {person.userName ? <small>{`@${person.userName}`}</small> : null} {isHost ? <small>{w.coming.host}</small> : null}
    </>
  );
}
