import { ApiError } from '@sanchay/api-client';
import type { CallReply, SetupState, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';
import { memoryAnswerStore } from './memoryAnswerStore.ts';
import { changesStore } from './keptChanges.ts';

/** A sheet without a canvas behind it, which this browser has not. */
jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    addEventListener(): void {}
    off(): void {}
    clear(): void {}
  },
}));

const mockDevice = memoryAnswerStore();
jest.mock('@sanchay/remote-kit/storage', () => ({
  ...jest.requireActual<object>('@sanchay/remote-kit/storage'),
  browserAnswerStore: () => mockDevice,
}));
beforeEach(() => mockDevice.keepOnly(''));

const ravi = {
  ...{
    id: 1,
    name: 'Ravi Nair',
    fname: 'Ravi',
    email: 'ravi@sanchay.example',
    mobile_phone: '9000000002',
  },
  ...{ onboarding_state: 0, current_portfolio: { id: 1, onboarding_state: 0 } },
} as UserInfo;

const start: SetupState = {
  ...{ onboarding_state: 0, mode_of_investment: 'sole', applicants: 1, open: 'applicant_1' },
  ...{ portfolio: {}, answers: [{}], saved_at: null },
};
const answered: SetupState['answers'][number] = {
  ...{ pan: '••••••234R', name: 'Ravi Nair', date_of_birth: '1999-11-02', residency: 'resident_individual' },
  ...{ gender: 'male', marital_status: 'single', parent: 'mother', parent_name: 'Sarala Nair' },
  ...{ occupation: 'business', income: '5_to_10', wealth_source: 'salary', pep: 'no' },
  ...{ mobile: '9000000002', mobile_owner: 'self', email: 'ravi@sanchay.example', email_owner: 'self' },
  ...{ address: '12 Temple Street', city: 'Kochi', state: 'KL', pin: '682001' },
  ...{ birth_place: 'Kochi', birth_country: 'IN', citizenship: 'IN', taxed_abroad: false, declared: true },
};
const saved: CallReply<'saveOnboardingDraft'> = {
  status: 'success',
  data: { saved_at: '2026-11-20T04:30:00Z', onboarding_state: 0 },
};
const facts: CallReply<'onboardingStatus'> = {
  status: 'success',
  data: {
    ...{
      onboarding_state: 0,
      mode_of_investment: 'sole',
      kyc: null,
      has_bank: false,
      has_risk_profile: false,
    },
  },
};

const FINISHED_ELSEWHERE = "This step was completed in another window. We've kept those answers.";

async function open(state: SetupState, options: Partial<RenderRemoteOptions> = {}) {
  await import('./SetupPage.tsx');
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/solo-setup',
    session: { loggedIn: true, userFetched: true, user: ravi },
    ...options,
    answers: {
      onboarding: { status: 'success', data: state },
      saveOnboardingDraft: saved,
      onboardingStatus: facts,
      portfolioKyc: { status: 'success', data: [] },
      documents: { status: 'success', data: [] },
      ...options.answers,
    },
  });
}

const question = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const goOn = () => press('Continue');

describe('the set-up', () => {
  test('O3 · one question a screen: nothing goes on without an answer, Back loses none, each is sent', async () => {
    const { client, location } = await open(start);
    await question('How will you hold the investments?');
    await goOn();
    expect(screen.getByText('Select an option.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Single/ }));
    await goOn();
    await question('What is your PAN?');
    expect(location()).toBe('/solo-setup?step=applicant_1-pan');
    await userEvent.type(screen.getByLabelText('PAN'), 'abcpn1234');
    await goOn();
    expect(screen.getByText(/Enter a valid PAN/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('PAN'), 'r');
    await goOn();
    await question('What is your name as on your PAN card?');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Nair');
    await press('Back');
    expect(screen.getByLabelText('PAN')).toHaveValue('ABCPN1234R');
    await press('Back');
    expect(screen.getByRole('radio', { name: /Single/ })).toBeChecked();
    // A slow hand sends the PAN half typed too; what was answered last is what stays.
    const sent = (part: string) =>
      client.calls
        .filter(({ name }) => name === 'saveOnboardingDraft')
        .map(({ options }) => options)
        .filter((options) => (options as { body: { part: string } }).body.part === part);
    await waitFor(() =>
      expect(sent('applicant_1').at(-1)).toEqual({
        body: { part: 'applicant_1', answers: { pan: 'ABCPN1234R' } },
      }),
    );
    expect(sent('portfolio')).toEqual([
      { body: { part: 'portfolio', answers: { mode_of_investment: 'sole' } } },
    ]);
  });

  const offline = () => {
    throw new ApiError({ kind: 'offline', sent: false, message: 'You are offline.' } as never);
  };
  const { gender: _gender, ...withoutGender } = answered;
  const begun: SetupState = {
    ...{ ...start, portfolio: { mode_of_investment: 'sole' }, answers: [withoutGender], saved_at: 'T1' },
  };
  const kept = changesStore(mockDevice, '1/1');

  test('O3 · an answer given offline is on the device, is sent when online, and then is not there any more', async () => {
    let down = true;
    const { client } = await open(begun, {
      answers: { saveOnboardingDraft: () => (down ? offline() : saved) },
    });
    await question('What is your gender?');
    await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
    await goOn();
    expect(
      await screen.findByText("Saved on this device. It will be sent when you're online."),
    ).toBeVisible();
    expect((await kept.read())?.changes).toEqual({ applicant_1: { gender: 'male' } });
    down = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(client.calls.filter(({ name }) => name === 'saveOnboardingDraft').at(-1)!.options).toEqual({
      body: { part: 'applicant_1', answers: { gender: 'male' } },
    });
    await waitFor(async () => expect(await kept.read()).toBeNull());
  });

  test('O3 · an unsent answer of an earlier visit is filled in and sent', async () => {
    await kept.add({ applicant_1: { gender: 'male' } }, 'T1');
    const { client } = await open(begun);
    await question('Review your details');
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'saveOnboardingDraft')?.options).toEqual({
        body: { part: 'applicant_1', answers: { gender: 'male' } },
      }),
    );
    await waitFor(async () => expect(await kept.read()).toBeNull());
  });

  test.each([
    ['Use the answers from this device', 1],
    ['Keep the newer answers', 0],
  ])('O3 · answers changed elsewhere since: "%s" sends %d', async (button, sent) => {
    await kept.add({ applicant_1: { gender: 'male' } }, 'T0');
    const { client } = await open(begun);
    expect(await screen.findByText('Changed on another device')).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'saveOnboardingDraft')).toBe(false);
    await press(button);
    await screen.findByRole('group', { name: 'Progress' });
    await waitFor(async () => expect(await kept.read()).toBeNull());
    expect(client.calls.filter(({ name }) => name === 'saveOnboardingDraft')).toHaveLength(sent);
  });

  test('O3 · a step is not finished with answers that the server does not have', async () => {
    const whole = { ...begun, answers: [answered] };
    const { client } = await open(whole, { answers: { saveOnboardingDraft: offline } });
    await press('Save and continue');
    expect(await screen.findByText(/You're offline/)).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'finishApplicant')).toBe(false);
  });

  test('O3 · who comes back goes on at the first open question', async () => {
    const { gender: _open, ...rest } = answered;
    await open({ ...start, portfolio: { mode_of_investment: 'sole' }, answers: [rest], saved_at: 'x' });
    await question('What is your gender?');
    expect(screen.getByText('Question 6 of 19')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Progress' })).toHaveTextContent('About you');
  });

  test('O3 · the holder is 18 to the day', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30'), advanceTimers: true });
    const child = { ...answered, date_of_birth: '2008-11-22' };
    await open({ ...start, portfolio: { mode_of_investment: 'sole' }, answers: [child], saved_at: 'x' });
    await question('What is your date of birth?');
    await goOn();
    expect(screen.getByText('The account holder must be at least 18.')).toBeVisible();
    jest.useRealTimers();
  });

  test('O3 · an address abroad takes the place of one in India', async () => {
    const abroad = { ...answered, residency: 'oci' } as const;
    await open({ ...start, portfolio: { mode_of_investment: 'sole' }, answers: [abroad], saved_at: 'x' });
    await question('What is your address abroad?');
    expect(screen.queryByLabelText('PIN code')).not.toBeInTheDocument();
  });

  test('O3 · the PIN code suggests the state', async () => {
    const { state: _s, pin: _p, ...rest } = answered;
    const { client } = await open({
      ...{ ...start, portfolio: { mode_of_investment: 'sole' }, answers: [rest], saved_at: 'x' },
    });
    await question('What is your address?');
    await userEvent.type(screen.getByLabelText('PIN code'), '411004');
    expect(screen.getByLabelText('State')).toHaveValue('MH');
    await goOn();
    await waitFor(() =>
      expect(client.calls.at(-1)?.options).toEqual({
        body: { part: 'applicant_1', answers: { pin: '411004', state: 'MH' } },
      }),
    );
  });

  test('O3 · all answers are looked over with the PAN hidden, and finish the step on the server', async () => {
    const { client } = await open(
      { ...start, portfolio: { mode_of_investment: 'sole' }, answers: [answered], saved_at: 'x' },
      { answers: { finishApplicant: { status: 'success', data: { onboarding_state: 1, already: false } } } },
    );
    await question('Review your details');
    expect(screen.getByText('••••••234R')).toBeVisible();
    expect(screen.getByText('12 Temple Street, Kochi, Kerala, 682001')).toBeVisible();
    client.answer({
      onboarding: {
        status: 'success',
        data: { ...start, onboarding_state: 1, open: 'portfolio', answers: [answered] },
      },
    });
    await press('Save and continue');
    await question('Add your signature');
    const finished = client.calls.filter(({ name }) => name === 'finishApplicant');
    expect(finished.map(({ options }) => options)).toEqual([{ params: { position: '1' } }]);
    const sent = client.calls.filter(({ name }) => name === 'saveOnboardingDraft');
    expect(JSON.stringify(sent)).not.toContain('•');
  });

  test('O3 · what the server refuses is marked at its question, and the rest is kept', async () => {
    const refusal = new ApiError({
      ...{ kind: 'validation', code: 'applicant_invalid', message: 'Please correct what is marked.' },
      errors: { name: ['This person holds the account already.'] },
    });
    await open(
      { ...start, portfolio: { mode_of_investment: 'sole' }, answers: [answered], saved_at: 'x' },
      {
        answers: {
          finishApplicant: () => {
            throw refusal;
          },
        },
      },
    );
    await question('Review your details');
    await press('Save and continue');
    await question('What is your name as on your PAN card?');
    expect(screen.getByText('This person holds the account already.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Full name'), 'x');
    expect(screen.queryByText('This person holds the account already.')).not.toBeInTheDocument();
  });

  test('O3 · a joint portfolio is a page of its own and requests the number of holders', async () => {
    const { visited } = await open(start);
    await question('How will you hold the investments?');
    await userEvent.click(screen.getByRole('radio', { name: /Joint/ }));
    await waitFor(() => expect(visited).toContain('/joint-setup?step=portfolio-mode_of_investment'));
  });

  test('O3 · another window has finished the step: this one shows what comes now', async () => {
    const { client } = await open(start, {
      answers: {
        saveOnboardingDraft: () => {
          throw new ApiError({ kind: 'refused', code: 'step_finished', message: 'finished' });
        },
      },
    });
    await question('How will you hold the investments?');
    client.answer({
      onboarding: {
        status: 'success',
        data: { ...start, onboarding_state: 1, open: 'portfolio', answers: [answered] },
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: /Single/ }));
    await goOn();
    await question('Add your signature');
    expect(screen.getByText(FINISHED_ELSEWHERE)).toBeVisible();
  });

  test.each([
    [true, 'says so'],
    [false, 'says nothing of it'],
  ])('O3 · a step that was finished already: %s; this window %s', async (already) => {
    const { client } = await open(
      {
        ...{ ...start, portfolio: { mode_of_investment: 'sole' } },
        ...{ answers: [answered], saved_at: '2026-11-20T04:30:00Z' },
      },
      {
        answers: {
          finishApplicant: { status: 'success', data: { onboarding_state: 1, already } },
        },
      },
    );
    await question('Review your details');
    client.answer({
      onboarding: {
        status: 'success',
        data: { ...start, onboarding_state: 1, open: 'portfolio', answers: [answered] },
      },
    });
    await press('Save and continue');
    await question('Add your signature');
    expect(screen.queryAllByText(FINISHED_ELSEWHERE)).toHaveLength(already ? 1 : 0);
  });

  test('O8 · a finished set-up is shown as finished and leads to the next step', async () => {
    const done = { ...start, onboarding_state: 5, open: null, answers: [answered] };
    await open(done, {
      answers: {
        onboardingStatus: {
          status: 'success',
          data: {
            ...facts.data,
            onboarding_state: 5,
            kyc: { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null },
          },
        },
      },
    });
    expect(await screen.findByText('Setup complete')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Complete risk profile' });
    expect(link).toHaveAttribute('href', '/kyc-risk-profile');
    expect(screen.getByRole('link', { name: 'View all steps' })).toHaveAttribute('href', '/kyc');
  });

  test('O3 · in Hindi everything is in Hindi', async () => {
    await open(start, { language: 'hi' });
    await question('निवेश किसके नाम पर होगा?');
    expect(screen.getByText('सिंगल')).toBeVisible();
    await press('आगे बढ़ें');
    expect(screen.getByText('एक विकल्प चुनें।')).toBeVisible();
  });

  test('O3 · a visitor is led to the login and back', async () => {
    globalThis.history.replaceState(null, '', '/solo-setup');
    const { visited } = await open(start, { session: { loggedIn: false, userFetched: true, user: null } });
    await waitFor(() => expect(visited).toContain('/login?next=%2Fsolo-setup'));
    globalThis.history.replaceState(null, '', '/');
  });
});
