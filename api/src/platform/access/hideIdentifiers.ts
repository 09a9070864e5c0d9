import type { CallName } from '@sanchay/contracts';
import { calls, type CallDefinition } from '@sanchay/contracts/calls';
import type { Context } from '../context.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';

/** Fields of replies about an account that identify its owner with a registrar, a bank or a payment network. */
export const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set([
  ...['folio_no', 'folios', 'folio_expected', 'into_folio'],
  ...['masked_account_no', 'ifsc', 'upi_ids', 'reference'],
]);

/** A shorter identifier in a text may be a word or a number that means something else. */
const SHORTEST_IN_TEXT = 4;

/** Calls that consist of identity data: nothing is left of their replies without it. */
const IDENTITY_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  ...(['kyc', 'portfolioKyc', 'kycInfo', 'ipv', 'onboarding', 'nominees'] as const),
  ...(['documents', 'esign'] as const),
]);
/** Files of the login itself, whichever account is open. */
const OWN_FILES: ReadonlySet<CallName> = new Set<CallName>(['archiveFile', 'staffKycDocument']);

/** Whether a call is refused to managers without identifiers: identity data, and files, whose bytes are not searched. */
export function isIdentityCall(name: CallName): boolean {
  const { reply, audience }: CallDefinition = calls[name];
  const isFile = !('type' in reply) && !('anyOf' in reply) && !('allOf' in reply);
  return IDENTITY_CALLS.has(name) || (isFile && audience !== 'anyone' && !OWN_FILES.has(name));
}

/** 403 for a call that a manager without access to identifiers makes. */
export function identifiersHidden(): Problem {
  const messages = {
    en: "Your access to this account doesn't include identity details, documents and downloads.",
    hi: 'इस खाते के आपके एक्सेस में पहचान की जानकारी, दस्तावेज़ और डाउनलोड शामिल नहीं हैं।',
  };
  return new Problem(403, 'validation_failed', 'identifiers_hidden', localize(messages));
}

/**
 * A reply without identifiers. Each is replaced by the same short label wherever it occurs, in texts too, so that folios
 * stay distinguishable; the label does not lead back to it.
 */
export function hideIdentifiers<Reply>(vault: Context['vault'], reply: Reply): Reply {
  const known = new Set<string>();
  collect(reply, known);
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  const labelled = (text: string): string =>
    longestFirst.reduce((left, value) => left.replaceAll(value, labelOf(vault, value)), text);
  return hidden(reply, { labelled, label: (value) => labelOf(vault, value) }) as Reply;
}

function labelOf(vault: Context['vault'], value: string): string {
  const index = vault.blindIndex('hidden_identifier', value).readUInt32BE(0);
  return `••••${String(index % 1_000).padStart(3, '0')}`;
}

function collect(value: unknown, known: Set<string>, isIdentifier = false): void {
  if (typeof value === 'string' && isIdentifier && value.length >= SHORTEST_IN_TEXT) known.add(value);
  if (Array.isArray(value)) for (const inner of value) collect(inner, known, isIdentifier);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) collect(inner, known, IDENTIFIER_FIELDS.has(key));
}

interface Labels {
  /** Replaces the identifiers in a text. */
  labelled(text: string): string;
  /** Replaces an identifier. */
  label(value: string): string;
}

function hidden(value: unknown, labels: Labels, isIdentifier = false): unknown {
  if (typeof value === 'string')
    return isIdentifier && value !== '' ? labels.label(value) : labels.labelled(value);
  if (Array.isArray(value)) return value.map((inner) => hidden(inner, labels, isIdentifier));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, hidden(inner, labels, IDENTIFIER_FIELDS.has(key))]),
  );
}

/** A plain object; dates, buffers and streams pass as they are. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
