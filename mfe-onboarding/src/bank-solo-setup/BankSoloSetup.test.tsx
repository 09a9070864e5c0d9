import { ApiError } from '@sanchay/api-client';
import type { BankAccount, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const branch = {
  ...{ ifsc: 'SHYD0000102', bank_name: 'Sahyadri Bank', branch: 'Kothrud', city: 'Pune' },
  ...{ state: 'Maharashtra', invented: true },
};
const account: BankAccount = {
  ...{ id: 'b-1', masked_account_no: '••••••••9012', ifsc: branch.ifsc, bank_name: branch.bank_name },
  ...{ branch: branch.branch, city: branch.city, type: 'savings', status: 'verified', failure: null },
  ...{ is_default: true, holder_name: 'R P NAIR', added_at: '2026-11-20T10:00:00+05:30' },
  name_match: { score: 83, ours: 'RAVI PRASAD NAIR', theirs: 'R P NAIR', only_ours: [], only_theirs: [] },
  verified_at: '2026-11-20T10:00:00+05:30',
};
const consents = (['bank_verify', 'bank_use'] as const).map((kind) => ({
  ...{ kind, title: kind, hash: `hash-${kind}` },
  text: kind === 'bank_verify' ? 'You may check it.' : 'You may use it.',
}));

async function open(answers: RenderRemoteOptions['answers'] = {}, accounts: BankAccount[] = []) {
  await import('./BankSoloSetup.tsx');
  const meta = { most: 5, types: ['savings', 'current'], holders: ['Ravi Prasad Nair'] };
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/bank-solo-setup',
    session: { loggedIn: true, userFetched: true, user: { id: 1, name: 'Ravi' } as UserInfo },
    answers: {
      bankAccounts: { status: 'success', data: accounts, meta } as never,
      bankConsents: { status: 'success', data: { consents } },
      bankBranch: { status: 'success', data: branch },
      addBankAccount: { status: 'success', data: account },
      ...answers,
    },
  });
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

async function fillNumber(number = '1234 5678 9012', again = '123456789012'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('IFSC'), 'shyd0000102');
  expect(await screen.findByText('Kothrud, Pune, Maharashtra')).toBeVisible();
  await goOn();
  await userEvent.type(await screen.findByLabelText('Account number'), number);
  await goOn();
  await userEvent.type(await screen.findByLabelText('Account number, again'), again);
}

async function fillAll(): Promise<void> {
  await fillNumber();
  await goOn();
  await userEvent.click(await screen.findByRole('radio', { name: /^Savings/ }));
  await goOn();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'You may check it.' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'You may use it.' }));
}

describe('/bank-solo-setup', () => {
  test('O6 · one question a screen, then the name that the bank returned beside the own', async () => {
    const { client } = await open();
    await fillAll();
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByText('Bank account verified')).toBeVisible();
    expect(screen.getByText('83 out of 100')).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'addBankAccount')!.options).toMatchObject({
      body: {
        ifsc: 'SHYD0000102',
        account_no: '1234 5678 9012',
        account_no_again: '123456789012',
        type: 'savings',
        consents: { bank_verify: 'hash-bank_verify', bank_use: 'hash-bank_use' },
      },
    });
  });

  test('O6 · the second number must be typed: a paste is refused, and a mismatch is reported', async () => {
    await open();
    await fillNumber('123456789012', ' ');
    const again = screen.getByLabelText('Account number, again');
    again.focus();
    await userEvent.paste('123456789012');
    expect(again).toHaveValue(' ');
    expect(screen.getByText('Type the number instead of pasting it.')).toBeVisible();
    await userEvent.type(again, '123456789021');
    await goOn();
    expect(screen.getByText("Account numbers don't match.")).toBeVisible();
  });

  test('O6 · Back keeps what was typed', async () => {
    await open();
    await fillNumber();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Account number')).toHaveValue('1234 5678 9012');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('IFSC')).toHaveValue('SHYD0000102');
  });

  test('O6 · an unknown code is reported and blocks the next step', async () => {
    const message = 'No branch has this IFSC.';
    await open({
      bankBranch: () => {
        throw new ApiError({ kind: 'validation', httpStatus: 404, code: 'ifsc_unknown', message } as never);
      },
    });
    await userEvent.type(await screen.findByLabelText('IFSC'), 'SHYD0000999');
    expect(await screen.findByText(message)).toBeVisible();
    await goOn();
    expect(screen.getByLabelText('IFSC')).toBeVisible();
  });

  test('O6 · without both consents nothing is sent', async () => {
    const { client } = await open();
    await fillAll();
    await userEvent.click(screen.getByRole('checkbox', { name: 'You may use it.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(screen.getByText('This consent is needed to use the account.')).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'addBankAccount')).toBe(false);
  });

  test('O6 · what the server refuses leads back to its screen with everything kept', async () => {
    await open({
      addBankAccount: () => {
        throw new ApiError({
          ...{ kind: 'validation', httpStatus: 422, code: 'bank_added_already', message: 'There already.' },
          errors: { account_no: ['This account is added already.'] },
        } as never);
      },
    });
    await fillAll();
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(screen.getByText('This account is added already.')).toBeVisible());
    expect(screen.getByLabelText('Account number')).toHaveValue('1234 5678 9012');
  });

  test('O6 · who has an account sees it instead of the questions', async () => {
    await open({}, [account]);
    expect(await screen.findByText('Sahyadri Bank ••••9012')).toBeVisible();
    expect(screen.queryByLabelText('IFSC')).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage bank accounts' })).toHaveAttribute(
      'href',
      '/profile/bank',
    );
  });
});
