/** Screens of the profile, in the order of its menu. The words are `profile.section.<id>`. */
export const PROFILE_SECTIONS = [
  { id: 'overview', path: '/profile' },
  { id: 'bank', path: '/profile/bank' },
  { id: 'nominees', path: '/profile/nominees' },
  { id: 'risk', path: '/profile/risk' },
  { id: 'security', path: '/profile/security' },
  { id: 'notifications', path: '/profile/notifications' },
  { id: 'consents', path: '/profile/consents' },
  { id: 'data', path: '/profile/data' },
] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]['id'];
