/** What a partner of the sandbox does with a request, by the last two digits of its amount. */
export interface Outcome {
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

/** The outcome of amounts that are not listed. */
export const USUAL_OUTCOME: Outcome = {
  digits: null,
  about: 'is accepted after a second',
  decision: 'accepted',
  note: null,
  delay: 1_000,
  copies: 1,
  failures: 0,
};

/** The outcome of an amount as decimal text: the last two digits before the point decide. */
export function outcomeOf(outcomes: readonly Outcome[], amount: string): Outcome {
  const digits = amount.split('.')[0]!.slice(-2);
  return outcomes.find((outcome) => outcome.digits === digits) ?? USUAL_OUTCOME;
}
