import { vi } from "vitest";

/** An `EventSource` that says what a test wants it to. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly url: string;
  readyState: number = FakeEventSource.OPEN;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** The server says something. */
  say(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** The connection is lost: `CONNECTING` where the browser tries again, `CLOSED` where it was refused. */
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

/** Puts the fake in the place of the browser's; answers every source that is opened from now on, the newest last. */
export function fakeEventSources(): FakeEventSource[] {
  const opened: FakeEventSource[] = [];
  class Opened extends FakeEventSource {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  }
  vi.stubGlobal("EventSource", Opened);
  return opened;
}
