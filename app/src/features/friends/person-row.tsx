import type { ReactNode } from "react";
import { Link } from "~/routing/link";
import { Portrait } from "~/ui/portrait";
import classes from "./friends.module.css";

interface Props {
  uid: string;
  name: string;
  /** Address that their name links to. */
  href?: string | undefined;
  /** Address of their photo. */
  photo?: string | undefined;
  /** Other facts, in one quiet line. */
  facts: string;
  /** Message that they wrote. */
  message?: string | null | undefined;
  children?: ReactNode;
}

/** Somebody, and what can be done about them. */
export function PersonRow({ uid, name, href, photo, facts, message, children }: Props) {
  return (
    <li className={classes.row}>
      <Portrait name={name} uid={uid} src={photo} />
      <div className={classes.who}>
        <p className={classes.name}>{href ? <Link href={href}>{name}</Link> : name}</p>
        <p className={classes.facts}>{facts}</p>
        {message ? <blockquote className={classes.message}>{message}</blockquote> : null}
      </div>
      <div className={classes.deeds}>{children}</div>
    </li>
  );
}
