import { createHash } from 'node:crypto';
import type { ConsentKind } from '@sanchay/contracts';
import { requireRule, type DatedRule, type Locale } from '@sanchay/finance';
import { consentWords, type ConsentWords } from './words.ts';

/** A consent as it is asked for in one language. */
export interface ConsentText extends ConsentWords {
  kind: ConsentKind;
  version: string;
  language: Locale;
  /** SHA-256 of title and text, hexadecimal: what was shown can be proved. */
  hash: string;
}

const own = (
  rule_id: string,
  value: Record<Locale, ConsentWords>,
): DatedRule<Record<Locale, ConsentWords>> => ({
  rule_id,
  applies_from: '2026-01-01',
  applies_to: null,
  value,
  source: 'Own words after the Digital Personal Data Protection Act 2023, sections 5 and 6',
  confidence: 'M',
});

/** The texts of each consent by the day from which they hold. A changed text is a new row, never an edit. */
const versions: Record<ConsentKind, ReadonlyArray<DatedRule<Record<Locale, ConsentWords>>>> = {
  terms: [own('terms-2026-01', consentWords.terms)],
  newsletter: [own('newsletter-2026-01', consentWords.newsletter)],
  bank_verify: [own('bank-verify-2026-01', consentWords.bank_verify)],
  bank_use: [own('bank-use-2026-01', consentWords.bank_use)],
};

function textOf(
  kind: ConsentKind,
  row: DatedRule<Record<Locale, ConsentWords>>,
  language: Locale,
): ConsentText {
  const words = row.value[language];
  const hash = createHash('sha256').update(`${words.title}\n${words.text}`).digest('hex');
  return { kind, version: row.rule_id, language, hash, ...words };
}

/**
 * The text of a consent in force on a business day.
 * @throws NoRuleError before the first text.
 */
export function consentText(kind: ConsentKind, day: string, language: Locale): ConsentText {
  return textOf(kind, requireRule(versions[kind], day, `consent ${kind}`), language);
}

/** The text of a version that somebody agreed to. */
export function consentVersion(kind: ConsentKind, version: string, language: Locale): ConsentText {
  const row = versions[kind].find(({ rule_id }) => rule_id === version);
  if (!row) throw new Error(`consent ${kind} has no version ${version}`);
  return textOf(kind, row, language);
}

/** The text in force that has this hash, or null. */
export function textByHash(kind: ConsentKind, day: string, hash: string | undefined): ConsentText | null {
  return (
    (['en', 'hi'] as const)
      .map((language) => consentText(kind, day, language))
      .find((text) => text.hash === hash) ?? null
  );
}
