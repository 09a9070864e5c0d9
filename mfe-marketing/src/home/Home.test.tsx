import type { CallReply, UserInfo } from '@sanchay/contracts';
import { ApiError } from '@sanchay/api-client';
import type { RenderRemoteOptions } from '@sanchay/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/openPage.ts';

type Search = CallReply<'mutualFundSearch'>;

const fund: Search['data'][number] = {
  code: 'PFCD-GR',
  name: 'Parvat Flexi Cap Fund Direct Growth',
  short_name: 'Parvat Flexi Cap',
  slug: 'parvat-flexi-cap',
  fund_house: 'Parvat',
  category: 'Equity',
  sub_category: 'Flexi cap',
  risk: 'Very High Risk',
  nav: { nav: 98.4127, date: '2026-11-20' },
  last_nav: null,
  returns: { week_1: 1, year_1: 12.1, year_3: 31.25, year_5: null, inception: 14, date: '2026-11-20' },
  expense_ratio: 0.62,
  aum: 14_320,
  sip_min: 500,
  lump_min: 1_000,
  tags: [],
  figures: {
    month_1: null,
    month_3: null,
    month_6: null,
    year_10: null,
    volatility: null,
    drawdown: null,
    rolling_3y: null,
  },
};
const facets = { category: [], sub_category: [], fund_house: [], risk: [], tags: [] };
const found = (data: Search['data']): Search => ({
  status: 'success',
  data,
  meta: { page: 1, per_page: 4, total: data.length, facets },
});

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  openPage('/', { answers: { mutualFundSearch: found([fund]) }, ...options });

describe('home', () => {
  test('M1 · an anonymous visitor reads the promise and is led to sign up', async () => {
    await open({ config: { sandbox: true } });
    const title = screen.getByRole('heading', {
      level: 1,
      name: 'Invest in direct mutual funds. Zero commission.',
    });
    expect(title).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Start investing' })).toHaveAttribute('href', '/signup');
    expect(screen.getByText(/Fund values here are sample data/)).toBeVisible();
    expect(document.title).toBe('Direct mutual funds with zero commission · Sanchay');
  });

  test('M1 · a signed-in user is led to the funds', async () => {
    await open({ session: { loggedIn: true, userFetched: true, user: { name: 'Asha' } as UserInfo } });
    expect(screen.getByRole('link', { name: 'Start investing' })).toHaveAttribute('href', '/mutual-funds');
    expect(screen.queryByText(/invented for the sandbox/)).not.toBeInTheDocument();
  });

  test('M1 · the card works out a SIP, a lumpsum and a goal while the inputs move', async () => {
    await open();
    const user = userEvent.setup();
    const card = screen.getByRole('region', { name: 'See how your SIP can grow' });
    expect(within(card).getByText('Returns ₹75.91 L')).toBeVisible();
    expect(within(card).getByText('₹99.91')).toBeVisible();
    fireEvent.change(within(card).getByRole('textbox', { name: 'Time period' }), { target: { value: '10' } });
    expect(within(card).getByText('₹23.23')).toBeVisible();
    expect(within(card).getByText('Returns ₹11.23 L')).toBeVisible();
    await user.click(within(card).getByRole('radio', { name: 'Goal' }));
    expect(card).toHaveAccessibleName('See the SIP your goal needs');
    expect(within(card).getByText('Monthly SIP at 12% a year')).toBeVisible();
    expect(within(card).getByText('₹43,041')).toBeVisible();
    await user.click(within(card).getByRole('radio', { name: 'One-time' }));
    expect(card).toHaveAccessibleName('See how a one-time investment can grow');
    expect(within(card).getByText('₹3.11')).toBeVisible();
    await user.click(within(card).getByRole('radio', { name: 'SIP' }));
    expect(within(card).getByRole('link', { name: 'Change the rate' })).toHaveAttribute(
      'href',
      '/calculators/sip-calculator?years=10',
    );
  });

  test('M1 · headline figures and claims come from the configuration', async () => {
    const claims = { moreInTwentyYears: 22, regularCommission: 1, firstTransferGift: 0 };
    const headline = { assetsUnderAdvice: 500, transactions: 800, cities: 7, goals: 150_000, investors: 2e7 };
    await open({ config: { claims, headline, sandbox: true } });
    const figures = screen.getByRole('region', { name: 'Sanchay in numbers' });
    expect(figures).toHaveTextContent('Assets under advice₹500 Cr');
    expect(figures).toHaveTextContent('Investors2 Cr');
    expect(figures).toHaveTextContent('Goals1.5 lakh');
    expect(figures).toHaveTextContent('Cities7');
    expect(figures).toHaveTextContent('Sample figures');
    const saves = screen.getByRole('region', { name: 'Get up to 22% more in 20 years with direct plans' });
    expect(saves).toHaveTextContent('up to 1% a year');
    expect(saves).toHaveTextContent('₹9,64,629');
    expect(saves).toHaveTextContent('₹7,88,977');
    expect(saves).toHaveTextContent('22.3% more');
  });

  test('M1 · the places to begin are only those that are open', async () => {
    await open();
    const places = screen.getByRole('region', { name: 'Choose where to start' });
    const links = within(places).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mutual-funds',
      '/stocks',
      '/us-stocks',
      '/fixed-deposit',
      '/gold',
      '/insurance',
      '/calculators/sip-calculator',
    ]);
    expect(places).toHaveTextContent('From ₹10');
    expect(places).toHaveTextContent('locked for 5 minutes');
  });

  test('M1 · the leading funds show their rule, day, return and cost, and are marked as invented', async () => {
    const { client } = await open({ config: { sandbox: true } });
    const funds = screen.getByRole('region', { name: 'Top funds by 3Y returns' });
    const link = await within(funds).findByRole('link', { name: 'Parvat Flexi Cap' });
    expect(link).toHaveAttribute('href', '/mutual-funds/fund/parvat-flexi-cap');
    expect(funds).toHaveTextContent('31.25%');
    expect(funds).toHaveTextContent('0.62%');
    expect(funds).toHaveTextContent('As of 20 Nov 2026');
    expect(funds).toHaveTextContent('Sample market data');
    const query = { sort_by: 'year_3', order: 'desc', reinvestment: 'Z', per_page: 4 };
    expect(client.calls).toMatchObject([{ name: 'mutualFundSearch', options: { query } }]);
  });

  test('M1 · when navs are published the funds are fetched again', async () => {
    const { bus, client } = await open();
    await screen.findByRole('link', { name: 'Parvat Flexi Cap' });
    client.answer({
      mutualFundSearch: found([{ ...fund, short_name: 'Sagar Mid Cap', slug: 'sagar-mid-cap' }]),
    });
    act(() => bus.emit('nav/published', { date: '2026-11-23' }));
    expect(await screen.findByRole('link', { name: 'Sagar Mid Cap' })).toBeVisible();
    expect(client.calls).toHaveLength(2);
  });

  test('M1 · a failed fund list reports the failure and can be retried; an empty one explains why', async () => {
    const { client } = await open({
      answers: {
        mutualFundSearch: () => {
          throw new ApiError({ kind: 'network' });
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No connection');
    client.answer({ mutualFundSearch: found([]) });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No funds to show yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('S19 · the page speaks Hindi', async () => {
    await open({ language: 'hi' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'डायरेक्ट म्यूचुअल फ़ंड में निवेश करें। ज़ीरो कमीशन।' }),
    ).toBeVisible();
    expect(screen.getByText('₹99.91')).toBeVisible();
  });
});
