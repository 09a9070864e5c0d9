import type { Domain } from '../platform/domain.ts';
import { ruleRoutes } from './routes.ts';

/** Door of the rules domain: what tax law says on which day, for pages that explain it. */
export const rulesDomain: Domain = { name: 'rules', routes: ruleRoutes };

export { keepRules } from './keepRules.ts';
export { openRules } from './ruleSource.ts';
export type { RuleSource } from './ruleSource.ts';
export { seedRules } from './seedRules.ts';
