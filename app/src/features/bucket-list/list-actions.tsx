import { Button } from "@mantine/core";
import { mayRetry, sentence } from "~/api/failure";
import type { Activity, GazetteerPlace, ItemOp } from "~/core";
import { lists } from "~/state/lists";
import { hideToast, toast } from "~/ui/toast";
import { edit, placeToSee, wish } from "./edits";
import classes from "./list-actions.module.css";

/** What a person can do with the list. Everything shows at once; what fails is taken back, said, and can be repeated. */
export const listActions = {
  addWish: (title: string) => attempt([{ op: "add", activity: wish(title, present()) }]),
  addPlace: (place: GazetteerPlace) => attempt([{ op: "add", activity: placeToSee(place, present()) }]),
  tick: (activity: Activity, done: boolean) => attempt([{ op: "tick", id: activity.id, done }]),
  rename: (activity: Activity, title: string) => attempt([{ op: "set", id: activity.id, fields: { title } }]),
  remove: async (activity: Activity) => {
    if (!(await attempt([{ op: "remove", id: activity.id }]))) return;
    offer(`“${activity.title}” is off the list.`, "Undo", () => attempt([{ op: "add", activity }]));
  },
};

function present(): readonly Activity[] {
  return lists.getState().userBucketList?.activities ?? [];
}

/** Makes an edit; answers whether it is saved. Tried again it keeps its key: the first try may have arrived after all. */
async function attempt(ops: ItemOp[], key: string = crypto.randomUUID()): Promise<boolean> {
  try {
    await edit(ops, key);
    return true;
  } catch (failure) {
    if (mayRetry(failure)) offer(sentence(failure), "Try again", () => attempt(ops, key), "failure");
    else toast(sentence(failure), "failure");
    return false;
  }
}

/** A toast with one thing to do about it. */
function offer(message: string, label: string, act: () => unknown, kind: "plain" | "failure" = "plain"): void {
  const id = toast(
    <span className={classes.offer}>
      {message}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          hideToast(id);
          act();
        }}
      >
        {label}
      </Button>
    </span>,
    kind,
  );
}
