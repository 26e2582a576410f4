import { Button } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { toast } from "~/ui/toast";
import { useLeaderboardWords } from "~/ui/words/leaderboard";

/** Takes the reader off every board, or puts them back. */
export function HideMe({ isHidden }: { isHidden: boolean }) {
  const w = useLeaderboardWords();
  const client = useQueryClient();
  const hiding = useMutation({
    mutationFn: (hidden: boolean) => call("hideMe", { hidden, idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ hidden }) => {
      toast({ message: hidden ? w.nowHidden : w.nowShown });
      return client.invalidateQueries({ queryKey: ["leaderboard"] });
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const Icon = isHidden ? IconEye : IconEyeOff;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} stroke={1.7} aria-hidden="true" />}
      loading={hiding.isPending}
      onClick={() => hiding.mutate(!isHidden)}
    >
      {isHidden ? w.showMe : w.hideMe}
    </Button>
  );
}
