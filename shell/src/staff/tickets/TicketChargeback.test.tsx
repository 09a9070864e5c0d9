import type { CallReply } from '@sanchay/contracts';
import { startI18n } from '@sanchay/i18n';
import { QueryClientProvider, queryClient } from '@sanchay/remote-kit/query';
import { BehaviourContext } from '@sanchay/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../../testing/renderInShell.tsx';
import { addSupportMessages } from '../../chat/supportMessages.ts';
import { TicketChargeback } from './TicketChargeback.tsx';

type Chargeback = NonNullable<CallReply<'staffChargeback'>['data']>;

const chargeback: Chargeback = {
  ...{
    id: 'c1',
    payment_id: 'p1',
    purpose: 'cart',
    amount: 5000,
    recovered: 2999.9,
    due: 2000.1,
    settled: 0,
  },
  ...{
    outstanding: 2000.1,
    at: '2026-11-23T05:00:00Z',
    settled_at: null,
    ticket_id: 't1',
    order_ids: ['o1'],
    live_payment_id: null,
  },
};

async function open(data: Chargeback | null) {
  queryClient.clear();
  await startI18n({ language: 'en' });
  await addSupportMessages();
  return renderInShell(
    <BehaviourContext value={{ repeatClickGuard: 0 }}>
      <QueryClientProvider client={queryClient}>
        <TicketChargeback ticketId="t1" />
      </QueryClientProvider>
    </BehaviourContext>,
    {
      answers: {
        staffChargeback: { status: 'success', data },
        settleChargeback: { status: 'success', data: chargeback },
      },
    },
  );
}

test('I4 · staff see what is due and record a transfer with its reference', async () => {
  const { client } = await open(chargeback);
  expect(await screen.findByText('₹2,999.90')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Bank reference or reason'), 'UTR 4711');
  await userEvent.click(screen.getByRole('button', { name: 'Record bank transfer' }));
  await waitFor(() =>
    expect(client.calls.find(({ name }) => name === 'settleChargeback')?.options).toMatchObject({
      params: { id: 'c1' },
      body: { amount: 2000.1, method: 'bank_transfer', reference: 'UTR 4711' },
    }),
  );
});

test('I4 · a ticket about something else shows no chargeback', async () => {
  const { client } = await open(null);
  await waitFor(() => expect(client.calls.some(({ name }) => name === 'staffChargeback')).toBe(true));
  expect(screen.queryByText('Payment reversed by the bank')).toBeNull();
});
