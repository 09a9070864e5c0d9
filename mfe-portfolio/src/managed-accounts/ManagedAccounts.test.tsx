import { ApiError } from '@sanchay/api-client';
import type { AccountManager, ManagementRequest } from '@sanchay/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

const facts = {
  ...{ id: 'g1', portfolio_id: 9, portfolio_name: 'Personal', scope: 'view_identifiers' as const },
  ...{ invited_at: '2026-11-20T04:30:00.000Z', answer_by: '2026-12-04T04:30:00.000Z', until: null },
  ...{ answered_at: null, ended_at: null, ended_by: null, last_access_at: null },
};
const invitation: ManagementRequest = { ...facts, request_status: 'waiting', owner_name: 'Meera Iyer' };
const active: AccountManager = {
  ...facts,
  ...{ request_status: 'accepted', email: 'farah@sanchay.example', name: 'Farah Khan' },
  ...{ answered_at: '2026-11-20T05:00:00.000Z', last_access_at: '2026-11-20T06:00:00.000Z' },
};
const list = <T,>(data: T[]) => ({ status: 'success', data });
const nothing = { managers: list([]), managementRequests: list([]) };

describe('managed accounts', () => {
  test('P7 · without managers the page states what is so and what can be done', async () => {
    await openPortfolio('/managed-accounts', { answers: nothing });
    expect(await screen.findByText('Only you have access to your account.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite a manager' })).toBeVisible();
  });

  test('P7 · an invitation is accepted with one call, also after a double click', async () => {
    const { client } = await openPortfolio('/managed-accounts', {
      answers: {
        ...nothing,
        managementRequests: list([invitation]),
        answerManagementRequest: { status: 'success', data: { ...invitation, request_status: 'accepted' } },
      },
    });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await waitFor(() =>
      expect(client.calls.filter(({ name }) => name === 'managementRequests').length).toBeGreaterThan(1),
    );
    const answered = client.calls.filter(({ name }) => name === 'answerManagementRequest');
    expect(answered.map(({ options }) => options)).toMatchObject([
      { params: { id: 'g1' }, body: { answer: 'accept' } },
    ]);
  });

  test('P7 · a managed account opens from the list', async () => {
    const openAccount = jest.fn(async () => undefined);
    await openPortfolio('/managed-accounts', {
      answers: { ...nothing, managementRequests: list([{ ...invitation, request_status: 'accepted' }]) },
      openAccount,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith('9'));
  });

  test('P7 · access is removed after a confirmation that names the manager', async () => {
    const { client } = await openPortfolio('/managed-accounts', {
      answers: {
        ...nothing,
        managers: list([active]),
        removeManager: { status: 'success', data: { ...active, request_status: 'deleted' } },
      },
    });
    expect(
      await screen.findByText(
        /farah@sanchay.example · View with identifiers · No end date · Last access 20 Nov/,
      ),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove access' }));
    const dialog = screen.getByRole('dialog', { name: "Remove Farah Khan's access?" });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove access' }));
    await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain('removeManager'));
  });

  test('P7 · a refused invitation shows the reason at its field and keeps what was typed', async () => {
    const message = "This is your own email. Enter your manager's email.";
    await openPortfolio('/managed-accounts', {
      answers: {
        ...nothing,
        portfolioList: list([{ id: 1, name: 'Personal' }]) as never,
        inviteManager: () => {
          throw new ApiError({
            ...{ kind: 'validation', httpStatus: 422, code: 'own_address', message },
            errors: { email: [message] },
          });
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite a manager' }));
    const field = screen.getByLabelText("Manager's email");
    fireEvent.change(field, { target: { value: 'asha@sanchay.example' } });
    const send = screen.getByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(send).toBeEnabled());
    fireEvent.click(send);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('asha@sanchay.example');
  });
});
