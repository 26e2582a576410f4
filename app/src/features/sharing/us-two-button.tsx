import { Button } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { isDraft } from "~/sync/lists/drafts";
import { useListOf } from "~/sync/lists/use-lists";
import { useWords } from "~/ui/words";
import { UsTwoSheet } from "./us-two-sheet";

/** Opens the sheet with the "Us two" link of the reader's list of a year. Not there without such a list in an account. */
export function UsTwoButton({ year }: { year: number }) {
  const w = useWords();
  const list = useListOf(year);
  const [opened, setOpened] = useState(false);
  if (!list || isDraft(list.id)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsers size={18} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {w.usTwo.send}
      </Button>
      {opened ? <UsTwoSheet list={list} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
