import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import classes from "./cover.module.css";
import { dayParts } from "./dates";
import { Icon } from "./icon";
import type { InvitationLinks, InvitationView } from "./model";
import { Postmark } from "./postmark";

interface Props {
  view: InvitationView;
  links: InvitationLinks;
  /** True where no navigation of the app stands around it. */
  hasWordmark?: boolean;
}

/** The picture on top: the coast of the place, or a photo, with a postmark that says how far the date is. */
export function Cover({ view, links, hasWordmark = false }: Props) {
  const w = useInvitationWords();
  const src = view.photoRef ?? links.cover;
  const start = view.when.startsAt ?? view.options[0]?.start;
  const { short = "" } = start ? dayParts(start, view.when) : {};
  return (
    <div className={classes.cover} data-theme={view.theme ?? "lagoon"}>
      {src ? <img src={src} alt="" width="780" height="560" fetchPriority="high" decoding="async" /> : null}
      <div className={classes.bar}>
        {hasWordmark ? (
          <a href="/" className={classes.wordmark} aria-label={w.home}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <rect width="64" height="64" rx="14" />
              <path d="M14 18l13 18v12h10V36l13-18h-11l-7 11-7-11z" />
            </svg>
            Yonder
          </a>
        ) : null}
        {links.share && view.status !== "cancelled" ? <Share title={view.title} url={links.share} /> : null}
      </div>
      <Postmark
        above={view.place?.place?.name ?? view.title}
        below={view.status === "polling" ? w.stamp.poll : view.status === "scheduled" ? short : w.stamp[view.status]}
        status={view.status}
      />
    </div>
  );
}

/** Gives the invitation to the share sheet of the device, or copies its link. */
function Share({ title, url }: { title: string; url: string }) {
  const w = useInvitationWords();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={classes.share} onClick={share} aria-label={w.share}>
      <Icon name={isCopied ? "yes" : "share"} size={22} />
      <span role="status">{isCopied ? w.copied : ""}</span>
    </button>
  );
}
