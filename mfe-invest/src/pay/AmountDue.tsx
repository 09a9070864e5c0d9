import { useFormat, useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { LinkButton, Notice } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** What is due after the bank reversed a payment, with the way to the ticket; nothing while nothing is due. */
export function AmountDue() {
  const { t } = useWords(WORDS);
  const { rupees } = useFormat();
  const chargebacks = useCall('chargebacks', {});
  useBusEvent('payment/changed', () => void refreshCalls('chargebacks'));
  const due = chargebacks.data?.data;
  if (!due || due.outstanding <= 0) return null;
  const ticket = due.chargebacks.find(({ outstanding }) => outstanding > 0)?.ticket_id;
  return (
    <Notice
      tone="error"
      title={t('due.title', { amount: rupees(due.outstanding, { decimals: 2 }) })}
      action={
        ticket && (
          <LinkButton href={`/help/tickets/${ticket}`} size="small">
            {t('due.ticket')}
          </LinkButton>
        )
      }
    >
      {t('due.text')}
    </Notice>
  );
}
