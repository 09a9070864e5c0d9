import type { AppConfig } from '@sanchay/contracts';

type Announcement = AppConfig['announcement'];

/**
 * Whether there is something to announce at a moment: it has a name and words, and its time has come and not passed.
 * @param now milliseconds since 1970
 */
export function isAnnounced({ id, en, hi, from, until }: Announcement, now: number): boolean {
  if (!id || !en || !hi) return false;
  if (from && !(now >= Date.parse(from))) return false;
  return !until || now < Date.parse(until);
}
