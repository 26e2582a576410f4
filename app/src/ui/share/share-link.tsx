import { Button } from "@mantine/core";
import { IconLink, IconMail, IconQrcode } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { QrCode } from "../qr/qr-code";
import { useWords } from "../words";
import { LinkButtons } from "./link-buttons";
import classes from "./share-link.module.css";
import { type LinkActions, type LinkToSend, useLinkActions } from "./use-link-actions";

export interface ShareLinkProps extends LinkToSend {
  /** Names the field: "Link for friends". */
  label: string;
  /** Describes the QR code to those who do not see it. */
  qr: string;
  note?: string | undefined;
  /** Other ways to share, beside ours. */
  children?: ReactNode;
}

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** A link to give away: by the device's own sheet, copied, as a QR code, or by email. */
export function ShareLink(props: ShareLinkProps) {
  const actions = useLinkActions(props);
  return (
    <div className={classes.share}>
      <LinkField {...props} actions={actions} />
      <LinkButtons actions={actions} />
      <OtherWays {...props} />
    </div>
  );
}

/** The same for where the buttons stand elsewhere. */
export function ShareLinkBody({ actions, ...props }: ShareLinkProps & { actions: LinkActions }) {
  return (
    <div className={classes.share}>
      <LinkField {...props} actions={actions} />
      <OtherWays {...props} />
    </div>
  );
}

function LinkField({ label, url, note, actions }: ShareLinkProps & { actions: LinkActions }) {
  return (
    <>
      <label className={classes.label}>
        <span>{label}</span>
        <span className={classes.field}>
          <IconLink {...ICON} />
          <input ref={actions.field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </span>
      </label>
      {note ? <p className={classes.note}>{note}</p> : null}
    </>
  );
}

function OtherWays({ url, title, text = "", qr, children }: ShareLinkProps) {
  const w = useWords();
  const [isQrShown, setQrShown] = useState(false);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`.trim())}`;
  return (
    <>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconQrcode {...ICON} />}
          aria-expanded={isQrShown}
          onClick={() => setQrShown(!isQrShown)}
        >
          {w.share.qr}
        </Button>
        <Button component="a" href={mail} variant="default" leftSection={<IconMail {...ICON} />}>
          {w.share.email}
        </Button>
        {children}
      </div>
      {isQrShown ? (
        <div className={classes.qr}>
          <QrCode text={url} label={qr} />
        </div>
      ) : null}
    </>
  );
}
