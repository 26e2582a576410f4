import { useMutation } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import { toast } from "~/ui/toast";

/** An act of those who run the site: says that it is done, or why not. */
export function useAct<Asked>(act: (asked: Asked, idempotencyKey: string) => Promise<unknown>, onDone: () => void) {
  return useMutation({
    mutationFn: ({ asked }: { asked: Asked; done: string }) => act(asked, crypto.randomUUID()),
    onSuccess: (_, { done }) => {
      toast({ message: done });
      onDone();
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
}
