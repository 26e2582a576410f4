import { Button, Stack, Text } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { listed } from "~/ui/format";
import { useWords } from "~/ui/words";

interface Props {
  /** Address of the page that makes a hangout of the item. */
  at: string;
  /** Names of the friends who want it too. */
  also: readonly string[] | undefined;
}

/** The way from a wish to a date: the next page has people, place and dates filled in. */
export function MakeItHappen({ at, also = [] }: Props) {
  const w = useWords();
  return (
    <Stack gap={4}>
      <Button
        component={Link}
        href={at}
        {...(also.length > 0 ? {} : { variant: "default" })}
        leftSection={<IconCalendarPlus size={18} stroke={1.8} aria-hidden="true" />}
      >
        {w.makeItHappen.action}
      </Button>
      <Text size="sm" c="dimmed">
        {also.length > 0 ? `${w.overlap.alsoWants(listed(also))}. ` : ""}
        {w.makeItHappen.hint}
      </Text>
    </Stack>
  );
}
