import type { Domain } from '../platform/domain.ts';
import { keepRules } from './keepRules.ts';
import { ruleRoutes } from './routes.ts';

/** Public interface of the rules domain: what tax law specifies on which day, for pages that explain it. */
export const rulesDomain: Domain = { name: 'rules', routes: ruleRoutes, background: keepRules };

export { openRules } from './ruleSource.ts';
export type { RuleSource } from './ruleSource.ts';
export { seedRules } from './seedRules.ts';
