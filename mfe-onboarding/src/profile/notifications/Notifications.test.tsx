import { ApiError } from '@sanchay/api-client';
import type { NoticePreferences, UserInfo } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import type { RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../../routes.tsx';
import { WORDS, wordLoaders } from '../../words.ts';

const preferences = (emailOn = true): { status: string; data: NoticePreferences } => ({
  status: 'success',
  data: {
    email: 'a•••@sanchay.example',
    mobile_phone: null,
    groups: [
      {
        group: 'orders',
        channels: [
          { channel: 'in_app', on: true, fixed: true },
          { channel: 'email', on: emailOn, fixed: false },
        ],
      },
    ],
  },
});

async function open(answers: RenderRemoteOptions['answers'] = {}) {
  const rendered = await renderRemote(OnboardingRoutes, {
    name: WORDS,
    words: wordLoaders,
    at: '/profile/notifications',
    session: { loggedIn: true, userFetched: true, user: { name: 'Asha Rao' } as UserInfo },
    answers: { noticePreferences: preferences(), ...answers },
  });
  await screen.findByText('Units allotted, orders that failed, money paid out');
  return rendered;
}
const toggle = (name: string) => screen.getByRole('switch', { name });

test('I4 · what is always told says so, and where letters go is masked', async () => {
  await open();
  expect(screen.getByText('E-mail goes to a•••@sanchay.example, SMS to no number yet.')).toBeVisible();
  expect(toggle('In the product')).toBeDisabled();
  expect(screen.getByText('Always on: it is about your money or the safety of your account.')).toBeVisible();
  expect(toggle('E-mail')).toBeChecked();
});

test('I4 · a channel is switched off at once', async () => {
  const { client } = await open({
    setNoticePreference: () => {
      client.answer({ noticePreferences: preferences(false) });
      return preferences(false);
    },
  });
  await userEvent.click(toggle('E-mail'));
  await waitFor(() => expect(toggle('E-mail')).not.toBeChecked());
  expect(client.calls.find(({ name }) => name === 'setNoticePreference')!.options).toMatchObject({
    body: { group: 'orders', channel: 'email', on: false },
  });
});

test('I4 · a change that failed is said, and the switch is as it was', async () => {
  await open({
    setNoticePreference: () => {
      throw new ApiError({ kind: 'network' });
    },
  });
  await userEvent.click(toggle('E-mail'));
  expect(within(await screen.findByRole('alert')).getByText(/We could not reach Sanchay/)).toBeVisible();
  expect(toggle('E-mail')).toBeChecked();
});
