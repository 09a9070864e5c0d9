import { createMessages } from '../../platform/http/language.ts';
import { englishSteps } from './englishSteps.ts';
import { hindiSteps } from './hindiSteps.ts';
import type { StepValues } from './messages.ts';

export type StepKey = keyof typeof englishSteps;

/** The sentence of a timeline step. */
export const stepText = createMessages<Record<StepKey, (values: StepValues) => string>>({
  en: englishSteps,
  hi: hindiSteps,
});
