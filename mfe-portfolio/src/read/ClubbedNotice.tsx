import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

interface Props {
  rule: string;
  /** What of the child's income and gains the report adds, rupees. */
  amount: number;
  /** `used` by this amount and `used_income` by interest and dividends, which come before gains. */
  exemption: { limit: number; rule_id: string; used: number; used_income?: number } | null;
  children: ReactNode;
}

/** What of a child is taxed with the parent, with what of it each regime adds, and the rules of both. */
export function ClubbedNotice({ rule, amount, exemption, children }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const used = exemption?.used ?? 0;
  return (
    <Notice tone="info">
      {children} {used > 0 && t('gains.childExempt', { used: exact(used), added: exact(amount - used) })}
      {used === 0 &&
        (exemption?.used_income ?? 0) > 0 &&
        t('gains.childExemptElsewhere', { used: exact(exemption!.used_income!) })}{' '}
      <RuleSource ids={exemption ? [rule, exemption.rule_id] : [rule]} />
    </Notice>
  );
}
