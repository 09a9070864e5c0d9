import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aLine, anOrder } from '../testing/orders.ts';
import { aScheme } from '../testing/schemes.ts';

const PATH = '/mutual-funds/fund/axis-flexi-cap';
const empty = {
  status: 'success',
  data: { as_of: null, top_holdings: [], top_industry_exposure: [], assets: [], market_caps: [] },
};
const open = (more: FakeAnswers = {}, options: Parameters<typeof openAt>[2] = {}, at = PATH) =>
  openAt(
    at,
    {
      schemeDetails: [aScheme()],
      navHistory: [
        { date: '2020-01-01', nav: 40 },
        { date: '2020-01-02', nav: 50 },
      ],
      fundCategories: [],
      fundInvestmentStats: empty,
      ...more,
    },
    options,
  );
const session = signedIn();
const placed = () => ({ status: 'success', data: anOrder({ status: 'pending' }) });
const orders = (client: { calls: { name: string; options: unknown }[] }) =>
  client.calls.filter(({ name }) => name === 'createOrder').map(({ options }) => options as { body: object });

describe('I2 fund page', () => {
  test('I2 shows name, NAV with its day and change, facts and risk', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Axis Flexi Cap' })).toBeVisible();
    expect(screen.getByText('NAV · 2 Jan 2020')).toBeVisible();
    expect(screen.getByText('+₹10.00')).toBeVisible();
    expect(screen.getByText('Top rated')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Key details' }));
    for (const text of [
      '0.62%',
      '₹14,320 Cr',
      '1% if redeemed within 1 year',
      '₹500',
      '₹5,000',
      'Kabir Palekari',
    ]) {
      expect(facts.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'Risk: Very high risk' })).toBeVisible();
  });

  test('I2 a history that arrived damaged leaves the page, is reported in its place, and loads when requested again', async () => {
    const { client } = await open({ navHistory: new Uint8Array([9, 1, 2]) as never });
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Axis Flexi Cap' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'NAV chart' })).toBeNull();
    client.answer({ navHistory: [{ date: '2020-01-02', nav: 50 }] });
    await userEvent.click(again!);
    expect(await screen.findByRole('heading', { level: 2, name: 'NAV chart' })).toBeInTheDocument();
    expect(again).not.toBeInTheDocument();
  });

  test('I2 a new fund shows when its offer opens and closes, when units come and at what price', async () => {
    const offer = { from: '2026-11-18', to: '2026-12-02', allotment: '2026-12-09' };
    const scheme = aScheme({ nav: null, last_nav: null, new_fund: offer });
    const { client } = await open({ schemeDetails: [scheme] });
    expect(await screen.findByText('New fund offer (NFO)')).toBeVisible();
    for (const text of ['18 Nov 2026', '2 Dec 2026', '9 Dec 2026', '₹10.00']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(client.calls.some(({ name }) => name === 'navHistory')).toBe(false);
    expect(screen.queryByText('1D')).not.toBeInTheDocument();
  });

  test('I2 an allotment that is not announced is promised by the rule', async () => {
    const offer = { from: '2026-11-18', to: '2026-12-02', allotment: null };
    await open({ schemeDetails: [aScheme({ nav: null, last_nav: null, new_fund: offer })] });
    expect(await screen.findByText('Within 5 business days of closing')).toBeVisible();
  });

  test('I2 shows in rupees what the direct plan saves over its regular twin', async () => {
    await open();
    const gap = within(await screen.findByRole('region', { name: 'Savings with the direct plan' }));
    expect(gap.getByText('₹17,630')).toBeVisible();
  });

  test('I2 missing holdings are reported as missing', async () => {
    await open();
    expect(await screen.findByText("The AMC has not disclosed this fund's holdings.")).toBeVisible();
  });

  test('I2 an unknown fund leads to the list', async () => {
    await open({ schemeDetails: () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 })) });
    expect(await screen.findByText('Fund not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all funds' })).toHaveAttribute('href', '/mutual-funds/all');
  });

  test('I2 a fund whose details do not load can be requested again', async () => {
    await open({ schemeDetails: () => Promise.reject(new ApiError({ kind: 'server', httpStatus: 500 })) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('I3 invest card', () => {
  const field = () => screen.findByLabelText('Monthly amount');

  test('I3 an amount is checked while it is typed, and a wrong one is not sent', async () => {
    const { client, visited } = await open({ cart: aCart({ items: [] }) }, { session });
    await userEvent.clear(await field());
    await userEvent.type(await field(), '450');
    expect(screen.getByText('Minimum amount is ₹500.')).toBeVisible();
    await userEvent.type(await field(), '{selectall}');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '550');
    expect(screen.getByText('Enter an amount in multiples of ₹100.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(orders(client)).toEqual([]);
    expect(visited).toEqual([]);
  });

  test('I3 on a phone the bar opens a SIP or a one-time order, each with its minimum amount', async () => {
    await open({ cart: aCart({ items: [] }) }, { session });
    const bar = within(await screen.findByRole('region', { name: 'Invest in Axis Flexi Cap' }));
    const press = (name: string) => userEvent.click(bar.getByRole('button', { name, hidden: true }));
    const sheet = async (label: string) =>
      within(await screen.findByRole('dialog')).findByRole('textbox', { name: label });
    await press('One-time');
    expect(await sheet('Amount')).toHaveValue('5,000');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await press('Start SIP');
    expect(await sheet('Monthly amount')).toHaveValue('500');
  });

  test('I3 the bar of a fund without SIPs has the one button that works', async () => {
    await open({ schemeDetails: [aScheme({ sip_available: 'N' })] });
    const bar = within(await screen.findByRole('region', { name: 'Invest in Axis Flexi Cap' }));
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Invest']);
  });

  test('I3 an anonymous visitor signs in first, and the choice is kept for the cart', async () => {
    const { visited } = await open();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1500');
    await userEvent.selectOptions(screen.getByLabelText('SIP date'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(visited).toEqual(['/login?next=%2Fcart']);
    const [kept] = keptOrders(storage).all(Date.now());
    expect(kept).toMatchObject({
      code: aScheme().code,
      name: 'Axis Flexi Cap',
      answers: 'type=sip&amount=1500&day=10&first=now',
    });
  });

  test('I3 back from signing in, the choice stands and the order goes into the cart for everybody to see', async () => {
    const { client, bus } = await open(
      { cart: aCart({ items: [] }), createOrder: placed },
      { session },
      `${PATH}?type=buy&amount=7000`,
    );
    expect(await screen.findByLabelText('Amount')).toHaveValue('7,000');
    client.answer({ cart: aCart({ revision: 4 }) });
    await userEvent.click(screen.getByRole('button', { name: /in cart|to cart/ }));
    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(orders(client)).toEqual([
      { body: { code: 'SBX-AX1-GR', type: 'buy', amount: 7000, folio_no: null } },
    ]);
    await waitFor(() => expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 4, count: 1 }));
  });

  test('I3 a SIP whose step-up has a limit that is no amount is not ordered without the limit', async () => {
    const { client } = await open({ cart: aCart({ items: [] }), createOrder: placed }, { session });
    await userEvent.click(await screen.findByText('By %'));
    const limit = screen.getByLabelText('Maximum instalment');
    await userEvent.type(limit, '-9000');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(limit).toBeInvalid();
    expect(orders(client)).toEqual([]);
    await userEvent.clear(limit);
    await userEvent.type(limit, '9000');
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
      expect(orders(client)).toMatchObject([{ body: { type: 'sip', step_up: { cap: 9000 } } }]);
    });
  });

  test('I3 what the server refuses stands beside its field', async () => {
    const text = 'This fund takes SIPs on the 1st, 5th and 10th of the month.';
    const error = new ApiError({ kind: 'validation', httpStatus: 422, errors: { start_date: [text] } });
    await open({ cart: aCart({ items: [] }), createOrder: () => Promise.reject(error) }, { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('SIP date')).toHaveAccessibleDescription(text);
    await userEvent.selectOptions(screen.getByLabelText('SIP date'), '10');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('I3 a refusal without a field is shown, and after a 400 the pending orders are loaded again', async () => {
    const message = 'An instalment of your SIP in this fund waits in your cart. Pay or cancel it first.';
    const error = new ApiError({ kind: 'refused', httpStatus: 400, code: 'cannot_place_order', message });
    const { client } = await open(
      { cart: aCart({ items: [] }), createOrder: () => Promise.reject(error) },
      { session },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(client.calls.filter(({ name }) => name === 'cart').length).toBeGreaterThan(1));
  });

  test('I3 a fund that is in the cart already is changed there, not added twice', async () => {
    const line = aLine({ type: 'sip', amount: 900.5 });
    await open({ cart: aCart({ items: [line] }) }, { session });
    expect(await screen.findByText(/Already in your cart for ₹900.50/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update cart' })).toBeEnabled();
  });

  test('I3 a folio at the fund’s house is offered, and one with the fund allows the smaller minimum', async () => {
    const folios = { status: 'success', data: [{ folio_no: '1001/31', holds_fund: true }] };
    const { client } = await open(
      { cart: aCart({ items: [] }), folios, createOrder: placed },
      { session },
      `${PATH}?type=buy&amount=1000`,
    );
    expect(await screen.findByRole('option', { name: '1001/31 (holds this fund)' })).toBeInTheDocument();
    expect(screen.getByText('Min. ₹1,000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(orders(client)[0]?.body).toMatchObject({ folio_no: '1001/31', amount: 1000 }));
  });

  test('I3 a new folio is announced only to a user who is known to have none at the AMC', async () => {
    await open({ cart: aCart({ items: [] }), folios: { status: 'success', data: [] } }, { session });
    expect(await screen.findByText('A new folio will be created.')).toBeVisible();
  });

  test('I3 while the folios are not known, nothing is shown about a new one', async () => {
    const { client } = await open({ cart: aCart({ items: [] }) }, { session });
    await waitFor(() => expect(client.calls.some(({ name }) => name === 'folios')).toBe(true));
    expect(await field()).toBeVisible();
    expect(screen.queryByText('A new folio will be created.')).toBeNull();
  });

  test('I3 a closed fund shows this and accepts no order', async () => {
    await open({ schemeDetails: [aScheme({ sip_available: 'N', lump_available: 'N' })] });
    const notice = within((await screen.findByText('Not open for investment')).parentElement!);
    expect(notice.getByRole('link', { name: 'Similar funds' })).toHaveAttribute('href', '#similar');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test('I3 the page of an IDCW option states that it is not offered, and accepts no order', async () => {
    await open({ schemeDetails: [aScheme({ reinvestment: 'N', sip_available: 'N', lump_available: 'N' })] });
    expect(await screen.findByText(/We don.t offer IDCW plans/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test.each([
    ['Y', 'Accepted'],
    ['N', 'Not accepted'],
  ] as const)(
    'I2 the facts state whether the house accepts persons of the US and Canada: %s',
    async (allowed, text) => {
      await open({ schemeDetails: [aScheme({ us_canada_allowed: allowed })] });
      expect((await screen.findByText('US and Canada investors')).nextSibling).toHaveTextContent(text);
    },
  );

  test('I5 when the market’s clock is ahead, the card promises nothing that only the cart can know', async () => {
    await open(
      { schemeDetails: [aScheme({ nav: { nav: 50, date: '2999-01-01' } })] },
      {},
      `${PATH}?type=buy`,
    );
    expect(
      await screen.findByText('See the NAV date, payment cut-off and units in your cart.'),
    ).toBeVisible();
  });
});
