/** What the sandbox exchange does with an order, by the last two digits of its quantity. */
export interface ExchangeOutcome {
  digits: string | null;
  about: string;
  rejects: boolean;
  /** Whether only half of it finds shares at once. */
  thin: boolean;
  /** Milliseconds until its messages are sent. */
  delay: number;
  copies: number;
  /** Whether its messages arrive in the reverse order. */
  reversed: boolean;
  /** Whether its messages are never sent, so that they have to be requested again. */
  lost: boolean;
  /** Milliseconds until its first trade is annulled; null for never. */
  annuls: number | null;
  /** Requests that are answered with an error before the first one is accepted. */
  failures: number;
}

export const USUAL: ExchangeOutcome = {
  digits: null,
  about: 'is matched at once with the orders of the book',
  rejects: false,
  thin: false,
  delay: 0,
  copies: 1,
  reversed: false,
  lost: false,
  annuls: null,
  failures: 0,
};

export const EXCHANGE_OUTCOMES: readonly ExchangeOutcome[] = [
  { ...USUAL, digits: '91', about: 'is rejected', rejects: true },
  { ...USUAL, digits: '92', about: 'finds shares for one half, and for the other half later', thin: true },
  {
    ...USUAL,
    digits: '93',
    about: 'is matched at once, its messages arrive after 20 seconds',
    delay: 20_000,
  },
  {
    ...USUAL,
    digits: '94',
    about: 'is matched, and its first trade is annulled after 20 seconds',
    annuls: 20_000,
  },
  { ...USUAL, digits: '95', about: 'is matched, and each message arrives three times', copies: 3 },
  {
    ...USUAL,
    digits: '96',
    about: 'is matched, and its messages arrive in the reverse order',
    reversed: true,
  },
  { ...USUAL, digits: '97', about: 'is matched, and its messages are lost', lost: true },
  { ...USUAL, digits: '98', about: 'cannot be delivered three times, then is matched', failures: 3 },
  USUAL,
];

/** The outcome of a quantity. */
export function exchangeOutcome(quantity: number): ExchangeOutcome {
  const digits = String(quantity % 100);
  return EXCHANGE_OUTCOMES.find((outcome) => outcome.digits === digits) ?? USUAL;
}
