import { ApiError } from '@sanchay/api-client';
import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES, messageLoaders } from '../messages.ts';
import { SocialButtons } from './SocialButtons.tsx';

const providers = {
  status: 'success' as const,
  data: [
    { id: 'google' as const, name: 'Google' },
    { id: 'facebook' as const, name: 'Facebook' },
  ],
};

async function open(start: () => unknown, next: string | null = '/cart') {
  const left: string[] = [];
  const page = await renderRemote(
    () => <SocialButtons next={next} leave={(address) => left.push(address)} />,
    {
      name: MESSAGES,
      messages: messageLoaders,
      at: '/login',
      answers: { socialProviders: providers, startSocialSignIn: start as never },
    },
  );
  return { ...page, left };
}

test('O2 · a button for each provider leads to its page and carries the return path', async () => {
  const { client, left } = await open(() => ({
    status: 'success',
    data: { redirect_url: 'https://id.example/auth' },
  }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  for (const button of screen.getAllByRole('button'))
    expect(button.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
  await waitFor(() => expect(left).toEqual(['https://id.example/auth']));
  expect(client.calls.at(-1)).toEqual({
    name: 'startSocialSignIn',
    options: { params: { provider: 'facebook' }, body: { consents: ['terms'], next: '/cart' } },
  });
});

test('O2 · a provider that does not respond is reported, and the button is available again', async () => {
  const { left } = await open(() => {
    throw new ApiError({
      kind: 'server',
      httpStatus: 503,
      code: 'social_unavailable',
      message: 'It is away.',
    });
  }, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByText('It is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(left).toEqual([]);
});
