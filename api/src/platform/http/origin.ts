import type { Settings } from '../settings/settings.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an `Origin` header names our own pages. The sandbox answers to every name of this machine. */
export function isOwnOrigin(
  origin: string | undefined,
  settings: Pick<Settings, 'publicOrigin' | 'sandbox'>,
): boolean {
  if (origin === undefined) return false;
  if (origin === settings.publicOrigin) return true;
  if (!settings.sandbox || !URL.canParse(origin)) return false;
  const [given, own] = [new URL(origin), new URL(settings.publicOrigin)];
  const local = loopback.has(given.hostname) && loopback.has(own.hostname);
  return local && given.protocol === own.protocol && given.port === own.port;
}
