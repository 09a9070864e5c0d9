/** What the sandbox registrars do with a request. */
export interface RegistrarOutcome {
  /** The four digits of the PAN; null for any other. */
  digits: string | null;
  about: string;
  refuses?: true;
  /** Requests that are answered with an error before the first one is accepted. */
  failures?: number;
  /** Whether the statement is encrypted with the password of the request. */
  otherPassword?: true;
  /** How often the statement is mailed, each time encrypted anew. */
  copies?: number;
}

const USUAL: RegistrarOutcome = { digits: null, about: 'is mailed after a second' };

/** By the digits of a PAN. */
export const REGISTRAR_OUTCOMES: readonly RegistrarOutcome[] = [
  { digits: '9001', about: 'is refused, as there is no folio of this PAN', refuses: true },
  { digits: '9002', about: 'is accepted and never mailed', copies: 0 },
  { digits: '9003', about: 'is encrypted with another password', otherPassword: true },
  { digits: '9004', about: 'cannot be requested twice, then is mailed', failures: 2 },
  { digits: '9005', about: 'is mailed twice', copies: 2 },
  USUAL,
];

export function registrarOutcome(pan: string): RegistrarOutcome {
  return REGISTRAR_OUTCOMES.find(({ digits }) => digits !== null && pan.includes(digits)) ?? USUAL;
}
