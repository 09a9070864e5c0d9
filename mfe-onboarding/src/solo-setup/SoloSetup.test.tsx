import { ApiError } from '@sanchay/api-client';
import type { CallReply, UserInfo } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import type { RenderRemoteOptions } from '@sanchay/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { WORDS, wordLoaders } from '../words.ts';

type Draft = CallReply<'onboarding'>['data']['draft'];

const ravi = {
  name: 'Ravi Iyer',
  dob: '1990-04-08',
  onboarding_state: 1,
  current_portfolio: { mode_of_investment: 'either' },
} as UserInfo;
const at = (onboarding_state: number, draft: Draft): CallReply<'onboarding'> => ({
  status: 'success',
  data: { onboarding_state, draft },
});
const whole: Draft = {
  name: 'Ravi Iyer',
  date_of_birth: '1990-04-08',
  residency: 'non_resident_individual',
  mode_of_investment: 'either',
};
const saved: CallReply<'saveOnboardingDraft'> = {
  status: 'success',
  data: { saved_at: '2026-11-21T10:00:00Z' },
};

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(OnboardingRoutes, {
    name: WORDS,
    words: wordLoaders,
    at: '/solo-setup',
    session: { loggedIn: true, userFetched: true, user: ravi },
    answers: { onboarding: at(0, null), saveOnboardingDraft: saved, userInfo: ravi },
    ...options,
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('first step of an account', () => {
  test('O3 · an anonymous visitor is led to log in and back', async () => {
    const { client, visited } = await open({ session: { loggedIn: false, userFetched: true } });
    await waitFor(() => expect(visited).toEqual(['/login?next=%2Fsolo-setup']));
    expect(client.calls).toEqual([]);
  });

  test('O3 · four questions, each kept as a draft, finish the step', async () => {
    const { client, location } = await open();
    expect(await question('What is your name?')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Iyer');
    await press('Continue');
    expect(await question('When were you born?')).toBeVisible();
    expect(location()).toBe('/solo-setup?step=date_of_birth');
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1990-04-08' } });
    await press('Continue');
    await question('Where do you live for tax?');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
    await userEvent.click(screen.getByRole('radio', { name: /Non-resident Indian/ }));
    await press('Continue');
    await question('Who holds the investments?');
    await userEvent.click(screen.getByRole('radio', { name: /Jointly, either or survivor/ }));
    await press('Continue');
    await question('Is everything right?');
    expect(screen.getByText('8 Apr 1990')).toBeVisible();
    client.answer({
      setPrimaryApplicant: { status: 'success', data: { onboarding_state: 1 } },
      onboarding: at(1, null),
    });
    await press('Finish this step');
    expect(await screen.findByText('Saved: this step is done')).toBeVisible();
    expect(await screen.findByText('Non-resident Indian (NRI)')).toBeVisible();
    const drafts = client.calls.filter((call) => call.name === 'saveOnboardingDraft');
    expect(drafts.at(-1)).toEqual({ name: 'saveOnboardingDraft', options: { body: whole } });
    expect(client.calls.find((call) => call.name === 'setPrimaryApplicant')!.options).toEqual({
      body: whole,
    });
  });

  test('O3 · a saved draft goes on at the first open question', async () => {
    await open({
      answers: {
        onboarding: at(0, { name: 'Ravi K Iyer', date_of_birth: '1990-04-08' }),
        saveOnboardingDraft: saved,
      },
    });
    expect(await question('Where do you live for tax?')).toBeVisible();
    await press('Back');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-04-08');
    await press('Back');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ravi K Iyer');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('O3 · a reload stays on its screen', async () => {
    await open({
      at: '/solo-setup?step=name',
      answers: { onboarding: at(0, { name: 'Ra' }), saveOnboardingDraft: saved },
    });
    expect(await question('What is your name?')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ra');
  });

  test('O3 · an open or impossible answer is explained and nobody goes on', async () => {
    const { location } = await open({ at: '/solo-setup?step=date_of_birth' });
    await question('When were you born?');
    await press('Continue');
    const born = screen.getByLabelText('Date of birth');
    expect(born).toHaveAccessibleDescription(
      expect.stringContaining('Enter the date of birth: day, month and year.'),
    );
    const thisYear = new Date().getFullYear();
    fireEvent.change(born, { target: { value: `${thisYear - 17}-01-01` } });
    expect(born).toHaveAccessibleDescription(
      expect.stringContaining('The account holder must be at least 18 years old.'),
    );
    await press('Continue');
    expect(location()).toBe('/solo-setup?step=date_of_birth');
  });

  test('O3 · a draft that cannot be saved says so and is tried again', async () => {
    const { client } = await open({
      answers: {
        onboarding: at(0, null),
        saveOnboardingDraft: () => {
          throw new ApiError({ kind: 'network' });
        },
      },
    });
    await question('What is your name?');
    fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Ravi' } });
    await press('Continue');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not saved yet.'));
    client.answer({ saveOnboardingDraft: saved });
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
    expect(client.calls.filter((call) => call.name === 'saveOnboardingDraft').at(-1)).toEqual({
      name: 'saveOnboardingDraft',
      options: { body: { name: 'Ravi' } },
    });
  });

  test('O3 · leaving the screen sends what still waits', async () => {
    const { client, unmount } = await open();
    await question('What is your name?');
    fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Ravi K' } });
    unmount();
    await waitFor(() =>
      expect(client.calls.at(-1)).toEqual({
        name: 'saveOnboardingDraft',
        options: { body: { name: 'Ravi K' } },
      }),
    );
  });

  test('O3 · a refusal of the API leads to the question it is about', async () => {
    const words = 'The account holder must be at least 18 years old on the business day.';
    await open({
      answers: {
        onboarding: at(0, whole),
        saveOnboardingDraft: saved,
        setPrimaryApplicant: () => {
          throw new ApiError({ kind: 'validation', errors: { date_of_birth: [words] } });
        },
      },
    });
    await question('Is everything right?');
    await press('Finish this step');
    await question('When were you born?');
    const born = screen.getByLabelText('Date of birth');
    expect(born).toHaveAccessibleDescription(expect.stringContaining(words));
    fireEvent.change(born, { target: { value: '1980-01-01' } });
    expect(born).not.toHaveAttribute('aria-invalid');
  });

  test('O3 · another failure stays with the answers and can be tried again', async () => {
    const { client } = await open({
      answers: {
        onboarding: at(0, whole),
        setPrimaryApplicant: () => {
          throw new ApiError({ kind: 'server' });
        },
        userInfo: ravi,
      },
    });
    await question('Is everything right?');
    await press('Finish this step');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    client.answer({
      setPrimaryApplicant: { status: 'success', data: { onboarding_state: 1 } },
      onboarding: at(1, null),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish this step' })).toBeEnabled());
    await press('Finish this step');
    expect(await screen.findByText('Saved: this step is done')).toBeVisible();
  });

  test('X5 · the step is critical until the server has taken it', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { client, critical } = await open({
      answers: { onboarding: at(0, whole), saveOnboardingDraft: saved, userInfo: ravi },
    });
    await question('Is everything right?');
    client.answer({
      setPrimaryApplicant: () =>
        held.then(() => ({ status: 'success' as const, data: { onboarding_state: 1 } })),
      onboarding: at(1, null),
    });
    await press('Finish this step');
    await waitFor(() => expect(critical).toEqual(['onboarding']));
    answer();
    expect(await screen.findByText('Saved: this step is done')).toBeVisible();
    expect(critical).toEqual([]);
  });

  test('O3 · an answer can be changed from the last look', async () => {
    const { location } = await open({ answers: { onboarding: at(0, whole), saveOnboardingDraft: saved } });
    await question('Is everything right?');
    await press('Edit: Holding');
    expect(location()).toBe('/solo-setup?step=mode_of_investment');
    expect(screen.getByRole('radio', { name: /Jointly/ })).toBeChecked();
  });

  test('O3 · a done step shows what was said and leads on to the funds', async () => {
    await open({ at: '/solo-setup?next=%2Fcart', answers: { onboarding: at(1, whole), userInfo: ravi } });
    expect(await screen.findByText('Saved: this step is done')).toBeVisible();
    const said = screen.getByRole('region', { name: 'What you told us' });
    expect(await within(said).findByText('Ravi Iyer')).toBeVisible();
    expect(said).toHaveTextContent('8 Apr 1990');
    expect(said).toHaveTextContent('Non-resident Indian (NRI)');
    expect(said).toHaveTextContent('Jointly, either or survivor');
    expect(screen.getByRole('link', { name: 'Go on where you were' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test('O3 · a failed start can be tried again', async () => {
    const { client, bus } = await open({
      answers: {
        onboarding: () => {
          throw new ApiError({ kind: 'server', requestId: 'req-7' });
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
    client.answer({ onboarding: at(0, null) });
    await press('Try again');
    expect(await question('What is your name?')).toBeVisible();
    client.answer({ onboarding: at(13, null), userInfo: ravi });
    act(() => bus.emit('account/switched', { portfolioId: 'p-2', name: 'Joint', onboardingState: 13 }));
    expect(await screen.findByText('Saved: this step is done')).toBeVisible();
  });
});
