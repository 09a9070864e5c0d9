import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha } from '../testing/samples.ts';
import type { FamilyData } from './familyShown.ts';

const figures = {
  ...{ one_day_change: 0, unrealised_gain: 950, realised_gain: 50 },
  returns: { total_invested: 4_000, unrealised_gain: 950, realised_gain: 50, overall_gain: 1_000 },
};
const tax = { status: 'draft' as const, gain: 50, tax: 10 };
const member = {
  ...figures,
  ...{ portfolio_id: 1, name: 'Asha Kulkarni', portfolio_name: 'Personal', relation: 'own' as const },
  minor: null,
  ...{ as_of: '2026-11-20', current_value: 4_950, total_invested: 4_000, share_percentage: 25, tax },
  allocation: [{ name: 'Equity', value: 4_950, percentage: 100 }],
};
const spouse = {
  ...member,
  ...{ portfolio_id: 2, name: 'Ravi Kulkarni', relation: 'managed' as const },
  ...{ current_value: 14_850, total_invested: 12_000, share_percentage: 75 },
  allocation: [{ name: 'Debt', value: 14_850, percentage: 100 }],
};
const family: FamilyData = {
  ...{ financial_year: '2026-27', years: ['2026-27'] },
  totals: { ...figures, current_value: 19_800, total_invested: 16_000 },
  allocation: [
    { name: 'Debt', value: 14_850, percentage: 75 },
    { name: 'Equity', value: 4_950, percentage: 25 },
  ],
  members: [member, spouse],
  candidates: [{ portfolio_id: 3, name: 'Meera Iyer', portfolio_name: 'Personal' }],
};
const open = (at = '/family', more = {}) =>
  openPortfolio(at, { answers: { family: { status: 'success', data: family }, ...more } });

describe('the family view', () => {
  test('P7 · while another account is open the page states that the family is the own one', async () => {
    const user = { ...asha, managed_account: { owner_name: 'Ravi Nair', own_portfolio_id: 2 } };
    await openPortfolio('/family', {
      answers: { family: { status: 'success', data: family } },
      session: { loggedIn: true, userFetched: true, user },
    });
    expect(await screen.findByText("This page is yours, not Ravi Nair's")).toBeVisible();
  });

  test('P7 · the family together, with the share and the tax of each member', async () => {
    await open();
    expect(await screen.findByText('₹19,800.00')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Members' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Asha Kulkarni.*₹4,950.*25.0% of the family.*₹10/);
    expect(rows[2]).toHaveTextContent(/Ravi KulkarniAccess by invitation.*75.0% of the family/);
  });

  test('P7 · one member alone, by the address', async () => {
    await open('/family?member=2');
    expect(await screen.findByText('₹14,850.00')).toBeVisible();
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
  });

  test('P7 · returns are of everything, with what is left out of them or not known', async () => {
    const returns = { ...figures.returns, total_invested: null, left_out: 2 };
    const unknown = { ...spouse, returns: { ...returns, unrealised_gain: null, realised_gain: null } };
    const data = { ...family, totals: { ...family.totals, returns }, members: [member, unknown] };
    await open('/family', { family: { status: 'success', data } });
    expect(await screen.findByText(/^Returns leave out 2 assets or loans/)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Members' })).getAllByRole('row');
    expect(rows[2]).toHaveTextContent(/Not known–Realised –/);
  });

  test('P7 · without known payments there are no returns, and classes show while more is owed than owned', async () => {
    const nothing = { ...member, returns: null, current_value: -100 };
    const totals = { ...family.totals, returns: null, current_value: -100 };
    await open('/family', {
      family: { status: 'success', data: { ...family, totals, members: [nothing] } },
    });
    expect(await screen.findByText('−₹100.00')).toBeVisible();
    expect(screen.queryByText('Overall returns')).toBeNull();
    expect(screen.getAllByText('Debt')).not.toHaveLength(0);
  });

  test('P7 · a member who is no longer there shows the whole family', async () => {
    await open('/family?member=gone');
    expect(await screen.findByText('₹19,800.00')).toBeVisible();
  });

  test('P7 · an account is included with one call', async () => {
    const { client } = await open('/family', { setFamilyMember: { status: 'success' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Include' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'setFamilyMember')?.options).toMatchObject({
        params: { portfolio_id: '3' },
        body: { included: true },
      }),
    );
  });

  const child = {
    ...member,
    ...{ portfolio_id: 4, name: 'Anaya Kulkarni', relation: 'minor' as const },
    minor: { status: 'minor' as const, adult_from: '2031-03-15' },
  };

  test('P7 · a child is a member whose account the guardian operates until the 18th birthday', async () => {
    const data = { ...family, members: [member, child] };
    await open('/family', { family: { status: 'success', data } });
    expect(await screen.findByText('You operate this account until 15 Mar 2031')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Members' })).getAllByRole('row');
    expect(rows[2]).toHaveTextContent('Anaya KulkarniChild, you are the guardian');
  });

  test('P7 · a child is added with one call; a court-appointed guardian is not taxed', async () => {
    const data = { portfolio_id: 4, name: 'Anaya Kulkarni' };
    const { client } = await open('/family', { addMinor: { status: 'success', data } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type("Child's full name", 'Anaya Kulkarni');
    expect(screen.getByLabelText("Add the child's income to my income for tax")).toBeChecked();
    type("You are the child's", 'legal_guardian');
    expect(screen.queryByLabelText("Add the child's income to my income for tax")).toBeNull();
    fireEvent.click(screen.getByLabelText(/I am the mother, the father/));
    fireEvent.click(screen.getByRole('button', { name: 'Add child' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'addMinor')?.options).toMatchObject({
        body: { name: 'Anaya Kulkarni', relation: 'legal_guardian', clubbed: false, consent: true },
      }),
    );
  });

  const grown = { ...child, minor: { status: 'of_age' as const, adult_from: '2026-11-01' } };
  const latest = {
    ...{ id: 'h', status: 'waiting' as const, email: 'anaya@rao.example', mobile: '9876543210' },
    ...{ sent_at: '2026-11-20T00:00:00.000Z', expires_at: '2026-12-04T00:00:00.000Z' },
  };
  const openGrown = (of: typeof latest | null, more = {}) =>
    open('/family', {
      family: { status: 'success', data: { ...family, members: [member, grown] } },
      handOver: {
        status: 'success',
        data: { name: grown.name, adult_from: '2026-11-01', latest: of, in_progress: false },
      },
      ...more,
    });

  test('P7 · the account of a child who is 18 is offered with e-mail and mobile number of the child', async () => {
    const { client } = await openGrown(null, { startHandOver: { status: 'success', data: latest } });
    const start = await screen.findByRole('button', { name: 'Hand over' });
    await waitFor(() => expect(start).toBeEnabled());
    fireEvent.click(start);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Send link' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Email of/), { target: { value: 'anaya@rao.example' } });
    fireEvent.change(dialog.getByLabelText(/^Mobile number of/), { target: { value: '9876543210' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'startHandOver')?.options).toMatchObject({
        params: { portfolio_id: '4' },
        body: { email: 'anaya@rao.example', mobile: '9876543210' },
      }),
    );
  });

  test('P7 · an open hand-over states where the link went, and is sent again or cancelled', async () => {
    const { client } = await openGrown(latest, {
      resendHandOver: { status: 'success', data: latest },
      cancelHandOver: { status: 'success', data: latest },
    });
    expect(await screen.findByText(/Link sent to anaya@rao\.example, valid until 4 Dec/)).toBeVisible();
    for (const [item, call] of [
      ['Send again', 'resendHandOver'],
      ['Cancel hand-over', 'cancelHandOver'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: /^Change the hand-over/ }));
      fireEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain(call));
    }
  });

  const account = {
    ...{ portfolio_id: 4, name: 'Anaya Kulkarni', date_of_birth: '2013-03-15', adult_from: '2031-03-15' },
    ...{ birth_correctable: false, blockers: [] },
  };
  async function change(item: string, more: object = {}) {
    const opened = await open('/family', {
      family: { status: 'success', data: { ...family, members: [member, child] } },
      minorAccount: { status: 'success', data: { ...account, ...more } },
      correctMinor: { status: 'success', data: account },
      removeMinor: { status: 'success' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change the account of Anaya Kulkarni' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    return opened;
  }

  test('P7 · the name of a child is corrected with one call; the date of birth stays after the first order', async () => {
    const { client } = await change('Correct details');
    const name = await screen.findByLabelText("Child's full name");
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByLabelText('Date of birth')).toBeDisabled();
    fireEvent.change(name, { target: { value: 'Anaaya Kulkarni' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(client.calls.find(({ name: call }) => call === 'correctMinor')?.options).toMatchObject({
        params: { portfolio_id: '4' },
        body: { name: 'Anaaya Kulkarni', date_of_birth: '2013-03-15' },
      }),
    );
  });

  test('P7 · an account that holds something is not removed: what and where is listed', async () => {
    await change('Remove account', { blockers: [{ kind: 'holdings', count: 2 }] });
    expect(await screen.findByText('2 holdings')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove account' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Close' })).not.toHaveLength(0);
  });

  test('P7 · an empty account is removed with one call', async () => {
    const { client } = await change('Remove account');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove account' }));
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'removeMinor')?.options).toMatchObject({
        params: { portfolio_id: '4' },
      }),
    );
  });
});
