/** What the sandbox issuer does with a booking, by the last two digits of the amount in rupees. */
export interface DepositOutcome {
  digits: string | null;
  about: string;
  decision: 'accepted' | 'rejected' | 'queried';
  note: string | null;
  /** Milliseconds until the decision. */
  delay: number;
  /** How often each notification is sent. */
  copies: number;
  /** Requests that are answered with an error before the first one is accepted. */
  failures: number;
}

const USUAL: DepositOutcome = {
  digits: null,
  about: 'is accepted after a second',
  decision: 'accepted',
  note: null,
  delay: 1_000,
  copies: 1,
  failures: 0,
};

export const DEPOSIT_OUTCOMES: readonly DepositOutcome[] = [
  {
    ...USUAL,
    digits: '01',
    about: 'is rejected',
    decision: 'rejected',
    note: 'The details do not match our records.',
  },
  {
    ...USUAL,
    digits: '02',
    about: 'has a question first, and is accepted after the answer',
    decision: 'queried',
    note: 'Please confirm your current address.',
  },
  { ...USUAL, digits: '03', about: 'is accepted after 20 seconds', delay: 20_000 },
  { ...USUAL, digits: '04', about: 'cannot be delivered three times, then is accepted', failures: 3 },
  { ...USUAL, digits: '05', about: 'is accepted, and the notification is sent three times', copies: 3 },
  USUAL,
];

/** The outcome of an amount in rupees, as decimal text. */
export function depositOutcome(amount: string): DepositOutcome {
  const digits = amount.split('.')[0]!.slice(-2);
  return DEPOSIT_OUTCOMES.find((outcome) => outcome.digits === digits) ?? USUAL;
}
