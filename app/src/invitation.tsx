/**
 * The page of a hangout for somebody without an account: the server writes the invitation into it, so it needs neither the
 * app nor the core nor another request.
 */
import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/instrument-sans/index.css";
import "~/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { GuestPage } from "~/features/invitation/guest/guest-page";
import { LinkEnded } from "~/features/invitation/link-ended";
import type { InvitationView } from "~/features/invitation/model";
import { TakenOff } from "~/features/invitation/taken-off";
import { restoreLanguage } from "~/ui/words/language";

/** Data that the server writes into the page. */
interface Injected {
  /** `null` where the link has ended. */
  invitation: InvitationView | null;
  /** The code or secret of the link; none for a guest's own link and where everybody may see it. */
  linkKey?: string | null;
  /** The secret of a guest whose private link this is. */
  guestKey?: string | null;
  /** Name of the host who took the guest off, whose secret this was. */
  takenOffBy?: string | null;
  /** The moment of the answer, in milliseconds since 1970. */
  nowMs: number;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The colours that were chosen here, or those of the device. */
function showScheme() {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage is closed: the device decides.
  }
  const isChosen = chosen === "light" || chosen === "dark";
  document.documentElement.dataset.mantineColorScheme = isChosen
    ? (chosen ?? "light")
    : dark.matches
      ? "dark"
      : "light";
}

showScheme();
dark.addEventListener("change", showScheme);
const written = document.getElementById("invitation")?.textContent ?? "null";
const injected = JSON.parse(written) as Injected | null;
const root = createRoot(document.getElementById("root") as HTMLElement);

await restoreLanguage().catch(() => undefined);
root.render(
  <main>
    {injected?.invitation ? (
      <GuestPage
        view={injected.invitation}
        linkKey={injected.linkKey ?? undefined}
        guestKey={injected.guestKey ?? undefined}
        nowMs={injected.nowMs}
        hasWordmark
      />
    ) : typeof injected?.takenOffBy === "string" ? (
      <TakenOff host={injected.takenOffBy} />
    ) : (
      <LinkEnded />
    )}
  </main>,
);
