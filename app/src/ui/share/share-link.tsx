import { Button, type ButtonProps } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCopy, IconLink, IconMail, IconQrcode, IconShare2 } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { QrCode } from "../qr/qr-code";
import { useWords } from "../words";
import classes from "./share-link.module.css";

interface Props {
  /** Names the field: "Link for friends". */
  label: string;
  url: string;
  /** The title in the device's own sheet, and the subject of an email. */
  title: string;
  /** A sentence that goes before the link. */
  text?: string;
  /** Describes the QR code to those who do not see it. */
  qr: string;
  note?: string | undefined;
  /** Other ways to share, beside ours. */
  children?: ReactNode;
}

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** A link to give away: by the device's own sheet, copied, as a QR code, or by email. */
export function ShareLink({ label, url, title, text = "", qr, note, children }: Props) {
  const w = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied, error } = useClipboard({ timeout: 4_000 });
  const [isQrShown, setQrShown] = useState(false);
  const copyLink = () => {
    // Selected, it can be copied by hand where the browser refuses.
    field.current?.select();
    copy(url);
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`.trim())}`;
  // To close the device's sheet without choosing anybody is no failure.
  const send = () => void navigator.share({ title, text, url }).catch(() => undefined);
  const canSend = "share" in navigator;
  return (
    <div className={classes.share}>
      <label className={classes.label}>
        <span>{label}</span>
        <span className={classes.field}>
          <IconLink {...ICON} />
          <input ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </span>
      </label>
      {note ? <p className={classes.note}>{note}</p> : null}
      {canSend ? (
        <Button size="md" leftSection={<IconShare2 {...ICON} />} onClick={send}>
          {w.share.send}
        </Button>
      ) : (
        <CopyButton size="md" copied={copied} onClick={copyLink} />
      )}
      <div className={classes.ways}>
        {canSend ? <CopyButton variant="default" copied={copied} onClick={copyLink} /> : null}
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
      <p className={classes.status} role="status">
        {error ? w.share.copyFailed : copied ? w.share.copiedStatus : ""}
      </p>
      {isQrShown ? (
        <div className={classes.qr}>
          <QrCode text={url} label={qr} />
        </div>
      ) : null}
    </div>
  );
}

function CopyButton({ copied, ...rest }: ButtonProps & { copied: boolean; onClick: () => void }) {
  const w = useWords();
  return (
    <Button leftSection={<IconCopy {...ICON} />} {...rest}>
      {copied ? w.share.copied : w.share.copy}
    </Button>
  );
}
