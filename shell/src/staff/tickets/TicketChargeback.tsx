import type { CallReply, SettlementMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, DetailList, Notice, Row, Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

type Chargeback = NonNullable<CallReply<'staffChargeback'>['data']>;

/** The reversed payment that a ticket is about: what is due, and how its settlement is recorded. */
export function TicketChargeback({ ticketId }: { ticketId: string }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const { rupees } = useFormat();
  const asked = useCall('staffChargeback', { params: { id: ticketId } });
  const chargeback = asked.data?.data;
  if (!chargeback) return null;
  const money = (value: number) => rupees(value, { decimals: 2 });
  return (
    <Card title={t('staff.chargeback.title')}>
      <Stack gap={4}>
        <DetailList
          items={(['amount', 'recovered', 'due', 'settled', 'outstanding'] as const).map((figure) => ({
            term: t(`staff.chargeback.${figure}`),
            value: money(chargeback[figure]),
          }))}
        />
        {chargeback.outstanding > 0 && (
          <SettlementForm key={chargeback.outstanding} chargeback={chargeback} />
        )}
      </Stack>
    </Card>
  );
}

function SettlementForm({ chargeback: { id, outstanding } }: { chargeback: Chargeback }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const settle = useWrite('settleChargeback', ['staffChargeback']);
  const [amount, setAmount] = useState(String(outstanding));
  const [reference, setReference] = useState('');
  const record = (method: SettlementMethod): void => {
    if (settle.isPending) return;
    const body = { amount: Number(amount), method, reference };
    settle.mutate({ params: { id }, body });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        record('bank_transfer');
      }}
    >
      <Stack gap={3}>
        <TextField
          label={t('staff.chargeback.enterAmount')}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
        />
        <TextField
          label={t('staff.chargeback.reference')}
          value={reference}
          onChange={setReference}
          maxLength={200}
        />
        {settle.error && (
          <Notice tone="error" live>
            {messageProblem(t, settle.error)}
          </Notice>
        )}
        <Row gap={3}>
          <Button type="submit" busy={settle.isPending}>
            {t('staff.chargeback.received')}
          </Button>
          <Button variant="secondary" onClick={() => record('written_off')}>
            {t('staff.chargeback.writeOff')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
