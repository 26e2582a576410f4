import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, lazy, useId, useState } from "react";
import type { Activity } from "~/core";
import { exactPlace } from "~/map/search/exact-place";
import type { FoundPlace } from "~/map/search/providers/provider";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { NamedPlace } from "~/sync/lists/activities";
import { kindOf } from "~/ui/categories";
import { excessOf } from "~/ui/form/excess";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { WishPicture } from "~/ui/wish-picture";
import { useFirstWords } from "~/ui/words/first";
import { onlyPlace } from "./placed";
import { chips } from "./samples";
import classes from "./wish-field.module.css";

/** Characters of a title, as the core has it. */
const TITLE_MAX = 140;
/** From how many characters on a place may be meant. */
const PLACE_MIN = 3;

const PlaceHints = lazy(later(() => import("./place-hints").then((part) => ({ default: part.PlaceHints }))));

interface Props {
  year: number;
  /** Adds a wish; answers whether that worked, so that nothing typed is lost. */
  onAdd: (title: string, more?: Partial<Activity>) => Promise<boolean>;
}

/** The first wish, typed or chosen: it is on the list at once. */
export function WishField({ year, onAdd }: Props) {
  const w = useFirstWords();
  const [text, setText] = useState("");
  const title = capitalised(text.trim());
  const errorId = useId();
  // A pasted position or link says where, and the spot is the wish.
  const spot = exactPlace(text);
  // A long text that was pasted stays whole, to be shortened.
  const excess = spot ? 0 : excessOf(title, TITLE_MAX);
  const add = async (adding: Promise<boolean>) => {
    setText("");
    if (!(await adding)) setText((begun) => begun || text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!title || excess > 0) return;
    if (spot) void add(named(spot).then((place) => onAdd(place.name, onlyPlace(place))));
    else void add(onAdd(title).then((isAdded) => isAdded && place(year, title)));
  };
  return (
    <>
      <form className={classes.form} onSubmit={submit}>
        <label className={classes.label}>
          <span>{w.home.wish}</span>
          <input
            value={text}
            aria-invalid={excess > 0}
            aria-describedby={excess > 0 ? errorId : undefined}
            placeholder={w.home.wishExample}
            autoComplete="off"
            enterKeyHint="done"
            data-new
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" className={classes.add ?? ""} aria-label={w.home.add}>
          <IconPlus size={20} stroke={2} aria-hidden="true" />
          <span>{w.home.add}</span>
        </Button>
      </form>
      {excess > 0 ? (
        <p id={errorId} role="alert" className={classes.error}>
          {w.home.excess(excess)}
        </p>
      ) : null}
      {title.length >= PLACE_MIN ? (
        <Late fallback={<div className={classes.chips} />}>
          <PlaceHints text={text} onPick={(place) => void add(onAdd(title, place))} />
        </Late>
      ) : (
        <fieldset className={classes.chips} aria-label={w.home.ideas}>
          {chips.map(({ name, category, picture }) => (
            <button
              key={name}
              type="button"
              onClick={() => void onAdd(capitalised(w.home.idea[name]), { category, kind: kindOf(category) })}
            >
              <WishPicture src={picture} />
              {w.home.idea[name]}
            </button>
          ))}
          <Link href={`${paths.create(year)}&step=ideas`}>{w.home.moreIdeas}</Link>
        </fieldset>
      )}
    </>
  );
}

/** Looks for the place that the wish names, which is known only once the places of the world have loaded. */
function place(year: number, title: string): true {
  void import("./meant-place").then(({ placeMeant }) => placeMeant(year, title));
  return true;
}

/** Calls a spot after what is near it. */
function named(spot: FoundPlace): Promise<NamedPlace> {
  return import("./meant-place").then(({ nameSpot }) => nameSpot(spot)).catch(() => spot);
}

function capitalised(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}
