import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Shared } from "~/api/schema";
import type { BucketListMeta } from "~/core";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { fetchMeta } from "~/sync/lists/meta";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { type Choice, levelOf, withChoice } from "./audience";

const nothing: Choice = {};

interface Known {
  before: BucketListMeta | undefined;
}

/**
 * Returns the people who may see a list and edit it, and ways to change that: shown at once, taken back visibly when
 * refused.
 */
export function useShare(list: SavedList) {
  const client = useQueryClient();
  const queryKey = ["meta", list.id];
  const { data } = useQuery({ queryKey, queryFn: () => fetchMeta(list.id) });
  // React puts a pressed checkbox back when the event ends unless state changed within it; the cache tells of changes later.
  const [chosen, setChosen] = useState<Choice>(nothing);
  const meta = data === undefined && chosen === nothing ? undefined : withChoice(data, chosen);
  const take = (next: BucketListMeta | undefined) => client.setQueryData(queryKey, next);
  const about = { type: "bucketList" as const, id: list.id };
  const options = {
    onSuccess: ({ meta: { data } }: Shared) => take(data),
    onError: (failure: unknown, _: unknown, known: Known | undefined) => {
      take(known?.before);
      void client.invalidateQueries({ queryKey });
      toast({ message: sentence(failure), kind: "failure" });
    },
  };
  const setting = useMutation({
    mutationFn: ({ visibility = meta?.visibility ?? "friends", withLink, expires, editors }: Choice) => {
      // Left out, the end of a link would be taken away.
      const until = expires === undefined ? inFuture(meta?.linkExpiresAt) : expires;
      const hasLink = visibility === "link" || (visibility === "friends" && withLink);
      const beside = visibility === "friends" && withLink !== undefined ? { withLink } : {};
      const link = { ...beside, ...(hasLink && until ? { expires: until } : {}) };
      const asked = { ...about, visibility, ...link, ...(editors ? { editors } : {}) };
      return call("setShare", { ...asked, idempotencyKey: crypto.randomUUID() });
    },
    onMutate: (choice) => {
      const before = client.getQueryData<BucketListMeta>(queryKey);
      // An answer on its way knows nothing of this choice.
      void client.cancelQueries({ queryKey }, { revert: false });
      take(withChoice(before, choice));
      return { before };
    },
    ...options,
  });
  const revoking = useMutation({
    mutationFn: () => call("revokeShare", { ...about, idempotencyKey: crypto.randomUUID() }),
    onMutate: () => ({ before: client.getQueryData<BucketListMeta>(queryKey) }),
    ...options,
  });
  // The secret of a link that was asked for comes with the answer.
  const isLinkAsked = chosen.visibility === "friends" && chosen.withLink === true;
  const level = isLinkAsked ? "link" : levelOf(meta ?? {});
  return {
    meta,
    /** Level that the sheet shows. */
    level,
    busy: setting.isPending || revoking.isPending,
    /** @param onSet - hears of the address once others can open it */
    set: (asked: Choice, onSet?: (url: string) => void) => {
      setChosen((before) => ({ ...before, ...asked }));
      setting.mutate(asked, {
        onSuccess: ({ meta: { data } }) => {
          const url = urlOf(list, data);
          if (url) onSet?.(url);
        },
        onSettled: () => setChosen(nothing),
      });
    },
    revoke: revoking.mutateAsync,
    url: meta ? urlOf(list, meta) : null,
  };
}

/** Ends the secret link of a list and says who can see the list after that. */
export function useEndLink(meta: BucketListMeta | undefined, revoke: () => Promise<unknown>): () => void {
  const w = useWords();
  const isAllThereIs = meta?.visibility === "link";
  // A refusal is said where it happens.
  const said = () => toast({ message: isAllThereIs ? w.sharing.revoked : w.sharing.revokedBeside });
  return () => void revoke().then(said, () => undefined);
}

/** Returns a moment that has not passed. */
function inFuture(moment: string | undefined): string | undefined {
  return moment && Date.parse(moment) > Date.now() ? moment : undefined;
}

/** Returns the address where others than friends open the list; none while nobody else may, or its link is being made. */
function urlOf({ id, data }: SavedList, { visibility, linkToken }: BucketListMeta): string | null {
  const page = new URL(paths.sharedList(data.year, id), window.location.href);
  if (visibility === "public") return page.href;
  if (visibility === "private" || !linkToken) return null;
  page.searchParams.set("k", linkToken);
  return page.href;
}
