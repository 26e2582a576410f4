import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useFirstWords } from "~/ui/words/first";

/** The promise, and the one button that begins it; a draft that was begun is gone on with. */
export function Invitation({ year, begun }: { year: number; begun: number }) {
  const w = useFirstWords();
  return (
    <>
      <h1>{w.home.promise(year)}</h1>
      <p>{w.home.lede}</p>
      <Group gap="sm">
        <Button component={Link} href={begun > 0 ? paths.listOf(year) : paths.create(year)} size="lg">
          {begun > 0 ? w.home.continueDraft(begun) : w.home.start}
        </Button>
        <Button component={Link} href={paths.demo} size="lg" variant="default">
          {w.home.tryIt}
        </Button>
      </Group>
    </>
  );
}
