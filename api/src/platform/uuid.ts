import { UUID_PATTERN } from '@sanchay/contracts';

const UUID = new RegExp(`^${UUID_PATTERN}$`, 'i');

/** Returns whether the text is written like a UUID, so that the database may be queried for it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
