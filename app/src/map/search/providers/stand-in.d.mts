/** Answers that a stand-in can give to a request; without one the request waits. */
interface Reply {
  json(body: unknown, status?: number): void;
  /** Begins an answer that never ends. */
  begin(): void;
  /** Hangs up. */
  drop(): void;
}

export interface StandIn {
  url: string;
  /** The addresses that were asked for, newest last. */
  asked: URL[];
  stop(): Promise<void>;
}

export function standIn(answer: (reply: Reply) => void): Promise<StandIn>;
