import { Switch } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { LinkRole, Visibility } from "~/core";
import { paths } from "~/routing/paths";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { usePlanWords } from "~/ui/words/plan";
import { usePlanContext } from "./plan-context";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Shares a plan: who may see it, the link to send, and whether those who open it edit along. */
export function SharePlan({ opened, onClose }: Props) {
  const w = usePlanWords();
  const { id, plan } = usePlanContext();
  const client = useQueryClient();
  const setting = useMutation({
    mutationFn: (asked: { visibility: Visibility; role?: LinkRole }) =>
      call("setShare", { type: "plan", id, ...asked, idempotencyKey: crypto.randomUUID() }),
    onSettled: () => void client.invalidateQueries({ queryKey: ["plan", id] }),
  });
  const { visibility = "private", linkToken, linkRole } = plan;
  // What is pressed shows in the same turn, before the plan has heard of it.
  const [pressed, press] = useState<LinkRole | null>(null);
  const role = pressed ?? linkRole;
  return (
    <ShareSheet
      opened={opened}
      onClose={onClose}
      title={w.share.title}
      visibility={
        <VisibilityChoice
          label={w.share.who}
          levels={LEVELS}
          visibility={visibility}
          onChange={(level) => setting.mutate({ visibility: level })}
        />
      }
      link={linkOf()}
    >
      {visibility === "link" ? (
        <Switch
          label={w.share.edit}
          checked={role === "editor"}
          onChange={({ currentTarget }) => {
            const role = currentTarget.checked ? "editor" : "viewer";
            press(role);
            setting.mutate({ visibility, role }, { onError: () => press(null) });
          }}
        />
      ) : null}
    </ShareSheet>
  );

  function linkOf(): SharedLink {
    if (setting.error) {
      return { state: "failed", sentence: sentence(setting.error), onRetry: () => setting.reset() };
    }
    if (setting.isPending || (visibility === "link" && !linkToken)) return { state: "making" };
    if (visibility === "private") return { state: "none", reason: w.share.onlyYou };
    const page = new URL(paths.plan(id), window.location.href);
    if (visibility === "link" && linkToken) page.searchParams.set("k", linkToken);
    return { state: "ready", label: w.share.link, url: page.href, title: plan.title || w.untitled, qr: w.share.qr };
  }
}
