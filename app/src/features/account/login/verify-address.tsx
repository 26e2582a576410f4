import { Button, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useIsKnown } from "~/sync/session/use-session";
import { FailureNotice } from "~/ui/states";
import { useWords } from "~/ui/words";
import { Head } from "./head";
import classes from "./login.module.css";

/** Opens the letter that shows an address to be one's own. */
export function VerifyAddress({ token }: { token: string }) {
  const w = useWords();
  const signedIn = useIsKnown();
  // The link is good once: what it answered is kept, however often the page draws.
  const { data, error, refetch } = useQuery({
    queryKey: ["verifyEmail", token],
    queryFn: () => call("verifyEmail", { token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (error && reasonOf(error) !== "expired") {
    return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
  }
  if (!data && !error) {
    return (
      <div className={classes.form} role="status">
        <Head title={w.login.verifying} />
        <Loader size="sm" />
      </div>
    );
  }
  return (
    <div className={classes.form} role="status">
      <Head title={data ? w.login.verified : w.login.spent}>
        {data ? w.login.verifiedExplained(data.email) : w.login.spentExplained}
      </Head>
      <Button component={Link} href={signedIn ? paths.editProfile : paths.login()} size="md" fullWidth>
        {data ? w.login.goOnNow : w.login.askAgain}
      </Button>
    </div>
  );
}
