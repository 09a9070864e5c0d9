import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { heldReply, parvat, purchase } from '../testing/samples.ts';

type Held = CallReply<'heldUnits'>['data'];
type Year = CallReply<'sipHistory'>['data']['years'][number];

const at = '/portfolio/mutual-funds/SBX-PFCD-GR';
const sold = { ...purchase, id: 't-3', type: 'redemption', date: '2026-05-04', units: -20, nav: 95.5 };
const data = { holding: parvat, transactions: [sold, purchase], refusal: null };
const navs = [
  { date: '2026-01-02', nav: 88 },
  { date: '2026-02-04', nav: 91.2345 },
  { date: '2026-05-04', nav: 95.5 },
  { date: '2026-11-20', nav: 98.4127 },
];

const open = (held: Partial<Held> = {}, answers: object = {}) =>
  openPortfolio(at, {
    answers: {
      anyHolding: { status: 'success', data },
      navHistory: navs as never,
      heldUnits: heldReply(held),
      ...answers,
    },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the NAV chart of a holding', () => {
  test('P2 · purchases and redemptions stand on the line and in the table behind it', async () => {
    await open();
    const chart = within(await screen.findByRole('group', { name: /^NAV of Parvat Flexi Cap/ }));
    expect(document.querySelectorAll('[data-marks] path')).toHaveLength(2);
    expect(chart.getByText('Bought')).toBeVisible();
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    expect(chart.getByRole('row', { name: /4 May 2026/ })).toHaveTextContent(
      '4 May 2026: Redemption, 20.000 units at ₹95.5000',
    );
    expect(chart.getByRole('row', { name: /4 Feb 2026/ })).toHaveTextContent(
      '4 Feb 2026: Purchase, 274.005 units at ₹91.2345',
    );
    expect(chart.getByRole('row', { name: /2 Jan 2026/ })).not.toHaveTextContent('Purchase');
  });

  test('P2 · the arrow keys select a transaction and the crosshair shows it', async () => {
    await open();
    const chart = within(await screen.findByRole('group', { name: /^NAV of Parvat Flexi Cap/ }));
    await userEvent.click(chart.getByRole('img'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart.getByText('4 May 2026: Redemption, 20.000 units at ₹95.5000')).toBeVisible();
  });

  test('P2 · damaged NAVs leave the rest of the page as it is', async () => {
    await open({}, { navHistory: new Uint8Array([1, 2, 3]) as never });
    expect(await screen.findByRole('region', { name: 'Redeemable now' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'NAV and your transactions' })).not.toBeInTheDocument();
  });
});

describe('units of a holding', () => {
  test('P2 · the short name is the heading, and the legal name stands once below it', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Parvat Flexi Cap' })).toBeVisible();
    expect(screen.getAllByText('Parvat Flexi Cap Fund Direct Growth')).toHaveLength(1);
  });

  test('I5 · all units are redeemable, with how many of them are load-free and long-term', async () => {
    await open();
    const units = await card('Redeemable now');
    expect(units.getByText('₹7,12,520.05')).toBeVisible();
    expect(units.getByText('7,240.123 units: all that you hold')).toBeVisible();
    expect(units.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '10,000.000 unitsall from 2 Oct 2026',
      '5,000.000 unitssee each purchase below',
    ]);
  });

  test('I5 · locked and reserved units show why less can be redeemed, and from when the rest is free', async () => {
    await open({
      redeemable: { units: 100, value: 9841.27 },
      locked: { units: 50, value: 4920.64 },
      reserved: { units: 10, value: 984.13 },
      held: { units: 160, value: 15_746.03 },
      unlocks_on: '2029-10-02',
      load_free_from: '2027-10-02',
      long_term_from: '2027-10-02',
    });
    const units = await card('Redeemable now');
    expect(units.getByText('100.000 units of 160.000 units')).toBeVisible();
    expect(units.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '50.000 unitsthe last of them unlock on 2 Oct 2029',
      '10.000 units₹984.13',
      '10,000.000 unitsall from 2 Oct 2027',
      '5,000.000 unitsall from 2 Oct 2027',
    ]);
  });

  test('I4 · frozen units are labelled as frozen', async () => {
    const message = '₹2,000.00 is due. Redemptions are paused until it is paid.';
    await open({ redeemable: { units: 0, value: 0 }, refusal: { code: 'amount_due', message } });
    expect(await (await card('Redeemable now')).findByText(message)).toBeVisible();
  });

  test('I5 · each purchase has its own dates; units of a debt fund are taxed at the slab rate', async () => {
    await open();
    const lots = within(await screen.findByRole('table', { name: 'Units by purchase, oldest first' }));
    const rows = lots.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('4 Feb 2024');
    expect(rows[0]).toHaveTextContent('No exit load');
    expect(rows[0]).toHaveTextContent('Long-term');
    expect(rows[1]).toHaveTextContent('1% load, load-free from 5 Feb 2027');
    expect(rows[1]).toHaveTextContent('Long-term from 5 Feb 2027');
    expect(rows[2]).toHaveTextContent('Locked in, unlocks on 2 Oct 2029');
    expect(rows[2]).toHaveTextContent('Taxed at your slab rate');
  });

  test('P2 · a fund without units left has its chart and its history, and no lots', async () => {
    const holding = { ...parvat, units: 0, folioData: [], current_value: 0, total_invested: 0 };
    const { client } = await open({}, { anyHolding: { status: 'success', data: { ...data, holding } } });
    expect(await screen.findByRole('region', { name: 'NAV and your transactions' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Redeemable now' })).not.toBeInTheDocument();
    expect(client.calls.some(({ name }) => name === 'heldUnits')).toBe(false);
  });
});

describe('the SIP history of a holding', () => {
  const one: Year['instalments'][number] = {
    ...{ plan_id: 's-1', due_date: '2026-11-05', amount: 5000, status: 'paid', reason: null },
    ...{ units: 50.805, nav: 98.4127, order_id: 'o-1' },
  };
  const failed = { ...one, due_date: '2026-10-05', units: null, nav: null, order_id: 'o-2' };
  const years: Year[] = [
    {
      ...{ year: 2026, paid: 1, failed: 2, amount: 5000 },
      instalments: [
        one,
        { ...failed, status: 'failed', reason: 'Your bank declined the debit. No money was taken.' },
        { ...failed, due_date: '2026-09-07', status: 'missed', order_id: null },
      ],
    },
    { year: 2025, paid: 12, failed: 0, amount: 60_000, instalments: [{ ...one, due_date: '2025-12-05' }] },
  ];

  test('I5 · each year has its instalments and amount, failed ones are named with the reason', async () => {
    await open({}, { sipHistory: { status: 'success', data: { years } } });
    const history = await card('SIP history');
    expect(history.getByText('1 instalment · ₹5,000')).toBeVisible();
    expect(history.getByText('12 instalments · ₹60,000')).toBeVisible();
    expect(history.getByText('2 failed')).toBeVisible();
    expect(history.getByText('Your bank declined the debit. No money was taken.')).toBeVisible();
    expect(history.getByText('It was not paid before the next instalment was due.')).toBeVisible();
    expect(history.getByRole('link', { name: '5 Oct 2026' })).toHaveAttribute('href', '/orders/o-2');
    expect(history.getAllByText('50.805 units at a NAV of ₹98.4127')[0]).toBeVisible();
  });

  test('I5 · without a SIP there is no such card', async () => {
    await open();
    await screen.findByRole('region', { name: 'Redeemable now' });
    expect(screen.queryByRole('region', { name: 'SIP history' })).not.toBeInTheDocument();
  });
});
