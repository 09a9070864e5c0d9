import { ApiError } from '@sanchay/api-client';
import { storage } from '@sanchay/remote-kit/storage';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { NewsletterDialog } from './NewsletterDialog.tsx';

const onClose = jest.fn();
const field = () => screen.getByRole('textbox', { name: /Your email/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  onClose.mockReset();
  storage.remove('sanchay.newsletter');
});

test('S9 · an address is required and must be one; then the thanks come and it is stored', async () => {
  const { client } = await renderInShell(<NewsletterDialog onClose={onClose} />, {
    answers: { subscribeNewsletter: {} },
  });
  expect(field()).toHaveAttribute('type', 'email');
  expect(field()).toBeRequired();
  await press('Subscribe');
  expect(screen.getByText('Enter your email address.')).toBeVisible();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'nonsense');
  expect(screen.queryByText('Enter your email address.')).toBeNull();
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByText(/Enter a valid email address/)).toBeVisible();
  expect(client.calls).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), ' nila@sanchay.example {Enter}');
  expect(screen.getByRole('heading', { name: 'THANKS FOR SUBSCRIBING' })).toBeVisible();
  expect(client.calls).toEqual([
    { name: 'subscribeNewsletter', options: { body: { email: 'nila@sanchay.example' } } },
  ]);
  expect(storage.get('sanchay.newsletter')).toBeNull();
  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('S9 · the thanks come when the call fails too; the failure is logged and the address kept for later', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderInShell(<NewsletterDialog onClose={onClose} />, {
    answers: { subscribeNewsletter: () => Promise.reject(new ApiError({ kind: 'server' })) },
  });
  await userEvent.type(field(), 'nila@sanchay.example{Enter}');
  expect(screen.getByRole('heading', { name: 'THANKS FOR SUBSCRIBING' })).toBeVisible();
  await screen.findByText(/You'll get our next email/);
  expect(storage.get('sanchay.newsletter')).toBe('["nila@sanchay.example"]');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]![2])).toBe('Error: the newsletter address was not stored: server');
  logged.mockRestore();
});
