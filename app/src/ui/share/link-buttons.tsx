import { Button } from "@mantine/core";
import { IconCopy, IconShare2 } from "@tabler/icons-react";
import { useWords } from "../words";
import classes from "./share-link.module.css";
import type { LinkActions } from "./use-link-actions";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** The buttons that give a link away, the better one first, and what became of it. */
export function LinkButtons({ actions: { copy, send, isCopied, isRefused } }: { actions: LinkActions }) {
  const w = useWords();
  return (
    <>
      <p className={classes.status} role="status" data-refused={isRefused || undefined}>
        {isRefused ? w.share.copyFailed : isCopied ? w.share.copiedStatus : ""}
      </p>
      <div className={classes.buttons}>
        {send ? (
          <Button size="md" leftSection={<IconShare2 {...ICON} />} onClick={send}>
            {w.share.send}
          </Button>
        ) : null}
        <Button size="md" variant={send ? "default" : "filled"} leftSection={<IconCopy {...ICON} />} onClick={copy}>
          {isCopied ? w.share.copied : w.share.copy}
        </Button>
      </div>
    </>
  );
}
