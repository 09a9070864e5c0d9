import { useState } from 'react';
import { START_ANSWERS } from './sipAnswers.ts';
import { sipOutcome } from './sipPlan.ts';
import type { SipOutcome } from './sipPlan.ts';

type SipSuccess = Extract<SipOutcome, { figures: unknown }>;

function startPlan(): SipSuccess {
  return sipOutcome(START_ANSWERS) as SipSuccess;
}

/** The plan of the answers, or while they are impossible the last one that was possible. */
export function useLastPlan(outcome: SipOutcome): SipSuccess {
  const [last, setLast] = useState<SipSuccess>(() => ('plan' in outcome ? outcome : startPlan()));
  if (!('plan' in outcome)) return last;
  if (outcome !== last) setLast(outcome);
  return outcome;
}
