import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useBusEvent, useCall, useManagedAccount } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Row, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { LivePayment } from './LivePayment.tsx';
import { PayDue } from './PayDue.tsx';
import { usePaymentFlow } from './usePaymentFlow.ts';

type Chargeback = CallReply<'chargebacks'>['data']['chargebacks'][number];

/** What is due after the bank reversed a payment, with the ways to pay it and to the ticket; nothing while nothing is due. */
export function AmountDue() {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const chargebacks = useCall('chargebacks', {});
  const managed = useManagedAccount();
  const through = usePaymentFlow();
  const [paying, setPaying] = useState<Chargeback | null>(null);
  useBusEvent('payment/changed', () => void refreshCalls('chargebacks'));
  const due = chargebacks.data?.data;
  if (!due || due.outstanding <= 0) return null;
  const open = due.chargebacks.filter(({ outstanding }) => outstanding > 0);
  const live = open.flatMap(({ live_payment_id: id }) => (id === null ? [] : [id]));
  const ticket = open[0]?.ticket_id;
  const money = (amount: number) => rupees(amount, { decimals: 2 });
  return (
    <>
      <Notice tone="error" title={t('due.title', { amount: money(due.outstanding) })}>
        <Stack gap={3}>
          <Text>{t('due.text')}</Text>
          <Row wrap>
            <OwnerOnly quiet>
              {open
                .filter((one) => one.live_payment_id === null)
                .map((one) => (
                  <Button key={one.id} size="small" onClick={() => setPaying(one)}>
                    {t('pay.button', { amount: money(one.outstanding) })}
                  </Button>
                ))}
            </OwnerOnly>
            {ticket && !managed && (
              <LinkButton href={`/help/tickets/${ticket}`} size="small" variant="secondary">
                {t('due.ticket')}
              </LinkButton>
            )}
          </Row>
        </Stack>
      </Notice>
      <OwnerOnly quiet>
        {live.map((id) => (
          <LivePayment key={id} id={id} of="due" through={through} />
        ))}
      </OwnerOnly>
      {paying && (
        <PayDue key={paying.id} chargeback={paying} through={through} onClose={() => setPaying(null)} />
      )}
    </>
  );
}
