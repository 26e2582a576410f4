import { useEffect, useState } from "react";
import { returnPath } from "~/core";
import { Entrance } from "~/features/account/login/entrance";
import { Head } from "~/features/account/login/head";
import { isPopup } from "~/features/account/login/popup";
import { ProviderReturn } from "~/features/account/login/providers";
import { ResetPassword } from "~/features/account/login/reset-password";
import { SecondStep } from "~/features/account/login/second-step";
import { VerifyAddress } from "~/features/account/login/verify-address";
import { useNavigation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { type RevokedSession, revokedSession } from "~/state/session";
import { lastSession } from "~/sync/session/last-session";
import { finishSignIn } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { LanguageSwitch } from "~/ui/language-switch";
import { useTitle } from "~/ui/use-title";
import { Wordmark } from "~/ui/wordmark";
import { useWords, type Words } from "~/ui/words";
import classes from "./screen.module.css";

/** Signing in, and then back to where one was going; also what the links in emails lead to. */
export default function LoginScreen({ route }: ScreenProps) {
  const w = useWords();
  useTitle(w.login.title);
  const first = (name: string) => [route.query[name]].flat()[0];
  const [provider, setProvider] = useState(first("openid"));
  const [failed, setFailed] = useState(first("error"));
  const target = returnPath(first("redirect"));
  const [reset, verify] = [first("reset"), first("verify")];
  const entering = !reset && !verify && !provider;
  const isReturning = provider && !reset && !verify;
  const isSecondStep = first("step") === "second";
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  const revoked = useSession(revokedSession);
  const ended = revoked ? sentenceOf(revoked, w) : null;
  const refusal = failed === undefined ? ended : failureOf(failed, w);
  const isDone = entering && isSignedIn && isPopup();
  useGoingOn(entering && !isDone ? target : null);
  useEffect(() => {
    if (isDone) window.close();
  }, [isDone]);
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Wordmark />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.card}>
        {reset ? <ResetPassword token={reset} /> : null}
        {verify && !reset ? <VerifyAddress token={verify} /> : null}
        {isReturning && isSecondStep ? (
          <SecondStep
            submit={(totp) => finishSignIn(totp).then(() => setProvider(undefined))}
            onBack={() => setProvider(undefined)}
          />
        ) : null}
        {isReturning && !isSecondStep ? (
          <ProviderReturn
            name={provider}
            onDone={() => setProvider(undefined)}
            onFailed={() => {
              setFailed("openid");
              setProvider(undefined);
            }}
          />
        ) : null}
        {isDone ? <Head title={w.session.popupDone}>{w.session.popupDoneExplained}</Head> : null}
        {entering && !isDone ? (
          <Entrance
            key={String(first("forgot"))}
            initialWay={first("forgot") !== undefined ? "forgot" : route.query.new === undefined ? "in" : "up"}
            target={target === "/" ? null : target}
            initialEmail={lastSession()?.email ?? ""}
            initialName={first("name") ?? ""}
            refusal={refusal}
          />
        ) : null}
      </main>
    </div>
  );
}

/** Says why coming back from another service failed. */
function failureOf(failed: string | null, w: Words): string {
  return failed === "email-taken" ? w.login.providerTaken : w.login.providerFailed;
}

/** Says that another device ended the session, and what becomes of changes that wait. */
function sentenceOf({ hasWaiting }: RevokedSession, { session: w }: Words): string {
  const explained = hasWaiting ? w.otherDeviceWaitingExplained : w.otherDeviceExplained;
  return `${w.otherDevice}. ${explained}`;
}

/** Whoever is signed in has no business here. */
function useGoingOn(target: string | null) {
  const navigation = useNavigation();
  const status = useSession((state) => state.status);
  useEffect(() => {
    if (status === "signed-in" && target !== null) navigation.replace(target);
  }, [status, target, navigation]);
}
