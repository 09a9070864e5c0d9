import { USUAL_OUTCOME, type Outcome } from '../decisions/outcome.ts';

/** What the sandbox issuer does with a booking, by the last two digits of the amount in rupees. */
export const DEPOSIT_OUTCOMES: readonly Outcome[] = [
  {
    ...USUAL_OUTCOME,
    digits: '01',
    about: 'is rejected',
    decision: 'rejected',
    note: 'The details do not match our records.',
  },
  {
    ...USUAL_OUTCOME,
    digits: '02',
    about: 'has a question first, and is accepted after the answer',
    decision: 'queried',
    note: 'Please confirm your current address.',
  },
  { ...USUAL_OUTCOME, digits: '03', about: 'is accepted after 20 seconds', delay: 20_000 },
  { ...USUAL_OUTCOME, digits: '04', about: 'cannot be delivered three times, then is accepted', failures: 3 },
  {
    ...USUAL_OUTCOME,
    digits: '05',
    about: 'is accepted, and the notification is sent three times',
    copies: 3,
  },
  USUAL_OUTCOME,
];
