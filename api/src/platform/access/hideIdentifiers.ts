import type { CallName } from '@sanchay/contracts';
import { calls, type CallDefinition } from '@sanchay/contracts/calls';
import type { Context } from '../context.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';
import { isPersonal } from './managerAccess.ts';

/** Fields of replies about an account that identify its owner with a registrar, a bank, a broker or a payment network. */
const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set([
  ...['folio_no', 'folios', 'folio_expected', 'into_folio', 'to_folio_no'],
  ...['masked_account_no', 'ifsc', 'upi_id', 'upi_ids', 'reference', 'certificate_no', 'pan', 'pan_masked'],
]);
/** The same where the name of the field means something else in other calls; `text` of a preview is unread lines. */
const FIELDS_OF_CALLS: Partial<Record<CallName, readonly string[]>> = {
  capitalGains: ['account'],
  importPreview: ['text', 'known'],
  usAccount: ['number'],
};
/** Pages of a bank or gateway, which show whose account it is. */
const LINKS: ReadonlySet<string> = new Set(['redirect_url']);
/** The UPI id that everybody pays to. */
const OURS: ReadonlySet<string> = new Set(['payee_upi_id']);
/** Reads of the login itself, whose masked contacts are the manager's own. */
const OF_LOGIN: ReadonlySet<CallName> = new Set<CallName>(['security', 'notices', 'noticePreferences']);

/** What an identifier looks like in any text: the open end of a masked one, a PAN, an IFSC, a UPI id. */
const SHAPES = [
  String.raw`\u2022{2,}\s?[0-9A-Za-z]{2,}`,
  String.raw`(?<![0-9A-Za-z])[A-Z]{5}\d{4}[A-Z](?![0-9A-Za-z])`,
  String.raw`(?<![0-9A-Za-z])[A-Z]{4}0[A-Z0-9]{6}(?![0-9A-Za-z])`,
  String.raw`[\w.\u2022-]{2,}@[A-Za-z]{2,64}(?![-.]?\w)`,
];

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

/** Whether a string of a reply to a manager without identifiers is replaced as a whole, whatever it looks like. */
export function hidesField(name: CallName, field: string): boolean {
  return IDENTIFIER_FIELDS.has(field) || (FIELDS_OF_CALLS[name]?.includes(field) ?? false);
}

/**
 * A reply without identifiers. Each is replaced by the same short label wherever it occurs, in texts too, so that folios
 * stay distinguishable; the label does not lead back to it. A masked account keeps its bank and loses its last digits.
 */
export function hideIdentifiers<Reply>(vault: Context['vault'], name: CallName, reply: Reply): Reply {
  const known = new Set<string>();
  collect(reply, name, known);
  const longestFirst = [...known].sort((a, b) => b.length - a.length).map(literally);
  const shapes = isPersonal(name) || OF_LOGIN.has(name) ? [] : SHAPES;
  const found = [...longestFirst, ...shapes].join('|');
  const label = (value: string): string => labelOf(vault, value);
  const labelled = (text: string): string =>
    found === '' ? text : text.replace(new RegExp(found, 'gu'), label);
  return hidden(reply, { name, labelled, label }) as Reply;
}

/** Digits would look like the end of the number. Without vowels the letters are no word. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** The same label for an account whether all of it or its open end is given. */
function labelOf(vault: Context['vault'], value: string): string {
  const open = value.slice(value.lastIndexOf('\u2022') + 1).trim();
  const [a, b, c] = vault.blindIndex('hidden_identifier', open);
  return `••••${[a, b, c].map((byte) => LETTERS[byte! % LETTERS.length]).join('')}`;
}

const literally = (text: string): string => text.replace(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);

function collect(value: unknown, name: CallName, known: Set<string>, isIdentifier = false): void {
  if (typeof value === 'string' && isIdentifier && value.length >= SHORTEST_IN_TEXT) known.add(value);
  if (Array.isArray(value)) for (const inner of value) collect(inner, name, known, isIdentifier);
  if (!isObject(value)) return;
  // A change names the field whose value it is.
  const changed = typeof value.field === 'string' && hidesField(name, value.field);
  for (const [key, inner] of Object.entries(value))
    collect(inner, name, known, hidesField(name, key) || (changed && (key === 'before' || key === 'now')));
}

interface Labels {
  name: CallName;
  /** Replaces the identifiers in a text. */
  labelled(text: string): string;
  /** Replaces an identifier. */
  label(value: string): string;
}

function hidden(value: unknown, labels: Labels, field = ''): unknown {
  if (typeof value === 'string') {
    if (OURS.has(field) || value === '') return value;
    if (LINKS.has(field)) return null;
    return hidesField(labels.name, field) ? labels.label(value) : labels.labelled(value);
  }
  if (Array.isArray(value)) return value.map((inner) => hidden(inner, labels, field));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(inner, labels, key)]));
}

/** A plain object; dates, buffers and streams pass as they are. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
