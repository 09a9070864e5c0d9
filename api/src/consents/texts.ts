import { createHash } from 'node:crypto';
import type { ConsentKind } from '@sanchay/contracts';
import { requireRule, type DatedRule, type Locale } from '@sanchay/finance';
import type { Localized } from '../platform/http/language.ts';
import { consentMessages, type ConsentMessages } from './messages.ts';

/** A consent as displayed in one language. */
export interface ConsentText extends ConsentMessages {
  kind: ConsentKind;
  version: string;
  language: Locale;
  /** SHA-256 of title and text, hexadecimal: what was shown can be proved. */
  hash: string;
}

const own = (rule_id: string, value: Localized<ConsentMessages>): DatedRule<Localized<ConsentMessages>> => ({
  rule_id,
  applies_from: '2026-01-01',
  applies_to: null,
  value,
  source: 'Own words after the Digital Personal Data Protection Act 2023, sections 5 and 6',
  confidence: 'M',
});

/** The texts of each consent by the day from which they hold. A changed text is a new row, never an edit. */
const versions: Record<ConsentKind, ReadonlyArray<DatedRule<Localized<ConsentMessages>>>> = {
  terms: [own('terms-2026-01', consentMessages.terms)],
  newsletter: [own('newsletter-2026-01', consentMessages.newsletter)],
  bank_verify: [own('bank-verify-2026-01', consentMessages.bank_verify)],
  bank_use: [own('bank-use-2026-01', consentMessages.bank_use)],
  us_declaration: [own('us-declaration-2026-01', consentMessages.us_declaration)],
  us_w8ben: [own('us-w8ben-2026-01', consentMessages.us_w8ben)],
  us_risk: [own('us-risk-2026-01', consentMessages.us_risk)],
};

function textOf(
  kind: ConsentKind,
  row: DatedRule<Localized<ConsentMessages>>,
  language: Locale,
): ConsentText {
  const messages = row.value[language];
  const hash = createHash('sha256').update(`${messages.title}\n${messages.text}`).digest('hex');
  return { kind, version: row.rule_id, language, hash, ...messages };
}

/**
 * The text of a consent in force on a business day.
 * @throws NoRuleError before the first text.
 */
export function consentText(kind: ConsentKind, day: string, language: Locale): ConsentText {
  return textOf(kind, requireRule(versions[kind], day, `consent ${kind}`), language);
}

/** The text of a version that was agreed to. */
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
