import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useState } from "react";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";
import { signInFromProvider } from "~/sync/session/session";
import { useWords } from "~/ui/words";
import { Head } from "./head";
import classes from "./login.module.css";
import { openPopup } from "./popup";

interface Props {
  /** Target to go on to. */
  target: string;
  /** `true` if the other service opens in a window of its own, so that this page stays. */
  inPopup?: boolean;
}

/** Other services to sign in with, where the operator of this server has set some up. */
export function Providers({ target, inPopup = false }: Props) {
  const w = useWords();
  const [isBlocked, setBlocked] = useState(false);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!inPopup) return;
    event.preventDefault();
    setBlocked(!openPopup(event.currentTarget.href));
  };
  const { data } = useQuery({ queryKey: ["config"], queryFn: () => getJson<RuntimeConfig>("/config.json") });
  if (!data || data.openid.length === 0) return null;
  return (
    <div className={classes.form}>
      <p className={classes.or}>{w.login.or}</p>
      {data.openid.map((name) => (
        <Button
          key={name}
          component="a"
          href={`/auth/openid/${encodeURIComponent(name)}?redirect=${encodeURIComponent(target)}`}
          variant="default"
          size="md"
          fullWidth
          onClick={open}
        >
          {w.login.provider(spoken(name))}
        </Button>
      ))}
      <div role="alert">{isBlocked ? <p className={classes.failure}>{w.session.popupBlocked}</p> : null}</div>
    </div>
  );
}

/** A provider's name as one reads it. */
export function spoken(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface ReturnProps {
  name: string;
  onDone: () => void;
  onFailed: () => void;
}

/** Back from another service: the session is there, its token is fetched. */
export function ProviderReturn({ name, onDone, onFailed }: ReturnProps) {
  const w = useWords();
  const [begun] = useState(() => signInFromProvider());
  useEffect(() => {
    begun.then(onDone, onFailed);
  }, [begun, onDone, onFailed]);
  return (
    <div className={classes.form} role="status">
      <Head title={w.login.providerBusy(spoken(name))} />
    </div>
  );
}
