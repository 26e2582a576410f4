import { Button, CopyButton, Group } from "@mantine/core";
import { useLeaveWarning } from "~/ui/form/unsaved-changes";
import { Part } from "~/ui/part";
import { saveFile } from "~/ui/save-file";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

/** The codes that let one in without the authenticator: to be kept now, because they are not shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const w = useWords();
  const text = `${codes.join("\n")}\n`;
  useLeaveWarning(true);
  return (
    <Part title={w.totp.recoveryTitle} lede={w.totp.recoveryExplained}>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <Button onClick={onKept}>{w.totp.kept}</Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? w.totp.copied : w.totp.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => saveFile(new File([text], "yonder-recovery-codes.txt", { type: "text/plain" }))}
        >
          {w.totp.save}
        </Button>
      </Group>
    </Part>
  );
}
