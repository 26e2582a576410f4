/** Limits on the tabs and requests that work on the outbox at once. */

/** Runs work that only one tab does at a time. The lock of a tab that dies is released, and the next tab goes on. */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  // Without locks two tabs may send the same entry; its idempotency key makes it happen once all the same.
  await (locks ? locks.request(name, work) : work());
}

/** A counting semaphore: at most so many pieces of work run at once, the others follow in the order they came. */
export function semaphore(max: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let free = max;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
