import { ApiError } from '@sanchay/api-client';
import type { NoticePreferences, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../../routes.tsx';
import { MESSAGES, messageLoaders } from '../../messages.ts';

const preferences = (emailOn = true): { status: string; data: NoticePreferences } => ({
  status: 'success',
  data: {
    email: 'a•••@sanchay.example',
    mobile_phone: '',
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
    name: MESSAGES,
    messages: messageLoaders,
    at: '/profile/notifications',
    session: { loggedIn: true, userFetched: true, user: { name: 'Asha Rao' } as UserInfo },
    answers: { noticePreferences: preferences(), ...answers },
  });
  await screen.findByText('Units allotted, failed orders, payouts');
  return rendered;
}
const toggle = (name: string) => screen.getByRole('switch', { name });

test('I4 · mandatory notices are labelled as such, and their destination is masked', async () => {
  await open();
  expect(screen.getByText('Emails go to a•••@sanchay.example, SMS to no number added.')).toBeVisible();
  expect(toggle('In the app')).toBeDisabled();
  expect(screen.getByText("Always on: it's about your money or account security.")).toBeVisible();
  expect(toggle('Email')).toBeChecked();
});

test('I4 · a channel is switched off at once', async () => {
  const { client } = await open({
    setNoticePreference: () => {
      client.answer({ noticePreferences: preferences(false) });
      return preferences(false);
    },
  });
  await userEvent.click(toggle('Email'));
  await waitFor(() => expect(toggle('Email')).not.toBeChecked());
  expect(client.calls.find(({ name }) => name === 'setNoticePreference')!.options).toMatchObject({
    body: { group: 'orders', channel: 'email', on: false },
  });
});

test('I4 · a failed change is reported, and the switch returns to its previous state', async () => {
  await open({
    setNoticePreference: () => {
      throw new ApiError({ kind: 'network' });
    },
  });
  await userEvent.click(toggle('Email'));
  expect(within(await screen.findByRole('alert')).getByText(/No connection/)).toBeVisible();
  expect(toggle('Email')).toBeChecked();
});
