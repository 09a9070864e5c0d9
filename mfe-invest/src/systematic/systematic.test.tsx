import { ApiError } from '@sanchay/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aPlan, aPlanReply } from '../testing/plans.ts';
import { aScheme } from '../testing/schemes.ts';

const session = signedIn();
const list = (...data: ReturnType<typeof aPlan>[]) => ({ status: 'success', data });
const asked = (client: { calls: { name: string; options: unknown }[] }, name: string) =>
  client.calls.filter((call) => call.name === name);
const code = {
  startStepUp: { status: 'success', data: { otp_ref: 'r1', resend_after: 30, sent_to: 'a***@x.example' } },
  verifyStepUp: { status: 'success', data: { step_up: 'token-1', expires_at: '2026-11-20T10:05:00Z' } },
};

async function confirmByCode(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm with OTP' });
  await userEvent.type(within(dialog).getByRole('textbox'), '123456');
}

describe('I3 list of plans', () => {
  test('I3 a plan shows what it does, when next, who pays, and how many instalments failed', async () => {
    await openAt('/systematic', { systematicPlans: list(aPlan({ failures: 2 })) }, { session });
    expect(await screen.findByRole('link', { name: 'Axis Flexi Cap' })).toHaveAttribute(
      'href',
      '/systematic/s1',
    );
    const row = within(screen.getAllByRole('row')[1]!);
    for (const text of ['₹1,500 monthly', '7 Dec 2026', 'Cart, each time', 'Missed instalment 2 of 3']) {
      expect(row.getByText(text)).toBeVisible();
    }
  });

  test('I3 a plan without missed instalments names plan and option of its fund', async () => {
    await openAt('/systematic', { systematicPlans: list(aPlan()) }, { session });
    const name = await screen.findByRole('rowheader');
    expect(name).toHaveTextContent(/^Axis Flexi CapSIP.*Direct · Growth$/);
  });

  test('I3 past plans have their own tab, fetched from the server', async () => {
    const ended = aPlan({
      status: 'cancelled',
      ended_by: 'auto',
      upcoming: [],
      ended_at: '2027-03-05T08:00:00Z',
    });
    const { client } = await openAt('/systematic?tab=past', { systematicPlans: list(ended) }, { session });
    expect((await screen.findAllByText('Stopped after missed instalments'))[0]).toBeInTheDocument();
    expect(asked(client, 'systematicPlans')[0]?.options).toMatchObject({ query: { state: 'past' } });
  });

  test('I3 without plans the page leads to the first', async () => {
    await openAt('/systematic', { systematicPlans: list() }, { session });
    expect(await screen.findByText('No active SIP, STP or SWP')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test.each([
    ['view', 0],
    ['prepare', 1],
  ] as const)(
    'P7 a manager with the scope %s is led to %d pages to start a plan from',
    async (scope, ways) => {
      const managed_account = { owner_name: 'Ravi Nair', own_portfolio_id: 2, scope };
      const manager = { ...session, user: { ...session.user!, managed_account } };
      await openAt('/systematic', { systematicPlans: list() }, { session: manager });
      expect(await screen.findByText('No active SIP, STP or SWP')).toBeVisible();
      expect(screen.queryAllByRole('link', { name: 'Explore funds' })).toHaveLength(ways);
      expect(screen.queryAllByText("Start a SIP from any fund's page.")).toHaveLength(ways);
    },
  );
});

describe('I3 one plan', () => {
  const open = (more = {}, answers = {}) =>
    openAt(
      '/systematic/s1',
      { systematicPlan: aPlanReply(more), schemeDetails: [aScheme()], ...code, ...answers },
      { session },
    );

  test('I3 its dates show holidays applied, and until when a change reaches the next', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /7 Dec 2026/ });
    expect(row).toHaveTextContent('Moved from 5 Dec 2026 (market holiday)');
    expect(screen.getByText(/You can change the next instalment until 7 Dec 2026, 8:00 am\./)).toBeVisible();
    expect(screen.getByText('You set the plan up: ₹1,500, first on 5 Dec 2026.')).toBeVisible();
  });

  test('I3 an edit shows before and after, and is sent with the code and the version that was seen', async () => {
    const { client } = await open(
      {},
      { updateSystematic: { status: 'success', data: aPlan({ version: 5 }) } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit' });
    const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    const row = within(dialog).getByRole('row', { name: /Amount/ });
    expect(row).toHaveTextContent('Amount₹1,500₹2,000');
    expect(within(dialog).queryByRole('row', { name: /Day/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await confirmByCode();
    await waitFor(() =>
      expect(asked(client, 'updateSystematic')[0]?.options).toMatchObject({
        params: { id: 's1' },
        body: { version: 4, amount: 2000, step_up_code: 'token-1' },
      }),
    );
  });

  test('I3 a limit of the step-up that is no amount is not dropped: nothing is sent before it is corrected', async () => {
    const { client } = await open(
      {},
      { updateSystematic: { status: 'success', data: aPlan({ version: 5 }) } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit' }));
    await userEvent.click(dialog.getByText('By ₹'));
    await userEvent.type(dialog.getByLabelText('Maximum instalment'), '9000.555');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByLabelText('Maximum instalment')).toBeInvalid();
    expect(screen.queryByRole('dialog', { name: 'Edit' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    // Without a step-up the limit is gone, and the rest can be saved.
    await userEvent.click(dialog.getByText('None'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '0');
    // A second click so soon is ignored, so it is repeated.
    await waitFor(() => {
      fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(screen.getByRole('dialog', { name: 'Confirm with OTP' })).toBeVisible();
    });
    await confirmByCode();
    await waitFor(() =>
      expect(asked(client, 'updateSystematic')[0]?.options).toMatchObject({ body: { amount: 15_000 } }),
    );
  });

  test('I3 a SIP is moved to a mandate, and without one the page leads to setting it up', async () => {
    const text = 'You have no active mandate for ₹1,500 a time. Set one up first.';
    const refusal = new ApiError({
      ...{ kind: 'validation', code: 'mandate_missing', httpStatus: 422, message: text },
      errors: { paid_by: [text] },
    });
    const { client } = await open({}, { updateSystematic: () => Promise.reject(refusal) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Autopay (mandate)' }));
    expect(within(dialog).getByRole('row', { name: /Paid from/ })).toHaveTextContent(
      'Paid fromCart, each timeAutopay (mandate)',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await confirmByCode();
    await waitFor(() =>
      expect(asked(client, 'updateSystematic')[0]?.options).toMatchObject({
        body: { version: 4, paid_by: 'mandate', step_up_code: 'token-1' },
      }),
    );
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Set up a mandate' })).toHaveAttribute(
      'href',
      '/mandates',
    );
  });

  test('I3 when another device changed the plan first, the plan is fetched again and the refusal is shown', async () => {
    const refusal = 'This plan was changed meanwhile, maybe on another device. Please look at it again.';
    const conflict = () =>
      Promise.reject(
        new ApiError({ kind: 'conflict', code: 'plan_changed', httpStatus: 409, message: refusal }),
      );
    const { client } = await open({}, { skipSystematic: conflict });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip next instalment' }));
    const dialog = screen.getByRole('dialog', { name: 'Skip the next instalment?' });
    expect(dialog).toHaveTextContent('The 7 Dec 2026 instalment of ₹1,500 will be skipped.');
    const before = asked(client, 'systematicPlan').length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip next instalment' }));
    expect(await within(dialog).findByText(refusal)).toBeVisible();
    await waitFor(() => expect(asked(client, 'systematicPlan').length).toBe(before + 1));
  });

  test('I3 a pause is for the months chosen', async () => {
    const { client } = await open({}, { pauseSystematic: { status: 'success', data: aPlan() } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(asked(client, 'pauseSystematic')[0]?.options).toMatchObject({ body: { version: 4, months: 3 } }),
    );
  });

  test('I3 what happened on the server shows without a reload', async () => {
    const { client, bus } = await open();
    await screen.findByRole('button', { name: 'Stop' });
    client.answer({ systematicPlan: aPlanReply({ status: 'cancelled', ended_by: 'user', upcoming: [] }) });
    act(() => bus.emit('systematic/changed', { planId: 's1', status: 'cancelled', portfolioId: 'p1' }));
    expect(await screen.findByText('Stopped by you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});

describe('I3 folios of a plan', () => {
  const facts = async (more: Parameters<typeof aPlan>[0]) => {
    const { unmount } = await openAt('/systematic/s1', { systematicPlan: aPlanReply(more) }, { session });
    const region = within(await screen.findByRole('region', { name: 'Details' }));
    const found = ['Folio', 'From folio', 'To folio'].flatMap((term) => {
      const place = region.queryByText(term);
      return place ? [`${term}: ${place.nextElementSibling!.textContent}`] : [];
    });
    unmount();
    return found;
  };

  test('I3 a plan names the folio that units are sold from and the one they go to', async () => {
    const stp = { kind: 'stp', target_code: 'AY', target_name: 'Axis Debt Fund' } as const;
    expect(await facts({ ...stp, folio_no: '1/1', into_folio: '2/2' })).toEqual([
      'From folio: 1/1',
      'To folio: 2/2',
    ]);
    expect(await facts({ kind: 'swp', folio_no: '1/1', into_folio: null })).toEqual(['Folio: 1/1']);
    expect(await facts({ folio_no: null, into_folio: '3/3' })).toEqual(['Folio: 3/3']);
  });

  test('I3 only a plan that goes on and has no folio promises one', async () => {
    expect(await facts({})).toEqual(['Folio: Created with the first units']);
    expect(await facts({ status: 'cancelled', ended_by: 'user', upcoming: [] })).toEqual([]);
  });
});
