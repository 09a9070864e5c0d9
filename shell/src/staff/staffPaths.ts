import { ONBOARDING_STATE, ownsPath, type AppConfig, type UserInfo } from '@sanchay/contracts';

/** What the shell itself has at an address; all else belongs to remotes. */
const STAFF_PREFIX = '/staff';

/** The staff screens by the second part of their addresses. */
export const STAFF_SCREENS = ['tickets', 'chat', 'messages', 'kyc', 'rules'] as const;

type StaffScreen = (typeof STAFF_SCREENS)[number];

/**
 * Whether an address is a staff screen of this build: of the admin build, and of the sandbox, where one start shows
 * everything. What is behind it the API shows to staff only.
 */
export function isStaffPath(path: string, config: Pick<AppConfig, 'adminBuild' | 'sandbox'>): boolean {
  return (config.adminBuild || config.sandbox) && ownsPath(STAFF_PREFIX, path);
}

/**
 * The staff area for a member of staff without an investment account, in a build that has it; null for everybody else.
 */
export function deskOf(
  user: Pick<UserInfo, 'staff' | 'onboarding_state'> | null | undefined,
  config: Pick<AppConfig, 'adminBuild' | 'sandbox'>,
): string | null {
  const works = user?.staff === true && user.onboarding_state === ONBOARDING_STATE.BEGINNING;
  return works && isStaffPath(STAFF_PREFIX, config) ? STAFF_PREFIX : null;
}

/** The screen and the id that an address names. */
export function staffPlace(path: string): { screen: StaffScreen | null; id: string | null } {
  const [, , name = 'tickets', id = null, rest] = path.split('/');
  const screen = STAFF_SCREENS.find((one) => one === name);
  if (screen === undefined || rest !== undefined) return { screen: null, id: null };
  return { screen, id: id === '' ? null : id };
}
