export { harvestOf, harvestPlan } from './harvestPlan.ts';
export type { HarvestLeg, HarvestPlan } from './harvestPlan.ts';
export { isHarvestOffered } from './harvestOffer.ts';
export type { HarvestFolio } from './harvestFolio.ts';
export { positionOf } from './harvestPosition.ts';
export type { PlanPosition, YearFacts } from './harvestPosition.ts';
export type { HarvestRules } from './harvestRuleKinds.ts';
