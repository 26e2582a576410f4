import { Button, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { constants, type Decision } from "~/core";
import { useDecision } from "~/routing/use-decision";
import { useLocation } from "~/routing/use-location";
import { isAsking, isInterrupted, revokedSession, type Session, settledState } from "~/state/session";
import { lastEmail } from "~/sync/session/last-session";
import { dismissSignIn, requestSignIn } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { useEscapeLayer } from "~/ui/escape-layers";
import { useWords, type Words } from "~/ui/words";
import { Entrance } from "../login/entrance";
import { HeadingElement } from "../login/head";
import classes from "./prompt.module.css";
import { SignedOutBar } from "./signed-out-bar";

/** Asks for signing in over the page, which stays as it is with everything that was typed. */
export function SignInPrompt() {
  const w = useWords();
  const asking = useSession(isAsking);
  const interrupted = useSession(isInterrupted);
  const isRevoked = useSession((state) => revokedSession(state) !== undefined);
  const uid = useSession((state) => state.uid);
  const [title, explained] = reasonOf(useSession(causeOf), w);
  const decision = useDecision(false);
  // That page is for signing in by itself.
  const isSignInPage = decision.kind === "show" && decision.name === "login";
  const isBarShown = interrupted && !asking && !isSignInPage;
  // There, and where one is sent there, the page itself says what became of the session.
  const isAskedHere = asking && !(isRevoked && (isSignInPage || decision.kind === "redirect"));
  // A dialog gives the focus back to where it was when it opened, but not one that was never closed before.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  useAskOnGuardedPage(interrupted, decision);
  useEscapeLayer(isAskedHere, dismissSignIn);
  return (
    <>
      {isBarShown ? <SignedOutBar /> : null}
      <Modal
        opened={isAskedHere && isDrawn}
        onClose={dismissSignIn}
        title={title}
        zIndex={constants.Z_INDEX_MODAL + 1}
        closeOnEscape={false}
        closeOnClickOutside={false}
        classNames={{ inner: classes.inner ?? "", content: classes.content ?? "" }}
        closeButtonProps={{ "aria-label": w.common.close }}
      >
        <div className={classes.body}>
          {/* Whoever was typing when it came goes on typing: that must not land in a field, or press a button. */}
          <p tabIndex={-1} data-autofocus className={classes.explained}>
            {explained}
          </p>
          <HeadingElement value="h3">
            <Entrance key={uid} inPlace initialEmail={(uid && lastEmail(uid)) || ""} canSignUp={!interrupted} />
          </HeadingElement>
          <Button variant="subtle" color="gray" onClick={dismissSignIn}>
            {w.session.notNow}
          </Button>
        </div>
      </Modal>
    </>
  );
}

type Cause = "needed" | "expired" | "earlierVisit" | "otherTab" | "otherDevice" | "otherDeviceWaiting";

function causeOf(session: Session): Cause {
  const settled = settledState(session.state);
  if (settled.name === "expired") return "expired";
  if (settled.name === "endedBefore") return "earlierVisit";
  if (settled.name === "endedElsewhere") return "otherTab";
  const revoked = revokedSession(session);
  if (revoked) return revoked.hasWaiting ? "otherDeviceWaiting" : "otherDevice";
  return "needed";
}

function reasonOf(cause: Cause, { session: w }: Words): [title: string, explained: string] {
  return [w[cause], w[`${cause}Explained`]];
}

/** A page that is for signed-in people asks again when it is opened after "Not now". */
function useAskOnGuardedPage(interrupted: boolean, decision: Decision): void {
  const location = useLocation();
  const isGuarded = decision.kind === "redirect";
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once for each page that is opened
  useEffect(() => {
    if (interrupted && isGuarded) requestSignIn();
  }, [location, interrupted, isGuarded]);
}
