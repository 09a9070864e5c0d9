import { answerTask } from '../../platform/own-process/answerTask.ts';
import type { SearchTask } from './searchTask.ts';

/** Searches one plan in a thread of its own. */
await answerTask<SearchTask>(async ({ folios, year, rules }) => {
  const { harvestPlan } = await import('@sanchay/finance');
  return harvestPlan(folios, year, rules);
});
