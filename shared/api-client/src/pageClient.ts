import type { Client } from './client.ts';

let current: Client | null = null;

/** Makes `client` work. The shell calls it once, before any remote is loaded. */
export function setClient(made: Client): void {
  current = made;
}

function pageClient(): Client {
  if (!current) throw new Error('the API client was used before the shell called setClient()');
  return current;
}

/** The page's client. */
export const client: Client = {
  call: (name, ...options) => pageClient().call(name, ...options),
  refresh: () => pageClient().refresh(),
  now: () => pageClient().now(),
};
