import { startI18n } from '@sanchay/i18n';
import { QueryClientProvider, queryClient } from '@sanchay/remote-kit/query';
import { BehaviourContext } from '@sanchay/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../../testing/renderInShell.tsx';
import { addSupportMessages } from '../../chat/supportMessages.ts';
import { HeldCount } from './HeldCount.tsx';
import { StaffMessages, type StaffHeldMessage } from './StaffMessages.tsx';

const ID = 'b6f1f3a0-0000-4000-8000-000000000001';
const held: StaffHeldMessage = {
  ...{ id: ID, feed: 'exchange', number: 41, body: '{"seq":41}', reason: '/price must match pattern' },
  order: { id: 'b6f1f3a0-0000-4000-8000-000000000002', name: 'Tata Steel', investor: 'Asha Rao' },
  ...{ held_at: '2026-11-20T05:00:00.000Z', tries: 0, outcome: null, ended_at: null, note: null },
};

async function open(id: string | null, data: StaffHeldMessage[], shown = <StaffMessages id={id} />) {
  queryClient.clear();
  await startI18n({ language: 'en' });
  await addSupportMessages();
  const done = { status: 'success' as const, data: held };
  return renderInShell(
    <BehaviourContext value={{ repeatClickGuard: 0 }}>
      <QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>
    </BehaviourContext>,
    {
      answers: {
        staffHeldMessages: { status: 'success', data },
        takeHeldMessage: done,
        closeHeldMessage: done,
      },
    },
  );
}

test('I6 · staff see which message is held for what reason, and take it again', async () => {
  const { client } = await open(ID, [held]);
  expect(await screen.findByText('/price must match pattern')).toBeVisible();
  expect(screen.getByText('Tata Steel · Asha Rao')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(client.calls.find(({ name }) => name === 'takeHeldMessage')?.options).toMatchObject({
      params: { id: ID },
    }),
  );
});

test('I6 · a message is closed with a reason only', async () => {
  const { client } = await open(ID, [held]);
  await userEvent.click(await screen.findByRole('button', { name: 'Close without processing' }));
  expect(client.calls.some(({ name }) => name === 'closeHeldMessage')).toBe(false);
  await userEvent.type(screen.getByLabelText('Reason for closing'), 'Withdrawn');
  await userEvent.click(screen.getByRole('button', { name: 'Close without processing' }));
  await waitFor(() =>
    expect(client.calls.find(({ name }) => name === 'closeHeldMessage')?.options).toMatchObject({
      body: { note: 'Withdrawn' },
    }),
  );
});

test('I6 · what was dealt with offers nothing more, and no message is a state of its own', async () => {
  await open(ID, [{ ...held, outcome: 'closed', ended_at: '2026-11-20T06:00:00.000Z', note: 'Withdrawn' }]);
  expect(await screen.findByText(/Withdrawn/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await open(null, []);
  expect(await screen.findByText('No messages on hold')).toBeVisible();
});

test('I6 · the navigation of staff shows how many messages wait, and nothing where none does', async () => {
  const ended = { ...held, outcome: 'taken' as const, ended_at: '2026-11-20T06:00:00.000Z' };
  await open(null, [held, ended], <HeldCount />);
  expect(await screen.findByText('1 on hold')).toBeVisible();
  const { client, container } = await open(null, [ended], <HeldCount />);
  await waitFor(() => expect(client.calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
