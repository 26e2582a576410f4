import type { ReactNode } from "react";
import { titleProps } from "../title-props";
import { useWords } from "../words";
import classes from "./share-preview.module.css";

interface Props {
  /** The picture of a preview, 1200 × 630, or a cover that is drawn. */
  picture?: ReactNode;
  title: string;
  /** One line below the title: "Five dates in August. Amber invites you." */
  detail: string;
}

/** The card that others will see in their chat. */
export function SharePreview({ picture, title, detail }: Props) {
  const w = useWords();
  return (
    <figure className={classes.card} aria-label={w.share.preview}>
      {picture ? <div className={classes.picture}>{picture}</div> : null}
      <figcaption>
        <b {...titleProps(title)}>{title}</b>
        <span>{detail}</span>
      </figcaption>
    </figure>
  );
}
