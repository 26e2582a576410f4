import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Sheet } from "../sheet/sheet";
import { FailureNotice } from "../states";
import { useWords } from "../words";
import { LinkButtons } from "./link-buttons";
import { ShareLinkBody, type ShareLinkProps } from "./share-link";
import classes from "./share-sheet.module.css";
import { type LinkActions, useLinkActions } from "./use-link-actions";

/** A link that is there, one that is being made, or why there is none. */
export type SharedLink =
  | ({ state: "ready" } & ShareLinkProps)
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
  /** Choice of the visibility: a `VisibilityChoice`, or a sentence about who can open it. */
  visibility?: ReactNode;
  /** The button that makes a link, where there is none yet. */
  make?: ReactNode;
  /** Further settings, below the link. */
  children?: ReactNode;
}

const nothing = { url: "", title: "" };

/**
 * Everything about giving something away: who may see it, the link, and what they will see. The buttons that make the
 * link and give it away stay in sight below.
 */
export function ShareSheet({ opened, onClose, title, link, preview, visibility, make, children }: Props) {
  const actions = useLinkActions(link?.state === "ready" ? link : nothing);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      footer={link?.state === "ready" ? <LinkButtons actions={actions} /> : make}
    >
      <div className={classes.sheet}>
        {visibility}
        {link ? <LinkPart link={link} actions={actions} /> : null}
        {preview}
        {children}
      </div>
    </Sheet>
  );
}

function LinkPart({ link, actions }: { link: SharedLink; actions: LinkActions }) {
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
  return <ShareLinkBody {...ready} actions={actions} />;
}
