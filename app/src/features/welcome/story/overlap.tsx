import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Portrait } from "~/ui/portrait";
import { WishPicture } from "~/ui/wish-picture";
import { useWords } from "~/ui/words";
import { faces, samples } from "../samples";
import classes from "./story.module.css";

const SHARED = ["lights", "swim", "cycle", "stars"] as const;

/** Picture of the overlap of two lists. */
export function Overlap() {
  const w = useWords();
  return (
    <section className={classes.overlap} aria-labelledby="overlap">
      <div className={classes.words}>
        <h2 id="overlap">{w.welcome.overlap}</h2>
        <p>{w.welcome.overlapExplained}</p>
        <Button component={Link} href={paths.basket} variant="default" size="md">
          {w.welcome.compare}
        </Button>
      </div>
      <div className={classes.circles} aria-hidden="true">
        <Person name="Robin" count={9} side="left" />
        <div className={classes.shared}>
          <p className={classes.four}>{w.welcome.four}</p>
          <p>{w.welcome.onBoth}</p>
          {SHARED.map((name) => (
            <p key={name} className={classes.both}>
              <WishPicture src={samples.find((sample) => sample.name === name)?.picture} />
              {w.home.samples[name]}
            </p>
          ))}
        </div>
        <Person name="Noa" count={7} side="right" />
      </div>
    </section>
  );
}

function Person({ name, count, side }: { name: keyof typeof faces; count: number; side: "left" | "right" }) {
  const w = useWords();
  return (
    <div className={classes.person} data-side={side}>
      <Portrait name={name} uid={faces[name]} src={undefined} size="row" />
      <b>{name}</b>
      <small>{w.welcome.wishes(count)}</small>
    </div>
  );
}
