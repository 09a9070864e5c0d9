import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Whether the figures are final, and why not. */
export function DraftNotice({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (gains.status === 'final') return null;
  const reasons = [
    ...gains.reasons,
    ...(gains.lots.some((lot) => lot.face_value_changed) ? ['face_value_changed' as const] : []),
  ];
  const gaps = reasons.filter((reason) => reason !== 'year_running');
  return (
    <Notice
      tone={gaps.length > 0 ? 'warn' : 'info'}
      title={t('gains.draft', { date: format.date(gains.as_of) })}
      later
    >
      {reasons.map((reason) => t(`gains.reason.${reason}`)).join(' ')}
    </Notice>
  );
}
