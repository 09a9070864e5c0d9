import type { BusEventName } from '@sanchay/contracts';
import type { RecentEvent } from '@sanchay/event-bus';
import type { Settings } from './settings.ts';

/** Messages from the workbench to the page of the remote. */
export type ToStage =
  | { kind: 'settings'; settings: Settings }
  | { kind: 'publish'; name: BusEventName; payload: unknown }
  | { kind: 'navigate'; to: string };

/** A message for the user of the workbench. */
export interface Note {
  /** Milliseconds since 1970. */
  at: number;
  /**
   * `left`: the remote led to a path of another one. `signIn`: the persona could not be signed in. `critical` and
   * `calm`: an operation that must not be cut began and ended.
   */
  kind: 'fault' | 'left' | 'signIn' | 'critical' | 'calm';
  text: string;
}

/** Messages from the page of the remote to the workbench. */
export type ToWorkbench =
  | { kind: 'events'; events: readonly RecentEvent[] }
  | { kind: 'path'; path: string }
  | { kind: 'note'; note: Note };

interface Envelope<Message> {
  sanchayStandalone: Message;
}

/** Sends to the other of the two pages, which is of the same origin or gets nothing. */
export function send<Message extends ToStage | ToWorkbench>(target: Window, message: Message): void {
  const envelope: Envelope<Message> = { sanchayStandalone: message };
  target.postMessage(envelope, globalThis.location.origin);
}

/**
 * Receives messages from the other page; other windows and origins are ignored.
 * @returns stops listening.
 */
export function listen<Message extends ToStage | ToWorkbench>(
  source: () => Window | null,
  hear: (message: Message) => void,
): () => void {
  const receive = (event: MessageEvent) => {
    if (event.origin !== globalThis.location.origin || event.source !== source()) return;
    const message = (event.data as Partial<Envelope<Message>> | null)?.sanchayStandalone;
    if (message) hear(message);
  };
  globalThis.addEventListener('message', receive);
  return () => globalThis.removeEventListener('message', receive);
}
