import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { requests } from "~/state/circle";
import { useWords } from "~/ui/words";
import { useCircle } from "./use-circle";

/** Says that somebody asks, where one arrives. */
export function RequestsNotice() {
  const w = useWords();
  const { circle, uid } = useCircle();
  const count = requests(circle, uid, "to", Date.now()).length;
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
