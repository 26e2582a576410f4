import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { sendAgain } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import classes from "./host.module.css";

/** Rows of addresses that were invited by email and that nobody has joined with. Hosts alone see them. */
export function InvitedEmails({ open }: { open: OpenHangout }) {
  const { invitedEmails = [] } = open.snapshot.hangout.data;
  return invitedEmails.map((email) => <InvitedEmail key={email} hangoutId={open.snapshot.hangout.id} email={email} />);
}

function InvitedEmail({ hangoutId, email }: { hangoutId: string; email: string }) {
  const { people } = useWords().hangout;
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await attempt(
      sendAgain(hangoutId, email).then((isSent) =>
        toast({ message: isSent ? people.sentAgain(email) : people.sendLater(email) }),
      ),
    );
    setBusy(false);
  };
  return (
    <li>
      <span className={classes.mail}>
        <IconMail size={20} stroke={1.7} aria-hidden="true" />
      </span>
      <span>
        <b>{email}</b>
        <span>{people.byEmail}</span>
      </span>
      <Button variant="subtle" loading={isBusy} aria-label={people.resendTo(email)} onClick={() => void resend()}>
        {people.resend}
      </Button>
    </li>
  );
}
