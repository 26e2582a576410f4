import { lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { type Decision, pageTitle } from "~/core";
import { Overlays } from "~/features/navigation/overlays";
import { ErrorPage } from "~/layouts/error-page";
import { Frame } from "~/layouts/frame";
import { useDecision } from "~/routing/use-decision";
import { useLocation, useNavigation } from "~/routing/use-location";
import { prefetchScreen, screenOf } from "~/screen-map";
import { isAsking, isInterrupted } from "~/state/session";
import { addToOwnList } from "~/sync/lists/carry-over";
import { undo } from "~/sync/lists/undo-toast";
import { useIsKnown, useSession } from "~/sync/session/use-session";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { NotFound } from "~/ui/not-found";
import { PageSkeleton } from "~/ui/states";
import { useQuiet } from "~/ui/use-quiet";
import { firstWords } from "~/ui/words/first";

/** The screen that stays as it is while its address says what is open above it. */
const STAYS = "browse";
const QueriesProvider = lazy(() => import("~/api/queries-provider"));
/** Signing in over the page, which nobody needs before their session is interrupted. */
const SignInPrompt = lazy(
  later(() => import("~/features/account/prompt/sign-in-prompt").then((part) => ({ default: part.SignInPrompt }))),
);
/** The inbox, and toasts for what comes: nothing of a first view. */
const Notifications = lazy(
  later(() => import("~/features/notifications/notifications").then((part) => ({ default: part.Notifications }))),
);
/** Pages that are open to all and stand in the navigation of the product. */
const IN_PRODUCT: ReadonlySet<string> = new Set(["home", "browse", "year", "shared-list", "support", "privacy"]);
/** The page that asks the server for nothing by itself. */
const WITHOUT_QUERIES = "home";

/** Screen of the address in its frame, the error page, or nothing yet while it leads elsewhere. */
export function Page() {
  // While an earlier session is looked for nobody is sent to sign in.
  const decision = useDecision(useSession(({ status }) => status !== "signed-out" && status !== "ended-before"));
  const navigation = useNavigation();
  const here = useLocation().split(/[?#]/)[0] ?? "";
  const target = decision.kind === "redirect" ? decision.to : null;
  useEffect(() => {
    if (target !== null) navigation.replace(target);
  }, [target, navigation]);
  const title = decision.kind === "error" ? decision.title : null;
  useEffect(() => {
    if (title) document.title = `${title} · Yonder`;
  }, [title]);

  // For people with an account these pages are the product's as well, with the same ways through it.
  const isKnown = useIsKnown();
  const person = usePersonChanges();
  const name = decision.kind === "show" ? decision.name : WITHOUT_QUERIES;
  // The screen need not wait for what goes around it.
  useEffect(() => prefetchScreen(name), [name]);
  useFocusOnArrival(decision.kind === "show" ? decision.pattern : decision.kind);

  if (decision.kind === "redirect") return null;
  if (decision.kind === "error") return <ErrorPage {...decision} />;
  return (
    <>
      <Prompt />
      <ErrorBoundary key={`${person} ${decision.name === STAYS ? STAYS : here}`} place={here} fallback={broken}>
        <Frame layout={isKnown && IN_PRODUCT.has(decision.name) ? "app" : decision.layout}>
          <Shown route={decision} />
        </Frame>
        {isKnown ? <OwnNotifications /> : null}
        <Overlays onUndo={undo} onAdd={(title) => void addToOwnList(title)} />
      </ErrorBoundary>
    </>
  );
}

const Shown = memo(({ route }: { route: Extract<Decision, { kind: "show" }> }) => {
  const Screen = screenOf(route.name);
  return (
    <Suspense fallback={<PageSkeleton label={firstWords().common.loadingPage} />}>
      {route.name === WITHOUT_QUERIES ? (
        <Screen route={route} />
      ) : (
        <QueriesProvider>
          <Screen route={route} />
        </QueriesProvider>
      )}
    </Suspense>
  );
});

function OwnNotifications() {
  return useQuiet() ? (
    <Late>
      <Notifications />
    </Late>
  ) : null;
}

/** Asks for signing in where the session needs it; from then on it stays, to give the focus back. */
function Prompt() {
  const isNeeded = useSession((state) => isAsking(state) || isInterrupted(state));
  const [isLoaded, setLoaded] = useState(false);
  if (isNeeded && !isLoaded) setLoaded(true);
  if (!isLoaded) return null;
  return (
    <Late>
      <QueriesProvider>
        <SignInPrompt />
      </QueriesProvider>
    </Late>
  );
}

/** Counts the changes from one person to another, whose page must have nothing of the first in its fields. */
function usePersonChanges(): number {
  const uid = useSession((state) => state.uid);
  const [known, setKnown] = useState({ uid, changes: 0 });
  if (uid !== known.uid) setKnown({ uid, changes: known.changes + (uid && known.uid ? 1 : 0) });
  return known.changes;
}

/** Moves the focus to the content of a page that was gone to, as loading it would; not on the first one. */
function useFocusOnArrival(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [place]);
}

function broken(failure: Error) {
  if (failure instanceof NotFound) return <ErrorPage status={404} title={pageTitle(404)} message={failure.message} />;
  return <ErrorPage status={500} title={pageTitle(500)} message={failure.message} />;
}
