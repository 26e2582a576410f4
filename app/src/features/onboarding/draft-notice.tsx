import { Button, Group } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { isDraft, isSample } from "~/sync/lists/drafts";
import { useWords } from "~/ui/words";
import { useLanguage } from "~/ui/words/language";
import classes from "./draft-notice.module.css";
import { keepSample, leaveSample, openSample } from "./sample/sample";

/** Says of a list that is kept on this device alone what it is, and how it can be kept for good. */
export function DraftNotice({ list }: { list: SavedList }) {
  const w = useWords();
  const language = useLanguage();
  const here = useLocation();
  const navigation = useNavigation();
  if (!isDraft(list.id)) return null;
  if (!isSample(list.id)) {
    return (
      <aside className={classes.notice} aria-label={w.list.draft}>
        <p>{w.list.draft}</p>
        <Button component={Link} href={paths.signUp(here)} size="sm">
          {w.list.keepDraft}
        </Button>
      </aside>
    );
  }
  return (
    <aside className={classes.notice} aria-label={w.list.sample}>
      <p>{w.list.sample}</p>
      <Group gap="xs">
        <Button size="sm" onClick={() => void keepSample(list)}>
          {w.list.sampleKeep}
        </Button>
        <Button size="sm" variant="default" onClick={() => void openSample(language)}>
          {w.list.sampleReset}
        </Button>
        <Button size="sm" variant="default" onClick={() => void leaveSample().then(() => navigation.push(paths.demo))}>
          {w.list.sampleLeave}
        </Button>
      </Group>
    </aside>
  );
}
