import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { pendingRequests } from "~/state/friendships";
import { useWords } from "~/ui/words";
import { useFriendships } from "./use-friendships";

/** Says that somebody asks, where one arrives. */
export function RequestsNotice() {
  const w = useWords();
  const { friendships, uid } = useFriendships();
  const count = pendingRequests(friendships, uid, "to", Date.now()).length;
  if (count === 0) return null;
  return (
    <Group gap="md" role="status">
      <p>{w.friends.news(count)}</p>
      <Button component={Link} href={paths.friends} size="compact-md" variant="default">
        {w.friends.look}
      </Button>
    </Group>
  );
}
