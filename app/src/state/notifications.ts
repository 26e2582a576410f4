/** The notifications of a person, followed live. Pure but for the store. */
import { createStore } from "zustand/vanilla";
import type { Notification } from "~/core";

export interface Notifications {
  /** By id; `undefined` until the server or this device has said. */
  byId: Readonly<Record<string, Notification>> | undefined;
  /** True once the server has said, and not only this device. */
  isLive: boolean;
  /** Ids that were read on this page and that the server may not know of yet. */
  read: ReadonlySet<string>;
}

const nothing: Notifications = { byId: undefined, isLive: false, read: new Set() };

export const notificationsStore = createStore<Notifications>(() => nothing);

/** The topic of the live stream that brings them. */
export function notificationsTopic(uid: string): string {
  return `notifications?uid=${uid}`;
}

export function setNotifications(documents: readonly { id: string; data: unknown }[]): void {
  const byId = Object.fromEntries(documents.map(({ id, data }) => [id, data as Notification]));
  notificationsStore.setState({ byId, isLive: true });
}

/** Replaces one; `null` removes it. */
export function setNotification(id: string, data: Notification | null): void {
  notificationsStore.setState(({ byId }) => {
    const { [id]: _, ...rest } = byId ?? {};
    return { byId: data === null ? rest : { ...rest, [id]: data } };
  });
}

/** Shows those of an earlier visit while the server has said nothing. */
export function restoreNotifications(byId: Readonly<Record<string, Notification>>): void {
  if (notificationsStore.getState().byId === undefined) notificationsStore.setState({ byId });
}

/** Shows some as read. */
export function setRead(ids: Iterable<string>): void {
  notificationsStore.setState(({ read }) => ({ read: new Set([...read, ...ids]) }));
}

export function clearNotifications(): void {
  notificationsStore.setState(nothing, true);
}
