import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { isDraft } from "~/sync/lists/drafts";
import { useLists } from "~/sync/lists/use-lists";
import { type Credentials, signIn } from "~/sync/session/session";
import { useWords } from "~/ui/words";
import { ByCode } from "./by-code";
import { ForgotPassword } from "./forgot-password";
import { Head } from "./head";
import classes from "./login.module.css";
import { pageName } from "./page-name";
import { Providers } from "./providers";
import { SecondStep } from "./second-step";
import { SignIn } from "./sign-in";
import { SignUp } from "./sign-up";

/** Texts typed on the way in; they stay when one way turns out to be another. */
export interface Typed {
  email: string;
  password: string;
  name: string;
  user_name: string;
}

export type Way = "in" | "up" | "code" | "forgot";

interface Props {
  initialWay?: Way;
  /** The page that follows, if it is not the first one. */
  target?: string | null;
  /** Reason why coming back from another service failed. */
  refusal?: string | null;
  /** `true` if it lies over a page that must stay open. The page says why it asks. */
  inPlace?: boolean;
  initialEmail?: string;
  /** Name for a new account, as a guest has typed it before. */
  initialName?: string;
  canSignUp?: boolean;
}

/** Every way in, one at a time. */
export function Entrance({
  initialWay = "in",
  target = null,
  refusal = null,
  inPlace = false,
  initialEmail = "",
  initialName = "",
  canSignUp = true,
}: Props) {
  const w = useWords();
  const [way, setWay] = useState(initialWay);
  const [typed, setTyped] = useState<Typed>({ email: initialEmail, password: "", name: initialName, user_name: "" });
  const [startsAtPassword, setStartsAtPassword] = useState(false);
  const [proof, setProof] = useState<Credentials | null>(null);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const step = { typed, onType: change, onWay: setWay, onSecondStep: setProof };
  const signInInstead = () => {
    setStartsAtPassword(true);
    setWay("in");
  };
  if (proof) return <SecondStep submit={(totp) => signIn({ ...proof, totp })} onBack={() => setProof(null)} />;
  if (way === "code") return <ByCode {...step} />;
  if (way === "forgot") return <ForgotPassword {...step} />;
  return (
    <div className={classes.form}>
      {inPlace ? null : <Welcome target={target} />}
      {canSignUp ? (
        <SegmentedControl
          fullWidth
          aria-label={w.login.which}
          data={[
            { value: "in", label: w.login.signIn },
            { value: "up", label: w.login.signUp },
          ]}
          value={way}
          onChange={(value) => setWay(value as Way)}
        />
      ) : null}
      {refusal ? (
        <p className={classes.failure} role="alert">
          {refusal}
        </p>
      ) : null}
      {way === "up" ? (
        <SignUp {...step} onSignInInstead={signInInstead} />
      ) : (
        <SignIn {...step} startsAtPassword={startsAtPassword} />
      )}
      <Providers target={target ?? "/"} inPopup={inPlace} />
    </div>
  );
}

function Welcome({ target }: { target: string | null }) {
  const w = useWords();
  const page = target ? pageName(target, w) : undefined;
  // Somebody who began a list comes to keep it.
  const hasDraft = useLists(({ shown }) => shown.some(({ id, data }) => isDraft(id) && data.activities.length > 0));
  return (
    <Head title={w.login.welcome}>
      {hasDraft ? (
        w.login.keepList
      ) : page ? (
        <>
          {w.login.nextUp} <strong>{page}</strong>
        </>
      ) : (
        w.login.lede
      )}
    </Head>
  );
}

/** Props of each way in. */
export interface Step {
  typed: Typed;
  onType: (part: Partial<Typed>) => void;
  onWay: (way: Way) => void;
  /** The proof was right, and the account asks for another one. */
  onSecondStep: (proof: Credentials) => void;
}
