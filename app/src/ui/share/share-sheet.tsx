import { Skeleton } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { Sheet } from "../sheet/sheet";
import { FailureNotice } from "../states";
import { useWords } from "../words";
import { ShareLink } from "./share-link";
import classes from "./share-sheet.module.css";

/** A link that is there, one that is being made, or why there is none. */
export type SharedLink =
  | ({ state: "ready" } & ComponentProps<typeof ShareLink>)
  | { state: "making" }
  | { state: "none"; reason: string }
  | { state: "failed"; sentence: string; onRetry: () => void };

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** `null` before there is one to speak of. */
  link: SharedLink | null;
  /** Preview of the link: a `SharePreview`. */
  preview?: ReactNode;
  /** Choice of the visibility: a `VisibilityChoice`. */
  visibility?: ReactNode;
  /** Further settings, below the link. */
  children?: ReactNode;
}

/** Everything about giving something away: who may see it, what they will see, and the link. */
export function ShareSheet({ opened, onClose, title, link, preview, visibility, children }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <div className={classes.sheet}>
        {visibility}
        {preview}
        {link ? <LinkPart link={link} /> : null}
        {children}
      </div>
    </Sheet>
  );
}

function LinkPart({ link }: { link: SharedLink }) {
  const w = useWords();
  if (link.state === "none") return <p className={classes.none}>{link.reason}</p>;
  if (link.state === "failed") return <FailureNotice sentence={link.sentence} onRetry={link.onRetry} main={false} />;
  if (link.state === "making") {
    return (
      <div className={classes.making} role="status" aria-label={w.share.making}>
        <Skeleton height={48} radius={10} />
        <Skeleton height={42} radius={10} />
      </div>
    );
  }
  const { state: _, ...ready } = link;
  return <ShareLink {...ready} />;
}
