import { bus } from '@sanchay/event-bus';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { NoticeBell } from './NoticeBell.tsx';

const notice = {
  id: 'n1',
  kind: 'payment_successful',
  group: 'payments' as const,
  title: 'Payment received: ₹5,000',
  text: 'Your orders are confirmed.',
  path: '/orders?payment=p1',
  at: '2026-11-20T04:30:00Z',
  read: false,
};
const list = (...data: object[]) => ({
  status: 'success',
  data,
  meta: { page: 1, per_page: 10, total: data.length },
  unread: data.length,
});
const unread = (count: number) => ({ status: 'success', data: { unread: count } });

async function show(answers: object) {
  const shown = await renderInShell(<NoticeBell />, {
    session: { loggedIn: true },
    answers: answers as never,
  });
  const details = shown.container.querySelector('details')!;
  const open = () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  return { ...shown, open };
}

test('I4 · the bell counts what is unread, and more as it happens', async () => {
  const { client } = await show({ noticesUnread: unread(1), notices: list(notice) });
  expect(await screen.findByText('Notifications, 1 new')).toBeInTheDocument();
  expect(client.calls.some(({ name }) => name === 'notices')).toBe(false);
  client.answer({ noticesUnread: unread(2) } as never);
  bus.emit('notice/added', { noticeId: 'n2', unread: 2 });
  expect(await screen.findByText('Notifications, 2 new')).toBeInTheDocument();
});

test('I4 · once opened, it shows what happened; following an entry marks it as read', async () => {
  const { client, open } = await show({
    noticesUnread: unread(1),
    notices: list(notice),
    readNotices: unread(0),
  });
  open();
  const line = await screen.findByRole('link', { name: /Payment received: ₹5,000/ });
  expect(line).toHaveAttribute('href', '/orders?payment=p1');
  expect(line).toHaveTextContent('20 Nov 2026');
  line.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(line);
  await waitFor(() =>
    expect(
      client.calls.filter(({ name }) => name === 'readNotices').map(({ options }) => options),
    ).toMatchObject([{ body: { ids: ['n1'] } }]),
  );
});

test('I4 · all are marked as read at once', async () => {
  const { client, open } = await show({
    noticesUnread: unread(1),
    notices: list(notice),
    readNotices: unread(0),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(client.calls.find(({ name }) => name === 'readNotices')!.options).toMatchObject({ body: {} });
});

test('I4 · an empty list is shown as empty, with what will appear here', async () => {
  const { open } = await show({ noticesUnread: unread(0), notices: list() });
  open();
  expect(await screen.findByText("You're all caught up")).toBeInTheDocument();
  expect(screen.queryByText(/new$/)).toBeNull();
});
