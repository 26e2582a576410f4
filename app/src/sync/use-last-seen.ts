import { useEffect, useState } from "react";

/** Storage of this device for the snapshots of a person; each must be the same object in every render. */
export interface LastSeen<Snapshot> {
  read(uid: string, id: string): Promise<Snapshot | undefined>;
  store(uid: string, snapshot: Snapshot): Promise<void>;
  forget(uid: string, id: string): Promise<void>;
}

interface Seen<Snapshot> {
  uid: string | null;
  id: string;
  /** The snapshot as it is now; `undefined` while it is not known. */
  live: Snapshot | undefined;
  /** True once the reader may not see it any more. */
  isGone: boolean;
}

/**
 * The snapshot as this device last saw it; `undefined` until it is read, or where there is none. A live snapshot is
 * stored over it, and one that is gone is removed.
 */
export function useLastSeen<Snapshot>(device: LastSeen<Snapshot>, { uid, id, live, isGone }: Seen<Snapshot>) {
  const [stored, setStored] = useState<{ of: string; snapshot: Snapshot | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (uid) void device.read(uid, id).then((snapshot) => isCurrent && setStored({ of: id, snapshot }));
    return () => {
      isCurrent = false;
    };
  }, [device, uid, id]);
  // Each render makes another object; only another content is written.
  const text = live && JSON.stringify(live);
  useEffect(() => {
    if (uid && text) void device.store(uid, JSON.parse(text));
  }, [device, uid, text]);
  useEffect(() => {
    if (uid && isGone) void device.forget(uid, id);
  }, [device, uid, id, isGone]);
  return stored?.of === id ? stored.snapshot : undefined;
}
