import type { Domain } from '../platform/domain.ts';
import { consentRoutes } from './routes.ts';

/** Door of consents: what people agreed to, by which words and when; optional ones can be withdrawn. */
export const consentsDomain: Domain = { name: 'consents', routes: consentRoutes };

export { endConsents, recordConsents } from './service.ts';
export { consentText } from './texts.ts';
