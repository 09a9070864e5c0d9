import type { MandateStatus } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useFlowReturn } from '@sanchay/remote-kit';
import { Notice, type NoticeTone } from '@sanchay/ui';
import { MANDATE_MESSAGES } from '../messages.ts';

const ASK_EVERY_MS = 3_000;
const TONES: Record<MandateStatus, NoticeTone> = {
  initiated: 'info',
  bank_pending: 'info',
  active: 'success',
  paused: 'info',
  revoked: 'warn',
  expired: 'warn',
  rejected: 'error',
};

/** The state of a mandate, live, for a user who comes back from the bank. */
export function MandateBanner({ id }: { id: string }) {
  const { t } = useMessages(MANDATE_MESSAGES);
  useFlowReturn(id);
  const asked = useCall('mandate', { params: { id } }, { every: ASK_EVERY_MS, staleTime: 0 });
  useBusEvent('mandate/changed', ({ mandateId }) => {
    if (mandateId === id) void refreshCalls('mandate');
  });
  const mandate = asked.data?.data;
  if (!mandate) return null;
  return (
    <Notice
      tone={TONES[mandate.status]}
      live
      title={t(`mandate.now.${mandate.status}`, { title: mandate.title })}
    >
      {mandate.delayed ? t('mandate.delayed') : (mandate.reason ?? t(`mandate.hint.${mandate.status}`))}
    </Notice>
  );
}
