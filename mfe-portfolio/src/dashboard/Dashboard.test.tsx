import { ApiError } from '@sanchay/api-client';
import type { Goal } from '@sanchay/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asPhone } from '../testing/asPhone.ts';
import { emptyNetWorth, netWorthReply } from '../testing/netWorth.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha, holdingsReply, order, ordersReply, parvat, tasksReply, totals } from '../testing/samples.ts';

const empty = {
  netWorth: emptyNetWorth,
  everyHolding: holdingsReply([]),
  orders: ordersReply([]),
  systematicPlans: { status: 'success', data: [] },
};
/** The large figure; the legend of the chart shows the same. */
const hero = { selector: 'h1 + div span' };
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('dashboard', () => {
  test('P1 · it shows what all is worth, the change of the day, the overall returns with their parts and the XIRR', async () => {
    await openPortfolio('/dashboard');
    const title = await screen.findByRole('heading', {
      level: 1,
      name: 'Total portfolio value · 20 Nov 2026',
    });
    const main = within(title.parentElement!);
    expect(main.getByText('₹8,15,954', hero)).toBeVisible();
    expect(main.getByText('+₹4,737').parentElement).toHaveTextContent('up +₹4,737 (+0.58%) today');
    expect(main.getByText('+₹2,20,954').parentElement).toHaveTextContent(
      'up +₹2,20,954 (+37.14%) Overall returns',
    );
    expect(main.getAllByRole('definition').map((part) => part.textContent)).toEqual([
      'up +₹2,00,954',
      'up +₹19,500',
      'up +₹500',
    ]);
    await userEvent.click(main.getByRole('button', { name: 'Realised gain' }));
    expect(main.getByRole('tooltip')).toHaveTextContent(
      'after exit load, charges and STT. Income tax and TDS are not deducted',
    );
    expect(main.getByText('15.3%')).toBeVisible();
    expect(main.getByText('on ₹5,95,000 invested')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Dashboard · Sanchay');
  });

  test('P1 · the chart has the ranges of its history, and the value with what was put in behind it', async () => {
    await openPortfolio('/dashboard');
    const chart = within(await screen.findByRole('group', { name: 'Portfolio value over time' }));
    expect(chart.getAllByRole('radio').map((range) => range.parentElement?.textContent)).toEqual([
      '1M',
      '6M',
      '1Y',
      'All',
    ]);
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    const row = chart.getByRole('row', { name: /20 Nov 2026/ });
    expect(row).toHaveTextContent('₹8,15,954');
    expect(row).toHaveTextContent('₹5,95,000');
  });

  test('P1 · on a phone the XIRR of a holding stands below its value, so that neither is cut off', async () => {
    const phone = asPhone();
    await openPortfolio('/dashboard');
    const table = within(await screen.findByRole('table', { name: /holdings/i }));
    const cells = within(table.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.some((cell) => /^₹[\d,]+up \+[\d.]+% XIRR$/.test(cell.textContent))).toBe(true);
    phone.mockRestore();
  });

  test('P1 · a history of one day waits for the second', async () => {
    const history = netWorthReply().data.history.slice(1);
    await openPortfolio('/dashboard', { answers: { netWorth: netWorthReply({ history }) } });
    expect(await screen.findByText('Your chart appears here after two days of prices.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Portfolio value over time' })).not.toBeInTheDocument();
  });

  test('P1 · a return that is not known yet is NA, and large amounts are grouped', async () => {
    const large = {
      ...{ value: 12_345_678_901, one_day_change: -1_234.5, one_day_change_percentage: -0.01 },
      overall: { ...totals, xirr_percentage: null },
    };
    await openPortfolio('/dashboard', { answers: { netWorth: netWorthReply(large) } });
    expect(await screen.findByText('₹12,34,56,78,901', hero)).toBeVisible();
    expect(screen.getByText('−₹1,235').parentElement).toHaveTextContent('down −₹1,235 (−0.01%) today');
    expect(screen.getByRole('button', { name: 'XIRR' }).closest('div')!.parentElement).toHaveTextContent(
      'XIRRNAon ₹5,95,000 invested',
    );
  });

  test('P1 · the five holdings worth most show with folios, SIP and return, and lead on', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => ({
      ...parvat,
      fundInfo: { ...parvat.fundInfo, code: `F-${number}`, name: `Fund ${number}` },
    }));
    await openPortfolio('/dashboard', { answers: { everyHolding: holdingsReply(six) } });
    const holdings = await card('Holdings');
    const rows = (await holdings.findAllByRole('row')).slice(1);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent(
      'Fund 1Direct · Growth · 2 folios · SIP ₹5,000₹4,80,000₹7,12,520up +17.9%',
    );
    expect(within(rows[0]!).getByRole('link', { name: 'Fund 1' })).toHaveAttribute(
      'href',
      '/portfolio/mutual-funds/F-1',
    );
    expect(within(rows[0]!).getByRole('img', { name: 'Last 3 prices of Fund 1' })).toBeVisible();
    expect(holdings.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/portfolio');
  });

  test('P1 · the split names its classes', async () => {
    await openPortfolio('/dashboard');
    const where = await card('Asset allocation');
    expect(
      await where.findByRole('img', { name: 'Asset allocation: Equity 98.1%, Gold 1.9%' }),
    ).toBeVisible();
  });

  test('P1 · the latest order shows how far it is, and leads to its page', async () => {
    const { client } = await openPortfolio('/dashboard');
    const latest = await card('Latest order');
    const name = 'Parvat Flexi Cap, ₹25,000';
    expect(await latest.findByRole('link', { name })).toHaveAttribute('href', '/orders/o-1');
    const steps = within(latest.getByRole('list', { name })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'In cart (done) 20 Nov 2026, 1:36 pm',
      'Paid (done) 20 Nov 2026, 1:42 pm',
      'Sent to AMC (in progress) 20 Nov 2026, 1:50 pmNAV date: 20 Nov 2026',
      'Units allotted (upcoming) Expected on 23 Nov 2026',
    ]);
    expect(client.calls.find(({ name: call }) => call === 'orders')?.options).toMatchObject({
      query: { per_page: 10 },
    });
  });

  test.each([
    [
      { status: 'successful', units: 274.005, nav: 91.2345 },
      'Units allotted (done) 20 Nov 2026, 2:00 pm274.005 units at a NAV of ₹91.2345',
    ],
    [{ status: 'successful', type: 'sip', units: null }, 'SIP registered (done) 20 Nov 2026, 2:00 pm'],
    [
      { status: 'failed', reason: 'The fund is closed.' },
      'Failed (failed) 20 Nov 2026, 2:00 pmThe fund is closed.',
    ],
  ] as const)('P1 · an order that ended shows its outcome: %j', async (change, text) => {
    const last = { at: '2026-11-20T08:30:00.000Z', state: change.status, rule_id: null, text: '' };
    const ended = { ...order, ...change, timeline: [...order.timeline, last] };
    await openPortfolio('/dashboard', { answers: { orders: ordersReply([ended]) } });
    const latest = await card('Latest order');
    await waitFor(() => expect(latest.getAllByRole('listitem').at(-1)).toHaveTextContent(text));
  });

  test('P1 · the next SIPs show with their dates', async () => {
    await openPortfolio('/dashboard');
    const sips = await card('Upcoming SIPs');
    const link = sips.getByRole('link', { name: 'Parvat Flexi Cap' });
    expect(link).toHaveAttribute('href', '/systematic/s-1');
    expect(sips.getByRole('rowheader')).toHaveTextContent(
      'Parvat Flexi CapSIP · 7 Dec 2026 · Direct · Growth',
    );
    expect(sips.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/systematic');
    expect(sips.getByRole('cell')).toHaveTextContent('₹5,000');
  });

  test('O8 · a user who has just signed up sees nothing of an account with holdings', async () => {
    const user = { ...asha, fname: 'Ravi', onboarding_state: 0 };
    await openPortfolio('/dashboard', {
      answers: empty,
      session: { loggedIn: true, userFetched: true, user },
    });
    expect(await screen.findByRole('link', { name: 'Explore funds' })).toHaveAttribute(
      'href',
      '/mutual-funds',
    );
    for (const name of ['Holdings', 'Asset allocation', 'Latest order', 'Upcoming SIPs']) {
      await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
    }
  });

  test('P7 · a manager of an account without investments is not invited to invest', async () => {
    const user = { ...asha, managed_account: { owner_name: 'Ravi Nair', own_portfolio_id: 2 } };
    await openPortfolio('/dashboard', {
      answers: empty,
      session: { loggedIn: true, userFetched: true, user },
    });
    expect(await screen.findByText("Ravi Nair's investments will appear here.")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Explore funds' })).not.toBeInTheDocument();
    expect(screen.queryByText(/first investment/)).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'To do' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Plan a goal' })).not.toBeInTheDocument();
  });

  test('P1 · an empty account has one next step and three pages to look at', async () => {
    await openPortfolio('/dashboard', { answers: empty });
    expect(await screen.findByRole('link', { name: 'Explore funds' })).toBeVisible();
    for (const [name, href] of [
      ['Compare all funds', '/mutual-funds/all'],
      ['SIP calculator', '/calculators/sip-calculator'],
      ['Gold price', '/gold'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('P1 · a user who is ready but has no units is led to the funds, and sees the order in progress', async () => {
    await openPortfolio('/dashboard', { answers: { ...empty, orders: ordersReply([order]) } });
    expect(await screen.findByRole('heading', { name: 'Asha, make your first investment' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start' })).not.toBeInTheDocument();
    expect(await (await card('Latest order')).findByText('Sent to AMC')).toBeVisible();
  });

  test('P1 · a fault of the totals is reported once and can be retried', async () => {
    const broken = () => {
      throw new ApiError({ kind: 'server', code: 'server', message: 'x', requestId: 'r-7' });
    };
    const { client } = await openPortfolio('/dashboard', { answers: { netWorth: broken } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('If you contact support, quote r-7.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Asset allocation' })).not.toBeInTheDocument();
    client.answer({ netWorth: netWorthReply() });
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹8,15,954', hero)).toBeVisible();
  });

  test('S3 · nobody signed in is led to the login and back', async () => {
    const { visited, client } = await openPortfolio('/dashboard', {
      session: { loggedIn: false, userFetched: true, user: null },
    });
    await waitFor(() => expect(visited).toEqual([expect.stringMatching(/^\/login\?next=/)]));
    expect(client.calls).toEqual([]);
  });

  test('S19 · in Hindi words are Hindi and figures stay grouped', async () => {
    await openPortfolio('/dashboard', { language: 'hi' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'कुल पोर्टफ़ोलियो वैल्यू · 20 नवंबर 2026' }),
    ).toBeVisible();
    expect(screen.getByText('₹8,15,954', hero)).toBeVisible();
    expect(await screen.findByText('AMC को भेजा गया')).toBeVisible();
  });

  test('P1 · prices are labelled as invented in the sandbox, and only there', async () => {
    const first = await openPortfolio('/dashboard', { config: { sandbox: true } });
    expect(await screen.findByText('Sample market data')).toBeVisible();
    first.unmount();
    await openPortfolio('/dashboard', { config: { sandbox: false } });
    expect(await screen.findByText('₹8,15,954', hero)).toBeVisible();
    expect(screen.queryByText('Sample market data')).not.toBeInTheDocument();
  });

  test('P1 · goals show their date, state and what is funded; without one there is a next step', async () => {
    const goal: Goal = {
      ...{ id: 'g1', version: 1, handle: 'car', name: 'New car', cost: 800_000, target_date: '2031-11-20' },
      ...{ inflation_percentage: 5, return_percentage: 7, monthly: 0, holdings: [], value: 0, months: 60 },
      ...{ target: 1_021_025, projected: 0, shortfall: 1_021_025, needed_monthly: 14_000 },
      ...{ funded_percentage: 9.79, state: 'behind' },
    };
    const goals = (count: number) => ({
      status: 'success',
      data: {
        as_of: '2026-11-20',
        goals: Array.from({ length: count }, (_, at) => ({ ...goal, id: `g${at}` })),
      },
    });
    await openPortfolio('/dashboard', { answers: { goals: goals(4) } });
    const rows = (await card('Goals')).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toHaveTextContent('New car20 Nov 2031 · Behind9.8%');
    expect((await card('Goals')).getByRole('link', { name: 'All goals' })).toHaveAttribute(
      'href',
      '/goals/plan',
    );
    cleanup();
    await openPortfolio('/dashboard', { answers: { goals: goals(0) } });
    expect((await card('Goals')).getByRole('link', { name: 'Plan a goal' })).toBeVisible();
  });

  test('P1 · the rest waits for the net worth, and the goals for what is above them, as it would move them', async () => {
    const arrive: Record<string, (reply: unknown) => void> = {};
    const late = (name: string) => () => new Promise<never>((resolve) => (arrive[name] = resolve as never));
    await openPortfolio('/dashboard', {
      answers: { ...empty, netWorth: late('netWorth'), systematicPlans: late('plans') },
    });
    await waitFor(() => expect(Object.keys(arrive)).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
    arrive.netWorth!(emptyNetWorth);
    // The rest is shown without a slow call after 1.5 seconds.
    expect(await screen.findByRole('region', { name: 'To do' }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Goals' })).not.toBeInTheDocument();
    arrive.plans!(empty.systematicPlans);
    expect(await screen.findByRole('region', { name: 'Goals' })).toBeVisible();
  });

  test('P1 · what is beside the net worth waits for the tasks above it', async () => {
    let arrive: ((reply: unknown) => void) | undefined;
    await openPortfolio('/dashboard', {
      answers: { tasks: () => new Promise<never>((resolve) => (arrive = resolve as never)) },
    });
    expect(await screen.findByRole('region', { name: 'To do' }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Asset allocation' })).not.toBeInTheDocument();
    arrive!(tasksReply([]));
    expect(await screen.findByRole('region', { name: 'Asset allocation' })).toBeVisible();
  });
});
