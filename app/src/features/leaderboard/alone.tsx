import { Button } from "@mantine/core";
import type { BoardRow, Leaderboard } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useSession } from "~/sync/session/use-session";
import { number } from "~/ui/format";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import classes from "./leaderboard.module.css";

interface Props {
  board: Leaderboard;
  onExplain: (row: BoardRow) => void;
}

/** Somebody without friends here: their own points beside those of the week before, and a way to invite somebody. */
export function Alone({ board: { me, period }, onExplain }: Props) {
  const w = useLeaderboardWords();
  const uid = useSession((state) => state.uid);
  const row = { rank: me.rank ?? 1, points: me.points, isMe: true, uid };
  return (
    <div className={classes.alone}>
      <button type="button" className={classes.big} aria-label={w.why(w.you, me.points)} onClick={() => onExplain(row)}>
        {number(me.points)}
      </button>
      <p className={classes.standing}>
        {me.before === null ? w.alone.points : w.alone.compared(me.points - me.before, period)}
      </p>
      <section className={classes.invite}>
        <h2>{w.alone.title}</h2>
        <p>{w.alone.text}</p>
        <Button component={Link} href={paths.friends}>
          {w.alone.invite}
        </Button>
      </section>
    </div>
  );
}
