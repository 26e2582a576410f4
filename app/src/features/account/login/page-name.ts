import { navigate, type RouteMatch } from "~/core";
import type { Words } from "~/ui/words";

/** The name of the page at an address, as its own title has it; `undefined` for one whose title is somebody's data. */
export function pageName(path: string, w: Words): string | undefined {
  const decision = navigate(path, { signedIn: true });
  return decision.kind === "show" ? names(w)[decision.name] : undefined;
}

function names(w: Words): Partial<Record<RouteMatch["name"], string>> {
  return {
    browse: w.browse.title,
    "bucket-list": w.list.page,
    create: w.wizard.page,
    "create-hangout": w.newHangout.page,
    "delete-account": w.deletion.title,
    demo: w.demo.title,
    "edit-profile": w.profile.editTitle,
    join: w.join.title,
    "join-hangout": w.hangoutJoin.page,
    privacy: w.privacy.title,
    profile: w.profile.title,
    selected: w.basket.title,
    support: w.support.title,
    "test-autocomplete": w.placeLab.title,
  };
}
