import type { BusChannel } from './types.ts';

export const CHANNEL_NAME = 'sanchay-bus';

interface Surroundings {
  document?: unknown;
  BroadcastChannel?: new (name: string) => BusChannel;
}

/** The channel to the other tabs; null outside a page, where an open channel would keep the process alive. */
export function openChannel(surroundings: Surroundings = globalThis): BusChannel | null {
  const { document, BroadcastChannel } = surroundings;
  return document && BroadcastChannel ? new BroadcastChannel(CHANNEL_NAME) : null;
}
