import type { PendingCode } from '../code/pendingCode.ts';

const KEY = 'sanchay.signup';

/** What of a sign-up survives a reload of this tab. Never the password. */
export interface SignupDraft {
  name: string;
  contact: string;
  terms: boolean;
  newsletter: boolean;
  pending: PendingCode | null;
}

export const EMPTY_DRAFT: SignupDraft = {
  name: '',
  contact: '',
  terms: false,
  newsletter: false,
  pending: null,
};

function pendingOf(value: unknown): PendingCode | null {
  const { otpRef, resendFrom, sentTo } = (value ?? {}) as Partial<Record<keyof PendingCode, unknown>>;
  const whole = typeof otpRef === 'string' && typeof resendFrom === 'number' && typeof sentTo === 'string';
  return whole ? { otpRef, resendFrom, sentTo } : null;
}

/** The draft of this tab; an empty one when there is none, or none that can be read. */
export function loadDraft(): SignupDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof SignupDraft, unknown>
    >;
    return {
      name: typeof kept.name === 'string' ? kept.name : '',
      contact: typeof kept.contact === 'string' ? kept.contact : '',
      terms: kept.terms === true,
      newsletter: kept.newsletter === true,
      pending: pendingOf(kept.pending),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft. A browser that refuses storage only loses the comfort. */
export function keepDraft({ name, contact, terms, newsletter, pending }: SignupDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, contact, terms, newsletter, pending }));
  } catch {
    // Full or forbidden: the form works without.
  }
}

/** Forgets the draft: the account exists. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: nothing was kept.
  }
}
