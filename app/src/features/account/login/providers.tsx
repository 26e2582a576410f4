import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";
import { useWords } from "~/ui/words";
import { signInFromProvider } from "~/sync/session/session";
import { Head } from "./head";
import classes from "./login.module.css";

/** Other services one can sign in with, where whoever runs this server has set some up. */
export function Providers({ target }: { target: string }) {
  const w = useWords();
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
        >
          {w.login.provider(spoken(name))}
        </Button>
      ))}
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
