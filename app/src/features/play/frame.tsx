import { IconAlertTriangle, IconCloudUp, IconPlayerPause, IconSun, IconWifiOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PlayedStop } from "~/sync/play/played-stops";
import { usePlayWords } from "~/ui/words/play";
import { useLook } from "./device/use-look";
import classes from "./frame.module.css";

interface Props {
  /** The stops, drawn as dots; none before the start and after the end. */
  stops?: readonly PlayedStop[] | undefined;
  current?: PlayedStop | undefined;
  onPause?: (() => void) | undefined;
  /** Beside the dots: the faces of the team. */
  aside?: ReactNode;
  /** A bar under the head, as for no signal. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The whole window: one thing at a time, big, in white and black for sunlight or dark for the night. */
export function Frame({ stops, current, onPause, aside, bar, children }: Props) {
  const w = usePlayWords();
  const { look, toggle } = useLook();
  return (
    <section className={classes.frame} data-look={look} data-play-mode>
      <div className={classes.column}>
        <header className={classes.head}>
          {onPause ? (
            <button type="button" className={classes.icon} aria-label={w.way.pause} onClick={onPause}>
              <IconPlayerPause size={26} aria-hidden="true" />
            </button>
          ) : (
            <span />
          )}
          {stops && stops.length > 0 ? <Dots stops={stops} current={current} /> : <span />}
          <button
            type="button"
            className={classes.icon}
            aria-label={w.bright}
            aria-pressed={look === "bright"}
            onClick={toggle}
          >
            <IconSun size={24} aria-hidden="true" />
          </button>
          {aside}
        </header>
        {bar}
        {children}
      </div>
    </section>
  );
}

function Dots({ stops, current }: { stops: readonly PlayedStop[]; current?: PlayedStop | undefined }) {
  const w = usePlayWords();
  return (
    <div className={classes.dots} role="img" aria-label={w.stopOf(current?.number ?? stops.length, stops.length)}>
      {stops.map(({ stop, status }) => (
        <i key={stop.id} data-status={stop.id === current?.stop.id ? "current" : status} />
      ))}
    </div>
  );
}

const ICONS = { offline: IconWifiOff, wrong: IconAlertTriangle, sending: IconCloudUp } as const;

/** A calm black bar: what happened, and what is safe. */
export function Bar({ kind, title, children }: { kind: keyof typeof ICONS; title: string; children?: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <div className={classes.bar} role="status">
      <Icon size={24} aria-hidden="true" />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </div>
  );
}
