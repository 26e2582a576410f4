import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import classes from "./link-box.module.css";
import { QrCode } from "./qr/qr-code";
import { useWords } from "./words";

interface Props {
  label: string;
  url: string;
  /** What the sheet of the device for sharing calls it. */
  title: string;
  /** What the square code is, for whoever does not see it. */
  qr: string;
  note?: string | undefined;
  /** Other ways to give it away, beside ours. */
  children?: ReactNode;
}

/** A link to give away: copied, handed to the device's own sheet, or shown to a camera. */
export function LinkBox({ label, url, title, qr, note, children }: Props) {
  const w = useWords();
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.box}>
      <TextInput
        label={label}
        readOnly
        value={url}
        description={note}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? w.share.copied : w.share.copy}</Button>}
        </CopyButton>
        {"share" in navigator ? (
          <Button variant="default" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {w.share.send}
          </Button>
        ) : null}
        {children}
        <Button variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? w.sharing.hideQr : w.sharing.showQr}
        </Button>
      </Group>
      {shown ? <QrCode text={url} label={qr} /> : null}
      <Text component="p" role="status" className={classes.unseen}>
        {shown ? qr : ""}
      </Text>
    </div>
  );
}
