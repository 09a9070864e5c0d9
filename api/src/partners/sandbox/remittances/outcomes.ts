import { USUAL_OUTCOME, type Outcome } from '../decisions/outcome.ts';

/**
 * What the bank of the sandbox does with money sent abroad or back, by the last two digits of what it receives: rupees
 * that are converted, dollars that are withdrawn.
 */
export const REMITTANCE_OUTCOMES: readonly Outcome[] = [
  {
    ...USUAL_OUTCOME,
    digits: '01',
    about: 'is rejected',
    decision: 'rejected',
    note: 'The details do not match our records.',
  },
  { ...USUAL_OUTCOME, digits: '03', about: 'is converted after 20 seconds', delay: 20_000 },
  {
    ...USUAL_OUTCOME,
    digits: '04',
    about: 'cannot be delivered three times, then is converted',
    failures: 3,
  },
  {
    ...USUAL_OUTCOME,
    digits: '05',
    about: 'is converted, and the notification is sent three times',
    copies: 3,
  },
  { ...USUAL_OUTCOME, about: 'is converted after a second' },
];
