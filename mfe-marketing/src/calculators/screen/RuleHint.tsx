import { useFormat, useWords } from '@sanchay/i18n';
import { CALCULATOR_WORDS } from '../calculatorWords.ts';
import type { SchemeRule } from '../definitions/field.ts';

/** Where the figure that stands in a field at first comes from, and until when it is confirmed. */
export function RuleHint({ rule, money }: { rule: SchemeRule; money: boolean }) {
  const { t, language } = useWords(CALCULATOR_WORDS);
  const { rupees, date } = useFormat();
  const value = money ? rupees(rule.value) : `${rule.value}%`;
  const words = { value, from: date(rule.from), source: rule.source[language] };
  return rule.to === null ? t('rule.inForce', words) : t('rule.confirmed', { ...words, to: date(rule.to) });
}
