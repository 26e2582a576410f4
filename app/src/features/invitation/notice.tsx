import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import classes from "./page.module.css";

interface Props {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** True for what asks for an answer. */
  isUrgent?: boolean;
}

/** A state of the hangout that takes the place of the vote or stands above it. */
export function Notice({ icon, title, children, isUrgent = false }: Props) {
  return (
    <section className={classes.notice} data-urgent={isUrgent || undefined}>
      <Icon name={icon} size={20} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
