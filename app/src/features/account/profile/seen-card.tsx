import { portraitOf } from "~/api/photo";
import type { ProfileCard } from "~/api/schema";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

interface Props {
  uid: string;
  /** `null` where nobody but its owner sees it. */
  card: ProfileCard | null;
  /** True if the person is what the page is about. */
  isMain?: boolean;
}

/** Somebody's card, as far as the server shows it. */
export function SeenCard({ uid, card, isMain = false }: Props) {
  const w = useWords();
  if (!card) {
    return (
      <div className={classes.hidden}>
        <p className={classes.strong}>{w.viewAs.hidden}</p>
        <p className={classes.quiet}>{w.viewAs.hiddenExplained}</p>
      </div>
    );
  }
  const Heading = isMain ? "h1" : "h2";
  return (
    <div className={classes.card}>
      <Portrait name={card.name} uid={uid} src={portraitOf(card)} size="card" />
      <div>
        <Heading className={classes.seenName}>{card.name}</Heading>
        <p>{[card.user_name ? `@${card.user_name}` : "", card.home ?? ""].filter(Boolean).join(" · ")}</p>
        {card.bio ? <p className={classes.bio}>{card.bio}</p> : null}
      </div>
    </div>
  );
}
