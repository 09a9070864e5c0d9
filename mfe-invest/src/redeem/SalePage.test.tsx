import { ApiError } from '@sanchay/api-client';
import type { RedemptionPreview } from '@sanchay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import type { SaleChoice } from './CheaperUnits.tsx';
import type { Sellable } from './useSellable.ts';

const session = signedIn();

function sellable(more: Partial<Sellable> = {}): { status: string; data: Sellable } {
  const data: Sellable = {
    ...{
      code: 'SBX-AX1-GR',
      fund_name: 'Axis Flexi Cap Fund - Direct Plan - Growth',
      slug: 'axis',
      house_code: 'AX',
    },
    nav: { nav: 50, date: '2026-11-19' },
    ...{ redeemable: true, switchable: true, units_decimals: 3 },
    ...{ amount_minimum: 100, amount_multiple: 1, units_minimum: 0.001, units_multiple: 0.001 },
    folios: [
      {
        ...{
          folio_no: '10/11',
          units: 150,
          value: 7500,
          free_units: 100,
          free_value: 5000,
          reserved_units: 20,
        },
        locked: [{ units: 30, unlocks_on: '2027-03-11' }],
      },
    ],
    banks: [{ id: 'b1', bank_name: 'Sandbox Bank', masked_account_no: '••••1234', default: true }],
    ...more,
  };
  return { status: 'success', data };
}

const preview: RedemptionPreview = {
  ...{ code: 'SBX-AX1-GR', fund_name: 'Axis Flexi Cap Fund', folio_no: '10/11', by: 'amount' },
  ...{
    units: 40,
    nav: 50,
    nav_as_of: '2026-11-19',
    gross: 2000,
    exit_load: 20,
    stt: 0.02,
    tds: 0,
    tds_rule_id: null,
    net: 1979.98,
  },
  lots: [
    {
      ...{ bought_on: '2026-03-02', units: 40, cost: 1800, proceeds: 2000, load_percent: 1, exit_load: 20 },
      ...{ gain: 180, term: 'short', tax_rule_id: 'equity-rates-2024' },
    },
  ],
  gains: [
    { head: 'equity_short', gain: 180, rate_percent: 20, exemption: null, rule_ids: ['equity-rates-2024'] },
  ],
  locked: [],
  ...{ nav_date: '2026-11-20', cut_off: '2026-11-20T15:00:00.000+05:30', rule_ids: ['redeem-equity-2023'] },
  cancel_before: '2026-11-20T14:30:00.000+05:30',
  ...{ payout_date: '2026-11-25', pay_by: '2026-11-26', switch_in: null, repatriation: null },
  bank: { id: 'b1', bank_name: 'Sandbox Bank', masked_account_no: '••••1234' },
  accounts: [
    {
      ...{ id: 'b1', bank_name: 'Sandbox Bank', masked_account_no: '••••1234' },
      default: true,
      refusal: null,
    },
  ],
  consent: { text: 'I ask to sell units worth ₹2,000.00.', hash: 'a'.repeat(64) },
};

describe('selling units of a fund', () => {
  test('I3 · the first question shows what is free, what is locked until when, and what is retained', async () => {
    await openAt('/orders/redeem/SBX-AX1-GR', { sellable: sellable() }, { session });
    expect(await screen.findByRole('heading', { name: 'How much do you want to redeem?' })).toBeVisible();
    expect(screen.getByText('Available: 100.000 units, ₹5,000.00 at the latest NAV.')).toBeVisible();
    expect(screen.getByText('30.000 units are locked in. 30.000 units unlock on 11 Mar 2027.')).toBeVisible();
    expect(screen.getByText('20.000 units are reserved for an order in progress.')).toBeVisible();
  });

  test('I3 · the requested amount is checked against what is free and leads to the preview', async () => {
    const answers = { sellable: sellable(), previewRedemption: { status: 'success', data: preview } };
    await openAt('/orders/redeem/SBX-AX1-GR', answers, { session, config: { repeatClickGuard: 0 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter an amount or units.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Amount in rupees'), '5001');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('You can redeem up to ₹5,000.00 now.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Amount in rupees'));
    await userEvent.type(screen.getByLabelText('Amount in rupees'), '2000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Review your order' })).toBeVisible();
    expect(screen.getByText('₹1,979.98')).toBeVisible();
    expect(screen.getByText('25 Nov 2026')).toBeVisible();
    expect(screen.getByText('I ask to sell units worth ₹2,000.00.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm with OTP' }));
    expect(screen.getByText('Please agree to the terms to continue.')).toBeVisible();
  });

  test('I5 · tax deducted from a non-resident is shown before confirming, and nothing of it to a resident', async () => {
    const show = (data: RedemptionPreview) =>
      openAt(
        '/orders/redeem/SBX-AX1-GR?at=review&by=amount&value=2000',
        { sellable: sellable(), previewRedemption: { status: 'success', data } },
        { session },
      );
    const view = await show({ ...preview, tds: 37.44, tds_rule_id: 'nri-tds-2024', net: 1942.54 });
    expect(await screen.findByText('TDS')).toBeVisible();
    expect(screen.getByText('−₹37.44')).toBeVisible();
    view.unmount();
    await show(preview);
    await screen.findByText('₹1,979.98');
    expect(screen.queryByText('TDS')).toBeNull();
  });

  test('I3 · answers in the address are kept: a reload comes back to the review', async () => {
    const answers = { sellable: sellable(), previewRedemption: { status: 'success', data: preview } };
    await openAt('/orders/redeem/SBX-AX1-GR?at=review&by=amount&value=2000', answers, { session });
    expect(await screen.findByRole('heading', { name: 'Review your order' })).toBeVisible();
  });

  test("I3 · a server refusal is shown with the server's message and a link back", async () => {
    const problem = {
      ...{ kind: 'validation' as const, httpStatus: 422, code: 'more_than_free' },
      message: 'You can sell at most 90.000 units.',
    };
    const refused = () => Promise.reject(new ApiError(problem));
    const answers = { sellable: sellable(), previewRedemption: refused };
    await openAt('/orders/redeem/SBX-AX1-GR?at=review&by=all', answers, { session });
    expect(await screen.findByText('You can sell at most 90.000 units.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  });

  test('I3 · what has changed since it was looked at is agreed to anew', async () => {
    const user = userEvent.setup();
    const expires_at = '2026-11-20T10:05:00Z';
    const outdated = new ApiError({
      ...{ kind: 'refused', httpStatus: 409, code: 'preview_outdated' },
      message: 'What this would bring has changed. Please look again.',
    });
    const { client } = await openAt(
      '/orders/redeem/SBX-AX1-GR?by=amount&value=2000&at=review',
      {
        sellable: sellable(),
        previewRedemption: { status: 'success', data: preview },
        createRedemption: () => Promise.reject(outdated),
        startStepUp: {
          status: 'success',
          data: { otp_ref: 'otp1', resend_after: 30, sent_to: 'a•••@sanchay.example' },
        },
        verifyStepUp: { status: 'success', data: { step_up: 'token-1', expires_at } },
      },
      { session },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Confirm with OTP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with OTP' });
    await user.type(within(dialog).getByRole('textbox'), '123456');
    expect(await screen.findByText('What this would bring has changed. Please look again.')).toBeVisible();
    const consent = {
      text: 'I ask to sell units worth ₹2,000.00 at the NAV of 23 Nov.',
      hash: 'b'.repeat(64),
    };
    client.answer({ previewRedemption: { status: 'success', data: { ...preview, consent } } });
    await user.click(screen.getByRole('button', { name: 'Review again' }));
    expect(await screen.findByText(consent.text)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    expect(screen.queryByText(/has changed/)).toBeNull();
  });

  const accounts = [
    { id: 'b1', bank_name: 'Sandbox Bank', masked_account_no: '••••1234', default: true },
    { id: 'b2', bank_name: 'Other Bank', masked_account_no: '••••5678', default: false },
  ];
  const reason = 'These units can be paid out only to a verified NRO account.';
  const nri = (): RedemptionPreview => ({
    ...preview,
    accounts: accounts.map((one) => ({
      ...one,
      refusal: one.id === 'b1' ? { code: 'bank_nro', message: reason } : null,
    })),
    repatriation: {
      ...{ source: 'nro', limit_usd: 1_000_000, rule_id: 'nro-repatriation-2007' },
      ...{ financial_year: '2026-27', paid_to_nro: 41_250.5 },
    },
  });

  test('I5 · only accounts that these units can be paid out to are offered, the others with the reason', async () => {
    const answers = {
      sellable: sellable({ banks: accounts }),
      previewRedemption: { status: 'success', data: nri() },
    };
    // The address still names an account that was chosen for other units.
    await openAt('/orders/redeem/SBX-AX1-GR?at=bank&by=amount&value=2000&bank=b1', answers, {
      session,
      config: { repeatClickGuard: 0 },
    });
    const offered = await screen.findAllByRole('radio');
    expect(offered).toHaveLength(1);
    expect(offered[0]).toBeChecked();
    expect(offered[0]).toHaveAccessibleName(expect.stringContaining('Other Bank'));
    expect(screen.getByRole('heading', { name: 'Not available for this redemption' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText('Sandbox Bank ••••1234')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/stays in India, so it doesn't use your yearly limit/)).toBeVisible();
    expect(screen.getByText(/limit of US\$ 10,00,000 per financial year/)).toBeVisible();
    expect(screen.getByText(/in FY 2026-\u206027 so far: ₹41,250.50/)).toBeVisible();
  });

  test('I5 · without an account of the kind that is needed the way to add one is shown', async () => {
    const refused = () =>
      Promise.reject(
        new ApiError({ kind: 'validation', httpStatus: 422, code: 'bank_nro', message: reason }),
      );
    const answers = { sellable: sellable({ banks: accounts }), previewRedemption: refused };
    await openAt('/orders/redeem/SBX-AX1-GR?at=bank&by=all', answers, { session });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a bank account' })).toHaveAttribute('href', '/profile/bank');
  });

  test('I3 · without a bank account the way to one is shown, not the questions', async () => {
    await openAt('/orders/redeem/SBX-AX1-GR', { sellable: sellable({ banks: [] }) }, { session });
    expect(await screen.findByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
      'href',
      '/profile/bank',
    );
  });

  test('I3 · a switch requests the target fund first', async () => {
    const targets = [
      {
        code: 'SBX-AX2-GR',
        fund_name: 'Axis Liquid Fund',
        category: 'Debt',
        sub_category: 'Liquid',
        minimum: 500,
      },
    ];
    const answers = { sellable: sellable(), switchTargets: { status: 'success', data: targets } };
    await openAt('/orders/switch/SBX-AX1-GR', answers, { session, config: { repeatClickGuard: 0 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Select a fund.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Fund'), 'SBX-AX2-GR');
    expect(screen.getByText('Minimum ₹500.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'How much do you want to switch?' })).toBeVisible();
  });

  test('P5 · a folio that costs less is shown with its figures, and is used only when it is chosen', async () => {
    const [first] = sellable().data.folios;
    const held = sellable({ folios: [first!, { ...first!, folio_no: '10/12' }] });
    const choice = {
      ...{ portfolio_id: 1, name: 'Asha Rao', is_open: true, units: 40, gross: 2000, gain: 180, stt: 0.02 },
      ...{ partial: false, rule_ids: [] },
    };
    const choices = [
      { ...choice, folio_no: '10/12', tax: 0, exit_load: 0, cost: 0.02 },
      { ...choice, folio_no: '10/11', tax: 36, exit_load: 20, cost: 56.02 },
    ];
    const { client } = await openAt(
      '/orders/redeem/SBX-AX1-GR?at=review&folio=10%2F11&by=amount&value=2000',
      {
        sellable: held,
        previewRedemption: { status: 'success', data: preview },
        saleChoices: { status: 'success', data: { choices } },
      },
      { session, config: { repeatClickGuard: 0 } },
    );
    const table = await screen.findByRole('table', { name: 'Costs compared' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'Units fromTax of the yearExit load and STTCost',
      'Folio 10/12₹0.00₹0.02₹0.02',
      'Folio 10/11₹36.00₹20.02₹56.02',
    ]);
    expect(screen.getByText('Save ₹56.00 with other units')).toBeVisible();
    const asked = () =>
      client.calls.filter(({ name }) => name === 'previewRedemption').map(({ options }) => options);
    expect(asked()).toMatchObject([{ body: { folio_no: '10/11' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Use folio 10/12' }));
    await screen.findByText('I ask to sell units worth ₹2,000.00.');
    expect(asked().at(-1)).toMatchObject({ body: { folio_no: '10/12' } });
  });

  test('P7 · the figures of a family member go when the access to that member ends', async () => {
    const choice = {
      ...{ is_open: true, units: 40, gross: 2000, gain: 180, stt: 0.02, exit_load: 0 },
      ...{ partial: false, rule_ids: [] },
    };
    const own = { ...choice, portfolio_id: 1, name: 'Asha Rao', folio_no: '10/11', tax: 36, cost: 36.02 };
    const member = { ...choice, portfolio_id: 9, name: 'Meera Iyer', folio_no: null, is_open: false };
    let choices: SaleChoice[] = [{ ...member, tax: 0, cost: 0.02 }, own];
    const { bus } = await openAt(
      '/orders/redeem/SBX-AX1-GR?at=review&folio=10%2F11&by=amount&value=2000',
      {
        sellable: sellable(),
        previewRedemption: { status: 'success', data: preview },
        saleChoices: () => Promise.resolve({ status: 'success', data: { choices } }),
      },
      { session },
    );
    expect(await screen.findByText('Account of Meera Iyer')).toBeVisible();
    choices = [own];
    act(() => bus.emit('manager/changed', { portfolioId: '9', status: 'deleted' }));
    await waitFor(() => expect(screen.queryByText('Account of Meera Iyer')).toBeNull());
  });
});
