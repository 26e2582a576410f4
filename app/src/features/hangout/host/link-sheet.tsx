import { Button } from "@mantine/core";
import { useState } from "react";
import { renewLink } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import classes from "./host.module.css";
import { inviteUrl } from "./host-header";

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** The link that invites to a hangout: to give away, to replace, and to turn off. */
export function LinkSheet({ open, onClose }: Props) {
  const { link: w } = useWords().hangout;
  const [isBusy, setBusy] = useState(false);
  const { id, data } = open.snapshot.hangout;
  const url = inviteUrl(open);
  const renew = async (revoke: boolean) => {
    setBusy(true);
    await attempt(renewLink(id, revoke), revoke ? w.ended : w.renewed);
    setBusy(false);
  };
  const link: SharedLink = url
    ? { state: "ready", label: w.label, url, title: data.title, text: w.text(data.title), qr: w.qr }
    : { state: "none", reason: w.none };
  return (
    <ShareSheet opened onClose={onClose} title={w.title} link={link}>
      <div className={classes.actions}>
        <Button variant="default" loading={isBusy} onClick={() => void renew(false)}>
          {w.renew}
        </Button>
        {url ? (
          <>
            <p className={classes.soft}>{w.renewHint}</p>
            <Button variant="subtle" disabled={isBusy} onClick={() => void renew(true)}>
              {w.end}
            </Button>
          </>
        ) : null}
      </div>
    </ShareSheet>
  );
}
