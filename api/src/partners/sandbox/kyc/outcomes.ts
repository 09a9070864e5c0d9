/** What a registry answers, in its own codes. */
export interface RegistryAnswer {
  APP_STATUS: string;
  APP_NAME: string;
  APP_DOB_MATCH: 'Y' | 'N';
  KRA: string | null;
  APP_KYC_MODE: string | null;
  APP_IPV_FLAG: 'Y' | 'N' | 'E' | null;
}

export interface Outcome {
  /** First three letters of the PAN; null for all others. */
  letters: string | null;
  /** For the page that documents the sandbox. */
  about: string;
  status: string;
  /** Milliseconds before the answer. */
  delay?: number;
  down?: true;
  /** Validated at first, and on hold from a minute after the first enquiry. */
  lapses?: true;
  otherName?: true;
  otherBirth?: true;
  /** Reasons with which the first applications are rejected. */
  rejects?: string[];
}

export const OUTCOMES: readonly Outcome[] = [
  { letters: null, about: 'KYC is validated; name and date of birth match', status: '07' },
  { letters: 'REG', about: 'KYC is registered: existing fund houses only', status: '02' },
  { letters: 'HLD', about: 'KYC is on hold', status: '03' },
  {
    letters: 'LAP',
    about: 'KYC is validated; on hold from a minute after the first enquiry (rechecked after 30 days)',
    status: '07',
    lapses: true,
  },
  { letters: 'REJ', about: 'KYC was rejected; a new form is verified', status: '04' },
  { letters: 'UPR', about: 'KYC is under process', status: '01' },
  { letters: 'NEW', about: 'no KYC yet; the form is verified', status: '05' },
  {
    letters: 'NEX',
    about: 'no KYC yet; the first form is rejected (photo unclear), the second verified',
    status: '05',
    rejects: ['R02'],
  },
  { letters: 'NAM', about: 'the registry has another last name', status: '07', otherName: true },
  { letters: 'DOB', about: 'the registry has another date of birth', status: '07', otherBirth: true },
  { letters: 'DWN', about: 'the registry does not answer (503)', status: '07', down: true },
  { letters: 'SLO', about: 'the registry answers after eight seconds', status: '07', delay: 8_000 },
];

/** What the sandbox registry does with a PAN: by its first three letters. */
export function outcomeOf(pan: string): Outcome {
  return OUTCOMES.find(({ letters }) => letters !== null && pan.startsWith(letters)) ?? OUTCOMES[0]!;
}

/**
 * Returns the response about a user. The sandbox has no records: the name is the provided one, in capitals, unless
 * specified otherwise.
 */
export function answerFor({ status, otherName, otherBirth }: Outcome, name: string): RegistryAnswer {
  const known = status !== '05';
  return {
    APP_STATUS: status,
    APP_NAME: otherName ? anotherName(name) : name.toUpperCase(),
    APP_DOB_MATCH: otherBirth ? 'N' : 'Y',
    KRA: known ? 'SANDBOX KRA' : null,
    APP_KYC_MODE: known ? '5' : null,
    APP_IPV_FLAG: known ? 'Y' : null,
  };
}

function anotherName(name: string): string {
  const messages = name.toUpperCase().split(/\s+/);
  return [...messages.slice(0, Math.max(1, messages.length - 1)), 'PRABHAKAR'].join(' ');
}
