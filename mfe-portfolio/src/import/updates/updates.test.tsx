import { ApiError } from '@sanchay/api-client';
import type { UserInfo } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updatesReply } from '../../testing/imports.ts';
import { openPortfolio } from '../../testing/openPortfolio.ts';
import type { StatementRun } from './updateTypes.ts';

const run = (over: Partial<StatementRun>): StatementRun => ({
  ...{ id: 'r-1', trigger: 'schedule', due_on: '2026-11-16', state: 'applied', failure: null },
  ...{ import_id: null, added: 0, created_at: '2026-11-16T04:30:00.000Z', ended_at: null },
  ...over,
});
const weekly = { frequency: 'weekly', weekday: 1, next_on: '2026-11-23', auto_apply: true } as const;

describe('automatic updates of imported holdings', () => {
  test('P6 · the schedule is chosen, and the last day stands for a day that a month does not have', async () => {
    const { client } = await openPortfolio('/import', {
      answers: { setStatementUpdates: updatesReply({ ...weekly, frequency: 'monthly', day: 31 }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Frequency'), { target: { value: 'monthly' } });
    expect(dialog.queryByText('In shorter months, the last day.')).toBeNull();
    fireEvent.change(dialog.getByLabelText('Day of the month'), { target: { value: '31' } });
    expect(dialog.getByText('In shorter months, the last day.')).toBeVisible();
    fireEvent.click(dialog.getByLabelText('Add new transactions without review'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.calls.find(({ name }) => name === 'setStatementUpdates')?.options).toMatchObject({
      body: { frequency: 'monthly', weekday: null, day: 31, paused: false, auto_apply: true },
    });
  });

  test('P6 · the next statement and the results of the last ones are shown', async () => {
    await openPortfolio('/import', {
      answers: {
        statementUpdates: updatesReply({
          ...weekly,
          runs: [
            run({ id: 'a', state: 'review', import_id: 'i-9', due_on: '2026-11-16' }),
            run({ id: 'b', added: 3, due_on: '2026-11-09' }),
            run({ id: 'c', due_on: '2026-11-02' }),
            run({ id: 'd', state: 'failed', failure: 'other_pan', due_on: '2026-10-26' }),
          ],
        }),
      },
    });
    expect(await screen.findByText('Every Monday')).toBeVisible();
    expect(screen.getByText('Next statement on 23 Nov 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/import/i-9');
    expect(screen.getByText('3 new transactions added')).toBeVisible();
    expect(screen.getByText('Nothing new')).toBeVisible();
    fireEvent.click(screen.getByText('1 earlier update'));
    expect(screen.getByText('Belongs to another PAN, nothing added')).toBeVisible();
  });

  test('P6 · a forwarded statement that nobody can open is discarded after a confirmation', async () => {
    const waiting = run({ trigger: 'forwarded', state: 'password_needed' });
    const { client } = await openPortfolio('/import', {
      answers: {
        statementUpdates: updatesReply({ runs: [waiting] }),
        discardForwardedStatement: updatesReply({ runs: [{ ...waiting, state: 'discarded' }] }),
      },
    });
    const sent = () => client.calls.filter(({ name }) => name === 'discardForwardedStatement');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Discard this statement?' }));
    expect(dialog.getByText(/^The forwarded file is deleted\./)).toBeVisible();
    expect(sent()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([{ options: { params: { id: 'r-1' } } }]);
  });

  test('P6 · while a statement is awaited no other one can be requested', async () => {
    await openPortfolio('/import', {
      answers: {
        statementUpdates: updatesReply({ runs: [run({ trigger: 'request', state: 'requested' })] }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Update now' })).toBeDisabled();
    expect(screen.getByText('Waiting for the statement')).toBeVisible();
  });

  test('P6 · without a PAN the way to KYC is shown in place of a schedule', async () => {
    await openPortfolio('/import', { answers: { statementUpdates: updatesReply({ has_pan: false }) } });
    expect(await screen.findByText(/Complete your KYC first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  });

  test.each([
    ['a managed account', { managed_account: { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 } }],
    ['the account of a minor', { minor_account: { name: 'Anaya Rao', status: 'minor' } }],
  ])('P7 · the way to KYC is for the owner: in %s it is not offered', async (_, account) => {
    const { bus } = await openPortfolio('/import', {
      answers: { statementUpdates: updatesReply({ has_pan: false }) },
    });
    expect(await screen.findByText(/Complete your KYC first/)).toBeVisible();
    const session = bus.state('session/changed')!;
    act(() =>
      bus.emit('session/changed', { ...session, user: { ...session.user!, ...account } as UserInfo }),
    );
    await waitFor(() => expect(screen.queryByText(/Complete your KYC first/)).toBeNull());
    expect(screen.queryByRole('link', { name: /KYC/ })).toBeNull();
  });

  test('P6 · a forwarded statement is opened with its password; a wrong one stays in the field with its reason', async () => {
    const wrong = new ApiError({
      ...{ kind: 'validation', code: 'import_password_wrong', message: 'No.', httpStatus: 422 },
      errors: { password: ['This password does not open it.'] },
    });
    const { client, visited } = await openPortfolio('/import', {
      answers: {
        statementUpdates: updatesReply({ runs: [run({ trigger: 'forwarded', state: 'password_needed' })] }),
        openForwardedStatement: () => Promise.reject(wrong),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Enter password' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Open statement' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Statement password'), { target: { value: 'x1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Open statement' }));
    expect(await dialog.findByText('This password does not open it.')).toBeVisible();
    expect(dialog.getByLabelText('Statement password')).toHaveValue('x1');
    expect(client.calls.find(({ name }) => name === 'openForwardedStatement')?.options).toEqual(
      expect.objectContaining({ params: { id: 'r-1' }, body: { password: 'x1' } }),
    );
    expect(visited).toEqual([]);
    // Enter sends it as the button does.
    await userEvent.type(dialog.getByLabelText('Statement password'), 'y{Enter}');
    expect(client.calls.filter(({ name }) => name === 'openForwardedStatement').at(-1)?.options).toEqual(
      expect.objectContaining({ body: { password: 'x1y' } }),
    );
  });
});
