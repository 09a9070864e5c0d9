import type { Domain } from '../platform/domain.ts';
import { notificationRoutes } from './routes.ts';

/** Door of notifications. Another domain calls `notify` in its write; kinds and their words are in `kinds`. */
export const notificationsDomain: Domain = { name: 'notifications', routes: notificationRoutes };

export type { KycLapse } from './kinds/account.ts';
export { featureNames } from './kinds/featureNames.ts';
export { notify, notifyAll } from './notify.ts';
export { isFixed } from './preferences.ts';
export type { PreferenceRow } from './preferences.ts';
export { clearPreference, languageOf, preferencesOf, setPreference } from './store.ts';
