import { Button, Group } from "@mantine/core";
import { lazy } from "react";
import { LiveQuests, ServerQuests } from "~/features/my-quests/my-quests-pages";
import { QuestIdeas } from "~/features/my-quests/quest-ideas";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { useIsKnown } from "~/sync/session/use-session";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { Notice } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { OwnTicket } from "./own-ticket";

const InviteLink = lazy(
  later(() => import("~/features/friends/invite-link").then((part) => ({ default: part.InviteLink }))),
);

/** One's quests; the variant without a guard asks for signing in where it is, and shows what the server says alone. */
export default function MyQuestsScreen() {
  const w = useMyQuestsWords();
  useTitle(w.title);
  const isKnown = useIsKnown();
  const here = useLocation();
  if (!isKnown) return <Gate here={here} />;
  const Quests = here.startsWith("/my-quests-real") ? ServerQuests : LiveQuests;
  return (
    <Quests
      ticket={(mine) => <OwnTicket mine={mine} />}
      ideas={<QuestIdeas />}
      friendLink={
        <Late>
          <InviteLink />
        </Late>
      }
    />
  );
}

function Gate({ here }: { here: string }) {
  const { gate: w } = useMyQuestsWords();
  return (
    <Notice
      main
      title={w.title}
      action={
        <Group gap="sm">
          <Button component={Link} href={paths.login(here)}>
            {w.signIn}
          </Button>
          <Button component={Link} href={paths.signUp(here)} variant="default">
            {w.create}
          </Button>
        </Group>
      }
    >
      {w.text}
    </Notice>
  );
}
