import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/states";
import { useWords } from "~/ui/words";
import { useQuestWords } from "~/ui/words/quest";

/** There is no such quest, or none that the reader may see: which of the two is not told. */
export function QuestMissing() {
  const { missing: w } = useQuestWords();
  return (
    <Notice
      main
      title={w.title}
      action={
        <Button component={Link} href={paths.quests}>
          {w.browse}
        </Button>
      }
    >
      {w.text}
    </Notice>
  );
}

/** Asks for an account, and comes back here: whoever was invited to play along needs one. */
export function SignInFirst({ here }: { here: string }) {
  const { nav } = useWords();
  const { team: w } = useQuestWords();
  return (
    <Notice
      main
      title={w.title}
      action={
        <Button component={Link} href={paths.login(here)}>
          {nav.signIn}
        </Button>
      }
    >
      {w.text}
    </Notice>
  );
}
