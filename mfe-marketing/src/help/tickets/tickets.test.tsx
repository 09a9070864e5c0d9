import { ApiError, type CallOptions } from '@sanchay/api-client';
import type { Ticket } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openHelp, signedIn } from '../testing/openHelp.tsx';

const ticket: Ticket = {
  id: 't1',
  number: 'T-100001',
  category: 'mutual-funds',
  subject: 'Where is my SIP?',
  state: 'open',
  unread: false,
  page: '/orders/o1',
  order: null,
  created_at: '2026-11-20T04:30:00.000Z',
  updated_at: '2026-11-20T04:30:00.000Z',
  closed_at: null,
  reopens_until: null,
  messages: [
    {
      id: 'm1',
      author: 'investor',
      name: 'Asha',
      text: '<b>Due</b> on Monday',
      at: '2026-11-20T04:30:00.000Z',
    },
  ],
};
const answer = (over: Partial<Ticket> = {}) => ({ status: 'success', data: { ...ticket, ...over } });

afterEach(() => sessionStorage.clear());

const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Subject'), 'Where is my SIP?');
  await userEvent.type(screen.getByLabelText('Describe your issue'), 'It was due.');
};
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit ticket' }));

test('S20 · a ticket is sent once, also when the first answer was lost; then it is shown', async () => {
  let asked = 0;
  const { client, visited } = await openHelp(
    '/help/tickets/new?category=mutual-funds&from=/orders/o1',
    {
      createTicket: () => {
        asked += 1;
        if (asked === 1) throw new ApiError({ kind: 'unsure' });
        return answer();
      },
    },
    signedIn,
  );
  await fill();
  await send();
  expect(
    await screen.findByText("We couldn't confirm it was sent. Try again: it won't be sent twice."),
  ).toBeVisible();
  fireEvent.submit(screen.getByRole('button', { name: 'Submit ticket' }).closest('form')!);
  await waitFor(() => expect(visited).toEqual(['/help/tickets/t1']));
  const sent = client.calls
    .filter(({ name }) => name === 'createTicket')
    .map(({ options }) => options as CallOptions<'createTicket'>);
  expect(sent[0]!.body).toEqual({
    category: 'mutual-funds',
    subject: 'Where is my SIP?',
    text: 'It was due.',
    page: '/orders/o1',
  });
  // An equal body: the client sends it under the same key.
  expect(sent[1]).toEqual(sent[0]);
  expect(sessionStorage).toHaveLength(0);
});

test('S20 · a missing value is reported at its field, and nothing is sent', async () => {
  const { client } = await openHelp('/help/tickets/new', {}, signedIn);
  await screen.findByLabelText('Subject');
  await send();
  expect(await screen.findByText('Choose a topic.')).toBeVisible();
  expect(screen.getAllByText('Enter your message.')).toHaveLength(2);
  expect(client.calls.some(({ name }) => name === 'createTicket')).toBe(false);
});

test('S20 · what was typed is there after a reload', async () => {
  const first = await openHelp('/help/tickets/new', {}, signedIn);
  await fill();
  first.unmount();
  await openHelp('/help/tickets/new', {}, signedIn);
  expect(await screen.findByLabelText('Subject')).toHaveValue('Where is my SIP?');
  expect(screen.getByLabelText('Describe your issue')).toHaveValue('It was due.');
});

test('S20 · above the limit the form shows how long to wait and retains the text', async () => {
  const limited = () => {
    throw new ApiError({ kind: 'rate_limited', retryAfter: 3_540 });
  };
  await openHelp('/help/tickets/new?category=insurance', { createTicket: limited }, signedIn);
  await fill();
  await send();
  expect(
    await screen.findByText('Too many messages. Wait 59 minutes and try again. Your text is saved here.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Describe your issue')).toHaveValue('It was due.');
});

test('S20 · a ticket shows text as text, and an answer as it comes', async () => {
  const { client, bus } = await openHelp('/help/tickets/t1', { ticket: answer() }, signedIn);
  expect(await screen.findByText('<b>Due</b> on Monday')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Related page' })).toHaveAttribute('href', '/orders/o1');
  const output = {
    id: 'm2',
    author: 'staff' as const,
    name: 'Kavya',
    text: 'Today.',
    at: '2026-11-20T05:30:00.000Z',
  };
  client.answer({ ticket: answer({ state: 'answered', messages: [...ticket.messages, output] }) });
  act(() => bus.emit('ticket/changed', { ticketId: 't1', number: 'T-100001', state: 'answered' }));
  expect(await screen.findByText('Today.')).toBeVisible();
  expect(screen.getByText('Kavya, Sanchay support')).toBeVisible();
  expect(screen.getByText('Replied')).toBeVisible();
});

test('S20 · a closed ticket shows until when a reply reopens it', async () => {
  const closed = answer({
    state: 'closed',
    closed_at: '2026-11-20T04:30:00.000Z',
    reopens_until: '2026-12-20T04:30:00.000Z',
  });
  await openHelp('/help/tickets/t1', { ticket: closed }, signedIn);
  expect(
    await screen.findByText('Closed on 20 Nov 2026. You can reopen it until 20 Dec 2026.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close ticket' })).toBeNull();
});

test('S20 · without a session one is led to the login and back', async () => {
  globalThis.history.replaceState(null, '', '/help/tickets');
  const { visited } = await openHelp('/help/tickets');
  await waitFor(() => expect(visited).toEqual(['/login?next=%2Fhelp%2Ftickets']));
});

test('S20 · tickets that cannot be loaded leave the heading, the link to help and a retry option', async () => {
  const { client } = await openHelp(
    '/help/tickets',
    {
      tickets: () => {
        throw new ApiError({ kind: 'server', code: 'unavailable', requestId: 'r-77' });
      },
    },
    signedIn,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(screen.getByText(/r-77/)).toBeVisible();
  client.answer({ tickets: { status: 'success', data: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible();
});
