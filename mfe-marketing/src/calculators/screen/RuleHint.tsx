import { useFormat, useMessages } from '@sanchay/i18n';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { SchemeRule } from '../definitions/field.ts';

/** Where the figure that stands in a field at first comes from, and until when it is confirmed. */
export function RuleHint({ rule, money }: { rule: SchemeRule; money: boolean }) {
  const { t, language } = useMessages(CALCULATOR_MESSAGES);
  const { rupees, date } = useFormat();
  const value = money ? rupees(rule.value) : `${rule.value}%`;
  const messages = { value, from: date(rule.from), source: rule.source[language] };
  return rule.to === null
    ? t('rule.inForce', messages)
    : t('rule.confirmed', { ...messages, to: date(rule.to) });
}
