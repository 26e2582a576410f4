/** The kinds of changes there are, and what sends them. */
import type { Entry } from "./entry";

/** Given with each send of a change. */
export interface SendContext {
  /** Idempotency key of the change, the same each time it is sent. */
  key: string;
  /** Aborted once another account is here; nothing may be sent in its name. */
  signal: AbortSignal;
  /** Tells how much has gone, 0 to 1. */
  onProgress(sent: number): void;
}

/** Sends one kind of change. */
export interface Sender<Data, Result = unknown> {
  /** Makes the change on the server. Rejects with a `Failure`, which says whether it may work later. */
  send(data: Data, context: SendContext): Promise<Result>;
  /** Fits a late change to what the server has by now; answers `null` where nothing of it is left to do. */
  rebase?(entry: Entry<Data>): Promise<Data | null>;
  /** Fits a change that waits behind a saved one of the same subject to the server's answer. Pure. */
  amend?(next: Data, result: Result): Data;
  /** Takes the server's answer, in every tab; none where an earlier try had arrived, or nothing was left to do. */
  onSaved?(data: Data, result: Result | undefined): void;
  /**
   * Undoes on this device what the change has left there besides its entry. Answers what brings that back, should the
   * person change their mind.
   */
  takeBack?(entry: Entry<Data>): Promise<() => Promise<void>>;
  /** Names the change in a few words, for who made it. */
  describe(data: Data): string;
  /** The person's own words in the change, to be copied should it never be made; empty where there are none. */
  wordsOf?(data: Data): string;
}

export interface Kind<Data = unknown> {
  /** Stored with each entry: it never changes. */
  readonly kind: string;
  /** Subjects of the kind that a tab sends at once, 4 unless told. */
  readonly parallelMax?: number | undefined;
  /** Loads what sends it. */
  sender(): Promise<Sender<Data>>;
  /** Sends a change that was held, before the call returns: the page is being left. The sender sends it again. */
  leave?: ((data: Data, key: string) => void) | undefined;
}

const kinds = new Map<string, Kind>();

export function registerKind<Data>(kind: Kind<Data>): void {
  kinds.set(kind.kind, kind as Kind);
}

/** The declaration of a kind; none where a newer build of the app made the entry. */
export function kindOf(kind: string): Kind | undefined {
  return kinds.get(kind);
}

/** Loads what sends each kind. */
export function loadSenders(): Promise<unknown>[] {
  return [...kinds.values()].map(({ sender }) => sender().catch(() => undefined));
}
