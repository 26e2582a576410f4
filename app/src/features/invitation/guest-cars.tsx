import { useInvitationWords } from "~/ui/words/invitation";
import { Icon } from "./icon";
import classes from "./keep.module.css";
import type { InvitationLinks, InvitationView } from "./model";
import page from "./page.module.css";

interface Props {
  view: InvitationView;
  links: InvitationLinks;
}

/** For a guest of a hangout with cars: seats need an account, which takes their answer along and leads to the cars. */
export function GuestCars({ view, links }: Props) {
  const { cars: w } = useInvitationWords();
  const isGuest = view.me === null ? links.signIn !== undefined : links.signUpForCars !== undefined;
  if (!view.hasCars || !isGuest) return null;
  return (
    <section className={`${page.card} ${classes.cars}`}>
      <h2>
        <Icon name="ride" size={20} />
        {w.title}
      </h2>
      <p>{view.me ? w.text : w.answerFirst}</p>
      {links.signUpForCars ? (
        <a className={page.line} href={links.signUpForCars}>
          {w.signUp}
        </a>
      ) : null}
    </section>
  );
}
