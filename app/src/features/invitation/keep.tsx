import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { EmailCard, isWaiting } from "./email-card";
import { Icon } from "./icon";
import classes from "./keep.module.css";
import type { InvitationActions, InvitationLinks, InvitationView } from "./model";
import page from "./page.module.css";
import { firstName } from "./sentences";

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  links: InvitationLinks;
}

/** Offers to a guest after answering: the date by email, their answers on another device, the item on a list. */
export function Keep({ view, actions, links }: Props) {
  const w = useInvitationWords();
  return (
    <>
      {isWaiting(view) ? null : <EmailCard view={view} actions={actions} />}
      {links.private ? <PrivateLink url={links.private} /> : null}
      {links.addToList ? (
        <div className={classes.row}>
          <Icon name="list" size={20} />
          <p>
            <b>{w.addToList.title}</b>
            {w.addToList.text(view.title)}
          </p>
          <a className={page.line} href={links.addToList}>
            <Icon name="plus" size={16} />
            {w.addToList.add}
          </a>
        </div>
      ) : null}
    </>
  );
}

/** After the day: what a guest did on a list of their own, and a hangout of theirs next. */
export function KeepMemory({ view: { me, title }, links }: Pick<Props, "view" | "links">) {
  const w = useInvitationWords();
  if (!links.addToList) return null;
  return (
    <section className={`${page.card} ${classes.memory}`}>
      <h2>{me ? w.memory.title(firstName(me.name)) : w.memory.titleNew}</h2>
      <p>{me?.attended ? w.memory.came(title) : w.memory.text(title)}</p>
      <a className={page.button} href={links.addToList}>
        {w.memory.keep}
      </a>
      <a className={page.quiet} href="/hangout/create">
        {w.memory.next}
      </a>
    </section>
  );
}

function PrivateLink({ url }: { url: string }) {
  const w = useInvitationWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => window.prompt(w.device.text, url),
    );
  };
  return (
    <div className={classes.row}>
      <Icon name="phone" size={20} />
      <p>
        <b>{w.device.title}</b>
        {w.device.text}
      </p>
      <button type="button" className={page.line} aria-label={w.device.copyLink} onClick={copy}>
        <Icon name={isCopied ? "yes" : "link"} size={16} />
        <span>{isCopied ? w.copied : w.device.copy}</span>
      </button>
      <span role="status" className={page.unseen}>
        {isCopied ? w.copied : ""}
      </span>
    </div>
  );
}
