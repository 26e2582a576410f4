import { Button } from "@mantine/core";
import { blocked } from "~/state/friendships";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";
import { unblock } from "./deeds";
import classes from "./friends.module.css";
import { PersonRow } from "./person-row";
import { useFriendships } from "./use-friendships";

/** Whom I have nothing to do with, and the way back. */
export function BlockedPeople() {
  const w = useWords();
  const { friendships } = useFriendships();
  const blocks = blocked(friendships);
  return (
    <Part title={w.friends.blockedTitle} lede={blocks.length === 0 ? w.friends.blockedNone : undefined}>
      <ul className={classes.rows}>
        {blocks.map(({ whom, user_name, since }) => {
          const name = user_name ? `@${user_name}` : w.friends.somebody;
          return (
            <PersonRow key={whom} uid={whom} name={name} facts={day(since)}>
              <Button
                size="compact-md"
                variant="default"
                aria-label={w.friends.unblockOf(name)}
                onClick={() => void unblock(whom, name)}
              >
                {w.friends.unblock}
              </Button>
            </PersonRow>
          );
        })}
      </ul>
    </Part>
  );
}
