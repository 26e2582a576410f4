import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { Link } from "~/routing/link";
import { dashboardOf } from "~/routing/quest-paths";
import { Notice } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";

interface Props {
  quest: Versioned<Quest>;
  onChange: (quest: Versioned<Quest>) => void;
}

/** A quest that cannot be changed at the moment, and the way out. */
export function Locked({ quest: { id, data }, onChange }: Props) {
  const w = useComposerWords();
  const withdrawing = useMutation({
    mutationFn: () => call("withdrawQuest", { questId: id, idempotencyKey: crypto.randomUUID() }),
    onSuccess: onChange,
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const isInReview = data.status === "inReview";
  return (
    <Notice
      main
      title={data.title || w.untitled}
      action={
        isInReview ? (
          <Button loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {w.locked.withdraw}
          </Button>
        ) : (
          <Button component={Link} href={dashboardOf(id)}>
            {w.locked.dashboard}
          </Button>
        )
      }
    >
      {isInReview ? w.locked.inReview : w.locked.over}
    </Notice>
  );
}
