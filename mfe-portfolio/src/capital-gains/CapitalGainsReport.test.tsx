import type { CapitalGains } from '@sanchay/contracts';
import { ApiError } from '@sanchay/api-client';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asPhone } from '../testing/asPhone.ts';
import type { FairValue } from './fairShares.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';

const pool = {
  head: 'equity_long',
  rate_percentage: 12.5,
  gains: 225_000,
  losses: 0,
  set_off: 0,
  brought_forward: 0,
  exemption: 125_000,
  taxable: 100_000,
  tax: 12_500,
  rule_ids: ['equity-rates-2024'],
} as const;
const gains: CapitalGains = {
  financial_year: '2024-25',
  years: ['2026-27', '2025-26', '2024-25'],
  as_of: '2025-03-31',
  status: 'final',
  reasons: [],
  import_gaps: [],
  exemption_order: 'highest_rate',
  exemption: { limit: 125_000, used: 125_000, rule_id: 'equity-exemption-2024' },
  pools: [{ ...pool, rule_ids: [...pool.rule_ids] }],
  tax: 12_500,
  carry_forward: { short: 0, long: 0 },
  carried_losses: [],
  periods: [],
  foreign: null,
  interest: 0,
  lots: [
    {
      lot_id: 'lot',
      sale_id: 'sale',
      asset: 'mutual_fund',
      kind: 'redemption',
      code: 'SBX-PFCD-GR',
      name: 'Parvat Flexi Cap Fund Direct Growth',
      isin: null,
      folio_no: '71000001/10',
      bought_on: '2017-05-02',
      sold_on: '2025-01-02',
      units: 100,
      cost: 1_000,
      fair_value: 15,
      cost_basis: 'grandfathered',
      tax_cost: 1_500,
      proceeds: 226_500,
      exit_load: 0,
      charges: 0,
      stt: 2.27,
      face_value_changed: false,
      dollars: null,
      stamp_duty: 0.5,
      gain: 225_000,
      term: 'long',
      head: 'equity_long',
      rate_percentage: 12.5,
      rule_ids: ['equity-rates-2024'],
      gaps: [],
    },
  ],
};
const open = (data: CapitalGains = gains, more: object = {}) =>
  openPortfolio('/reports/capital-gains?year=2024-25', {
    answers: { capitalGains: { status: 'success', data }, ...more },
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('capital gains report', () => {
  test('P4 · a final year shows its tax, the heads and each lot with the cost that counts', async () => {
    await open();
    expect(await screen.findByText('₹12,500.00', { selector: ':not(td)' })).toBeVisible();
    expect(screen.getByText('Final for FY 2024-\u206025')).toBeVisible();
    expect(screen.queryByText(/^Draft/)).toBeNull();
    const lots = within(screen.getByRole('table', { name: 'Lots sold in the year' }));
    expect(lots.getAllByRole('row')[1]).toHaveTextContent(
      'Parvat Flexi CapFolio 71000001/10 · 100.000 units₹1,000.002 May 2017 · Stamp duty ₹0.50₹1,500.00NAV of 31 Jan 2018: ₹15.00₹2,26,500.002 Jan 2025 · STT ₹2.27₹2,25,000.00Long-term equity · 12.5%',
    );
    // One rate of long-term equity: there is no choice to make.
    expect(screen.queryByLabelText('Use the exemption for')).toBeNull();
  });

  test.each([
    ['grandfathered', 1_500, 226_500, 'NAV of 31 Jan 2018: ₹15.00'],
    ['grandfathered', 1_200, 1_200, 'Sale value, below the NAV of 31 Jan 2018: ₹15.00'],
    [null, 2_000, 226_500, 'Purchase cost. NAV of 31 Jan 2018: ₹15.00'],
  ] as const)(
    'P4 · of the three values of an old lot the report names the one that counts (%s, cost %d, sale %d)',
    async (cost_basis, tax_cost, proceeds, text) => {
      await open({ ...gains, lots: [{ ...gains.lots[0]!, cost_basis, tax_cost, proceeds }] });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('P4 · a price of 31 January 2018 that the account holder entered is marked', async () => {
    await open({ ...gains, lots: [{ ...gains.lots[0]!, asset: 'stock', fair_value_entered: true }] });
    expect(await screen.findByText('Price of 31 Jan 2018: ₹15.00 (entered by you)')).toBeVisible();
  });

  test('P4 · on a phone the summary of a type shows what is taxable after losses, and its tax', async () => {
    asPhone();
    await open();
    const table = await screen.findByRole('table', { name: 'Gains and tax by type' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent),
    ).toEqual(['Taxable', 'Tax']);
  });

  test('P4 · on a phone the row of a lot shows cost for tax, sale value and what counted', async () => {
    asPhone();
    await open({ ...gains, lots: [{ ...gains.lots[0]!, tax_cost: 1_200, proceeds: 1_200, gain: 0 }] });
    expect(await screen.findByText('Cost for tax ₹1,200.00, sold for ₹1,200.00')).toBeVisible();
    expect(screen.getByText('Sale value, below the NAV of 31 Jan 2018: ₹15.00')).toBeVisible();
  });

  test('P4 · on a phone the dates of a lot open how it is taxed and its amounts with stamp duty, exit load and STT', async () => {
    asPhone();
    await open({ ...gains, lots: [{ ...gains.lots[0]!, exit_load: 9.5 }] });
    fireEvent.click(await screen.findByRole('button', { name: '2 May 2017 to 2 Jan 2025' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'Long-term equityPurchase value ₹1,000.00Sale value ₹2,26,500.00Stamp duty ₹0.50Exit load ₹9.50STT ₹2.27',
    );
  });

  test('P4 · a year with two rates offers the order of the exemption', async () => {
    const earlier = { ...gains.pools[0]!, rate_percentage: 10, exemption: 0 };
    await open({ ...gains, pools: [...gains.pools, earlier] });
    expect(await screen.findByLabelText('Use the exemption for')).toHaveValue('highest_rate');
  });

  test('P4 · a draft states why it is one', async () => {
    await open({ ...gains, status: 'draft', reasons: ['year_running', 'fair_value_missing'] });
    expect(await screen.findByText(/value of 31 January 2018 is missing/)).toBeVisible();
    expect(screen.queryByText(/^Final/)).toBeNull();
  });

  test('P4 · sold US shares show dollars, rates and days, and the shares held abroad their values of the calendar year', async () => {
    const [lot] = gains.lots;
    const rate = (date: string, price: number | null) => ({ date, rate: price });
    const us: CapitalGains['lots'][number] = {
      ...lot!,
      ...{ asset: 'us_stock', kind: 'sale', code: 'ALTA', name: 'Alta Devices Inc', folio_no: 'US-000001' },
      ...{ units: 0.661275, cost: 17_000, cost_basis: null, tax_cost: 17_000, proceeds: 18_900, gain: 1_882 },
      ...{ charges: 18, stt: 0, stamp_duty: 0, head: 'other_long', gaps: [] },
      dollars: {
        ...{ cost: 200, proceeds: 210, charges: 0.2 },
        ...{ bought: rate('2022-10-31', 85), sold: rate('2024-12-31', 90) },
      },
    };
    const share = {
      ...{
        lot_id: 'l',
        symbol: 'ALTA',
        name: 'Alta Devices Inc',
        account: 'US-000001',
        bought_on: '2022-11-18',
      },
      ...{
        shares: 0.25,
        initial: 17_000,
        peak: 19_500.25,
        peak_on: '2024-08-01',
        closing: 7_100,
        credited: 0,
      },
      proceeds: 0,
    };
    const foreign = {
      ...{ from: '2024-01-01', to: '2024-12-31', running: false },
      ...{ gains: 1_882, dividends: 640, tax_paid: 160, tcs: 4_321 },
    };
    await open({ ...gains, lots: [us], foreign: { ...foreign, shares: [share] } });
    const lots = within(await screen.findByRole('table', { name: 'Lots sold in the year' }));
    const row = lots.getAllByRole('row')[1];
    expect(row).toHaveTextContent('US-000001 · 0.661275 shares');
    expect(row).toHaveTextContent('$200.00 at ₹85.0000 (31 Oct 2022)');
    expect(row).toHaveTextContent('$210.00 at ₹90.0000 (31 Dec 2024)');
    expect(screen.getByText(/Rule 115 prescribes/)).toBeVisible();
    const held = within(screen.getByRole('table', { name: 'US shares for Schedule FA' }));
    expect(held.getAllByRole('row')[1]).toHaveTextContent('₹19,500.251 Aug 2024₹7,100.00');
    expect(screen.getByText('₹4,321.00')).toBeVisible();
    // On a phone the name has the room that a column of figures needs.
    cleanup();
    asPhone();
    await open({ ...gains, foreign: { ...foreign, shares: [share] } });
    const onPhone = within(await screen.findByRole('table', { name: 'US shares for Schedule FA' }));
    expect(onPhone.getAllByRole('columnheader')).toHaveLength(2);
    expect(onPhone.getAllByRole('row')[1]).toHaveTextContent(/₹7,100\.00Peak ₹19,500\.25$/);
  });

  test('P4 · a year without sales states this', async () => {
    await open({ ...gains, lots: [], pools: [] });
    expect(await screen.findByText('No sales in FY 2024-\u206025')).toBeVisible();
  });

  test('P4 · losses that are refused stay typed, with the fault at their field', async () => {
    await open(gains, {
      setCarriedLosses: () => {
        throw new ApiError({
          kind: 'validation',
          httpStatus: 422,
          code: 'losses_wrong',
          message: 'Correct the highlighted fields.',
          errors: { 'losses.0.short': ['Enter an amount with at most 2 decimals.'] },
        });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add losses' }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByLabelText('Short-term loss'), { target: { value: '500' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter an amount with at most 2 decimals.')).toBeVisible();
    expect(form.getByLabelText('Short-term loss')).toHaveValue('500');
  });

  test('P4 · losses that were typed before the session expired are there again, until they are cancelled', async () => {
    const before = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add losses' }));
    fireEvent.change(screen.getByLabelText('Long-term loss'), { target: { value: '700' } });
    before.unmount();
    const again = await open();
    expect(await screen.findByLabelText('Long-term loss')).toHaveValue('700');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();
    await open();
    expect(await screen.findByRole('button', { name: 'Add losses' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('P4 · a loss with a text that is no amount is not saved as none; its row can be removed', async () => {
    const { client } = await open(gains, { setCarriedLosses: { status: 'success', data: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add losses' }));
    const form = within(screen.getByRole('dialog'));
    const saved = () => client.calls.filter(({ name }) => name === 'setCarriedLosses');
    fireEvent.click(form.getByRole('button', { name: 'Add a year' }));
    const [first, second] = form.getAllByLabelText('Short-term loss');
    fireEvent.change(first!, { target: { value: '500.555' } });
    fireEvent.change(second!, { target: { value: '70' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(first).toBeInvalid();
    expect(saved()).toEqual([]);
    fireEvent.click(form.getAllByRole('button', { name: /^Remove/ })[0]!);
    expect(form.getByLabelText('Short-term loss')).toHaveValue('70');
    await waitFor(() => {
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      expect(saved()[0]?.options).toMatchObject({ body: { losses: [{ short: 70, long: 0 }] } });
    });
  });

  test('P4 · the price of 31 January 2018 of an old share is entered where it is missing, and a refused one stays', async () => {
    const share = {
      ...gains.lots[0]!,
      ...{ asset: 'stock' as const, isin: 'INE000A01012', name: 'Alpha Limited' },
      ...{ fair_value: null, cost_basis: null, gaps: ['fair_value_missing' as const] },
    };
    let refused = true;
    let stored: FairValue[] = [];
    const { client, bus } = await openPortfolio('/reports/capital-gains?year=2024-25', {
      answers: {
        capitalGains: {
          status: 'success',
          data: { ...gains, status: 'draft', reasons: ['fair_value_missing'], lots: [share] },
        },
        fairValues: () => ({ status: 'success', data: { values: stored } }),
        setFairValue: () => {
          if (!refused) return { status: 'success', data: { values: [] } };
          refused = false;
          stored = [{ isin: 'INE000A01012', price: 120, entered_on: '2026-11-20' }];
          throw new ApiError({
            kind: 'refused',
            httpStatus: 409,
            code: 'fair_value_changed',
            message: 'Changed.',
          });
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Enter the price' })).toHaveAttribute(
      'href',
      '#fair-values',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Enter price: Alpha Limited' }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByLabelText('Highest price'), { target: { value: '130.5' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^This price was changed meanwhile/)).toBeVisible();
    expect(form.getByLabelText('Highest price')).toHaveValue('130.5');
    const body = { isin: 'INE000A01012', price: 130.5, was: null };
    expect(client.calls.find(({ name }) => name === 'setFairValue')?.options).toMatchObject({ body });
    fireEvent.click(form.getByRole('button', { name: 'Load the change' }));
    expect(form.getByText('The saved price is now ₹120.00. Save to replace it.')).toBeVisible();
    expect(form.getByLabelText('Highest price')).toHaveValue('130.5');
    await waitFor(() => {
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      expect(client.calls.filter(({ name }) => name === 'setFairValue')[1]?.options).toMatchObject({
        body: { ...body, was: 120 },
      });
    });
    // A manager is not sent to a price that only the owner can enter.
    const managed_account = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 };
    const session = bus.state('session/changed')!;
    act(() => bus.emit('session/changed', { ...session, user: { ...session.user!, managed_account } }));
    expect(screen.queryByRole('link', { name: 'Enter the price' })).toBeNull();
  });

  test('P4 · on a phone the entered price stands below the name, so that neither is cut off', async () => {
    asPhone();
    const share = {
      ...gains.lots[0]!,
      ...{ asset: 'stock' as const, isin: 'INE000A01012', name: 'Alpha Limited', fair_value_entered: true },
    };
    const values = [{ isin: 'INE000A01012', price: 650.55, entered_on: '2026-11-28' }];
    await open({ ...gains, lots: [share] }, { fairValues: { status: 'success', data: { values } } });
    const table = within(await screen.findByRole('table', { name: 'Price on 31 January 2018' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent(
      'Alpha Limited₹650.55 · entered 28 Nov 2026Edit price',
    );
  });
});
