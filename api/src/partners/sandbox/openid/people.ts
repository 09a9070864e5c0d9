import { createHash } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';
import { PERSONAS } from '../../../personas/index.ts';

/** An identity that the sandbox's provider vouches for. */
export interface OutsideAccount {
  email: string;
  name: string;
  /** Whether the provider has checked that the address is theirs. */
  verified: boolean;
}

/** Invented identities of the page's list: those of the sandbox, a new one, and one that was never verified. */
export const OUTSIDE_PEOPLE: readonly OutsideAccount[] = [
  ...Object.values(PERSONAS).map(({ email, name }) => ({ email, name, verified: true })),
  { email: 'nila.outside@sanchay.example', name: 'Nila Sundaram', verified: true },
  { email: 'unchecked@sanchay.example', name: 'Dev Unchecked', verified: false },
];

/** People by the provider's own name of them, which stays the same for an address. */
export class OutsidePeople {
  readonly #known = new Map<string, OutsideAccount>();

  /** Remembers an identity. @returns its subject */
  subjectOf(person: OutsideAccount): string {
    const subject = createHash('sha256').update(person.email).digest('hex').slice(0, 21);
    this.#known.set(subject, person);
    return subject;
  }

  /** Returns the claims about a subject, or undefined for an unknown one. */
  claims(subject: string): AccountClaims | undefined {
    const person = this.#known.get(subject);
    if (!person) return undefined;
    return { sub: subject, email: person.email, email_verified: person.verified, name: person.name };
  }
}
