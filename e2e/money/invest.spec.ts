import { expect, test } from '../fixtures.ts';
import { CartPage } from '../pages/CartPage.ts';
import { FundListPage } from '../pages/FundListPage.ts';
import { FundPage } from '../pages/FundPage.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OrderPage, OrdersPage } from '../pages/OrderPages.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { callApi } from '../people/callApi.ts';
import { readyInvestor } from '../people/investor.ts';
import { drawnPixels } from '../product/drawnPixels.ts';
import { rupeesText } from '../product/figures.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

interface Order {
  id: string;
  type: 'buy' | 'sip';
  status: string;
  units: number | null;
  nav_date_expected: string | null;
  allotment_date_expected: string | null;
}

interface Figures {
  units: number;
  current_value: number;
  one_day_change: number;
  xirr_percentage: number | null;
  total_invested: number;
  fundInfo: { nav: { nav: number } };
}

test('I2: a fund is found by its name, and its NAV chart is drawn and follows the range', async ({
  page,
  db,
  phone,
}) => {
  const { shortName, slug } = await fundInStepsOf(db, 500);
  const [list, fund] = [new FundListPage(page), new FundPage(page, phone)];
  await page.goto('/mutual-funds/all');
  await list.search.fill(shortName);
  await expect(page).toHaveURL(/[?&]q=/);
  await list.fund(shortName).click();
  await expect(page).toHaveURL(fundPath({ slug }));
  await expect(fund.title).toHaveText(shortName);
  await expect(fund.range('5Y')).toBeChecked();
  await expect.poll(() => drawnPixels(fund.chart)).toBeGreaterThan(500);
  const fiveYears = await fund.chart.getAttribute('aria-label');
  await fund.range('1M').check({ force: true });
  await expect(fund.chart).not.toHaveAccessibleName(fiveYears!);
  await expect.poll(() => drawnPixels(fund.chart)).toBeGreaterThan(500);
  await page.goBack();
  await expect(list.search).toHaveValue(shortName);
});

test('I5: a lumpsum and a SIP go from the cart through the payment to units, live, and the portfolio shows what they are worth', async ({
  page,
  context,
  db,
  clock,
  phone,
}) => {
  test.slow();
  const investor = await readyInvestor(db, 'Ila Deshpande');
  const { token } = investor;
  const fund = await fundInStepsOf(db, 500);
  const ordersNow = async () =>
    (await callApi<{ data: Order[] }>('GET', '/api/v3/orders.json', { token })).data;

  const login = new LoginPage(page);
  const screen = new FundPage(page, phone);
  await page.goto(`/login?next=${encodeURIComponent(fundPath(fund))}`);
  await login.logIn(investor);
  await expect(screen.title).toHaveText(fund.shortName);
  await screen.openCard();
  await screen.choose('One-time');
  await screen.amount.fill('10,000');
  await screen.add.click();
  await expect(screen.toCart).toBeVisible();
  await screen.choose('SIP');
  await screen.amount.fill('2500');
  await screen.payFirstInstalmentNow();
  await screen.add.click();
  await expect(screen.toCart).toBeVisible();
  await screen.toCart.click();
  const cart = new CartPage(page);
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.pay).toHaveText('Pay ₹12,500');

  const lumpsum = (await ordersNow()).find(({ type }) => type === 'buy')!;
  const watching = await context.newPage();
  const order = new OrderPage(watching);
  await watching.goto(`/orders/${lumpsum.id}`);
  await expect(order.title).toContainText(fund.shortName);
  await expect(order.status('Payment pending')).toBeVisible();
  await markLife(watching);

  await cart.agree.check();
  const gateway = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await expect(gateway.amount).toHaveText('₹12,500.00');
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/orders\?payment=/);
  await expect(new OrdersPage(page).banner).toHaveText('Payment of ₹12,500 received');
  await expect(order.status('Sent to AMC')).toBeVisible();
  await expect(order.timeline).toContainText('Payment of ₹10,000 received on');
  await expectSameLife(watching);

  await expect
    .poll(async () => (await ordersNow()).map(({ status }) => status))
    .toEqual(['submitted', 'submitted']);
  const due = (await ordersNow())
    .map((known) => known.allotment_date_expected!)
    .sort()
    .at(-1)!;
  await clock.moveTo(`${due}T10:00:00+05:30`);
  await expect(order.status('Units allotted')).toBeVisible();
  await expect(order.timeline).toContainText('units allotted at a NAV of');
  await expectSameLife(watching);
  await expect
    .poll(async () => (await ordersNow()).map(({ status }) => status))
    .toEqual(['successful', 'successful']);

  const months = new Date(`${due}T10:00:00+05:30`);
  months.setUTCMonth(months.getUTCMonth() + 2);
  await clock.moveTo(months.toISOString());
  const allotted = (await ordersNow()).filter(({ status }) => status === 'successful');
  const { data } = await callApi<{ data: { holding: Figures; transactions: unknown[] } }>(
    'GET',
    `/api/v3/portfolio/holdings/${fund.code}.json`,
    { token },
  );
  const { holding } = data;
  const units = allotted.reduce((sum, { units: part }) => sum + part!, 0);
  expect(holding.units).toBeCloseTo(units, 4);
  expect(holding.total_invested).toBe(12_500);
  expect(holding.current_value).toBeCloseTo(units * holding.fundInfo.nav.nav, 1);
  expect(holding.xirr_percentage).not.toBeNull();

  await page.goto(`/portfolio/mutual-funds/${fund.code}`);
  const main = page.getByRole('main');
  await new Slot(page, 'mfe-portfolio').mounted();
  await expect(main.getByText(rupeesText(holding.current_value), { exact: true }).first()).toBeVisible();
  await expect(main.getByText(rupeesText(12_500), { exact: true }).first()).toBeVisible();
  await expect(main).toContainText(rupeesText(Math.abs(holding.one_day_change)));
  await expect(main).toContainText(`${Math.abs(holding.xirr_percentage!).toFixed(1)}%`);
  await expect(main).toContainText(holding.units.toLocaleString('en-IN', { minimumFractionDigits: 3 }));
  await expect(
    main.getByRole('row').filter({ has: page.getByText(/^(Purchase|SIP instalment)$/) }),
  ).toHaveCount(2);
  await page.goto('/portfolio/mutual-funds');
  await expect(main.getByRole('link', { name: fund.shortName })).toBeVisible();
});
