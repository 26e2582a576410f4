import { Button } from "@mantine/core";
import { useState } from "react";
import type { Visibility } from "~/core";
import { ShareLink } from "~/ui/share/share-link";
import { SharePreview } from "~/ui/share/share-preview";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { dayAndMonth } from "~/ui/time/format-time";
import { LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const URL = "https://yonder.example/h/coral-7kq";

/** The sheet for sharing, with the link there, in the making, missing and failed. */
export function Share() {
  const w = useGalleryWords().share;
  const [shown, setShown] = useState<keyof typeof links | null>(null);
  const [visibility, setVisibility] = useState<Visibility>("link");
  const preview = <SharePreview title={w.subject} detail={w.detail} />;
  const ready = {
    label: w.link,
    url: URL,
    title: w.subject,
    text: w.detail,
    qr: w.qr,
    note: w.note(dayAndMonth("2026-08-05")),
  };
  const links = {
    ready: { state: "ready", ...ready },
    making: { state: "making" },
    none: { state: "none", reason: w.none },
    failed: { state: "failed", sentence: w.failure, onRetry: () => undefined },
  } as const satisfies Record<SharedLink["state"], SharedLink>;
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.link}</figcaption>
          <ShareLink {...ready} />
        </figure>
        <figure>
          <figcaption>{w.preview}</figcaption>
          {preview}
        </figure>
        <figure>
          <figcaption>{w.sheet}</figcaption>
          {(Object.keys(links) as (keyof typeof links)[]).map((state) => (
            <Button key={state} variant="default" mr="sm" mb="sm" onClick={() => setShown(state)}>
              {w.states[state]}
            </Button>
          ))}
        </figure>
      </div>
      <ShareSheet
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={w.sheet}
        preview={preview}
        visibility={<VisibilityChoice label={w.who} levels={LEVELS} visibility={visibility} onChange={setVisibility} />}
        link={links[shown ?? "ready"]}
      />
    </Part>
  );
}
