import { Button, CopyButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";
import { useWords } from "~/ui/words";
import classes from "./support.module.css";

/** How the server is, and what is known about this browser: shown, copied by whoever wants to, never sent. */
export function Diagnostics() {
  const w = useWords();
  const { data, isError } = useQuery({ queryKey: ["config"], queryFn: () => getJson<RuntimeConfig>("/config.json") });
  const text = [
    `build ${data?.buildId ?? "unknown"}`,
    navigator.userAgent,
    `window ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} dots per pixel`,
    `languages ${navigator.languages.join(", ")}`,
  ].join("\n");
  return (
    <section className={classes.diagnostics} aria-labelledby="diagnostics">
      <h2>{w.support.status}</h2>
      <p role="status">{data ? w.support.statusGood : isError ? w.support.statusBad : ""}</p>
      <h2 id="diagnostics">{w.support.diagnostics}</h2>
      <p>{w.support.diagnosticsExplained}</p>
      <pre>{text}</pre>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? w.support.copied : w.support.copy}
          </Button>
        )}
      </CopyButton>
    </section>
  );
}
