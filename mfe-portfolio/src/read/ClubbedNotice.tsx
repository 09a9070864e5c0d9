import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

/** What of a child is taxed with the parent, with what of it the old regime exempts, and the rules of both. */
export function ClubbedNotice({
  rule,
  exemption,
  children,
}: {
  rule: string;
  exemption: { limit: number; rule_id: string } | null;
  children: ReactNode;
}) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Notice tone="info">
      {children} {exemption && t('gains.childExemption', { limit: format.rupees(exemption.limit) })}{' '}
      <RuleSource ids={exemption ? [rule, exemption.rule_id] : [rule]} />
    </Notice>
  );
}
