import { ownsPath } from '@sanchay/contracts';
import type { AppConfig } from '@sanchay/contracts';

/** What the shell itself has at an address; all else belongs to remotes. */
const STAFF_PREFIX = '/staff';

/**
 * Whether an address is a staff screen of this build: of the admin build, and of the sandbox, where one start shows
 * everything. What is behind it the API shows to staff only.
 */
export function isStaffPath(path: string, config: Pick<AppConfig, 'adminBuild' | 'sandbox'>): boolean {
  return (config.adminBuild || config.sandbox) && ownsPath(STAFF_PREFIX, path);
}

/** The screen and the id that an address names. */
export function staffPlace(path: string): { screen: 'tickets' | 'chat' | 'kyc' | null; id: string | null } {
  const [, , screen = 'tickets', id = null, rest] = path.split('/');
  if ((screen !== 'tickets' && screen !== 'chat' && screen !== 'kyc') || rest !== undefined)
    return { screen: null, id: null };
  return { screen, id: id === '' ? null : id };
}
