import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";
import { useComposerContext } from "./composer-context";
import { useHasEdition } from "./edition-line";
import { FixList } from "./fix-list";

/** Publishes, or says what is left to do: it is never disabled. */
export function PublishButton() {
  const w = useComposerWords();
  const { problems, quest } = useComposerContext();
  const hasEdition = useHasEdition();
  const [isOpen, setOpen] = useState(false);
  const blocking = problems.filter((problem) => problem.blocking);
  const isEdition = quest?.data.version !== undefined;
  if (isEdition && !hasEdition) {
    return (
      <Button variant="light" component="a" href={paths.quest(quest.id)}>
        {w.publish.see}
      </Button>
    );
  }
  const label = blocking.length > 0 ? w.publish.fix(blocking.length) : isEdition ? w.publish.edition : w.publish.draft;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <PublishSheet opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function PublishSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const w = useComposerWords();
  const { problems, composer, quest, sessions } = useComposerContext();
  const navigation = useNavigation();
  const isCreator = useSession(
    ({ user }) => user?.roles?.some((role) => role === "creator" || role === "admin") ?? false,
  );
  const isBlocked = problems.some((problem) => problem.blocking);
  const isEdition = quest?.data.version !== undefined;
  const publishing = useMutation({
    mutationFn: async () => {
      const questId = await composer.flush();
      return call("publishQuest", { questId, idempotencyKey: crypto.randomUUID() });
    },
    onSuccess: (published) => {
      composer.accept(published);
      onClose();
      const isInReview = published.data.status === "inReview";
      toast({ message: isInReview ? w.publish.inReview : w.publish.done });
      if (!isInReview) navigation.push(paths.quest(published.id));
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const seats = sessions.reduce((sum, { data }) => sum + (data.seats?.booked ?? 0), 0);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={isBlocked ? w.fix.title : isEdition ? w.publish.editionTitle : w.publish.title}
      footer={
        isBlocked ? null : (
          <Button fullWidth loading={publishing.isPending} onClick={() => publishing.mutate()}>
            {w.publish.confirm}
          </Button>
        )
      }
    >
      {isEdition ? <p>{w.edition.kept(seats)}</p> : null}
      {!isEdition && !isCreator ? (
        <p>
          {w.publish.first} {w.publish.review}
        </p>
      ) : null}
      <FixList onJump={onClose} />
    </Sheet>
  );
}
