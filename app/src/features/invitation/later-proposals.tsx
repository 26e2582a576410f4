import { lazy, Suspense } from "react";
import type { InvitationActions, InvitationView } from "./model";

// Nobody needs it for the first vote.
const Proposals = lazy(() => import("./proposals"));

/** Suggested dates, loaded once somebody may see or make some. Without a network they are left out. */
export function LaterProposals({ view, actions }: { view: InvitationView; actions: InvitationActions }) {
  if (!view.takesProposals && !view.proposals?.length) return null;
  return (
    <Suspense fallback={null}>
      <Proposals view={view} actions={actions} />
    </Suspense>
  );
}
