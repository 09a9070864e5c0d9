import { expect, test } from '../fixtures.ts';
import { openInBrowser } from '../pages/checks/browserDrawn.ts';
import { FundPage } from '../pages/FundPage.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, persona } from '../people/investor.ts';
import { rupeesText } from '../product/figures.ts';

interface Held {
  units: number;
  fundInfo: { code: string; slug: string; name: string; nav: { nav: number; date: string } };
}

test('G1: a price of gold that changes in the database changes on the page and stays after a reload', async ({
  page,
  db,
  clock,
  phone,
}) => {
  const price = phone ? 71_234.56 : 72_345.67;
  const today = (await clock.now()).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const shown = page.getByRole('main').getByText(rupeesText(price)).first();
  const chart = page.getByRole('img', { name: /^24K gold price per gram/ });
  const newest = 'date = (SELECT max(date) FROM gold_prices WHERE date <= $1)';
  const [before] = await db.query<{ price: string }>(`SELECT price FROM gold_prices WHERE ${newest}`, [
    today,
  ]);
  await openInBrowser(page, '/gold');
  await expect(chart).toBeVisible();
  await expect(shown).toBeHidden();

  await db.query(`UPDATE gold_prices SET price = $2 WHERE ${newest}`, [today, price]);
  await openInBrowser(page, '/gold');
  await expect(shown).toBeVisible();
  await openInBrowser(page, '/gold');
  await expect(shown).toBeVisible();
  await expect(chart).toHaveAccessibleName(new RegExp(`to ₹${Math.round(price).toLocaleString('en-IN')} on`));
  await db.query(`UPDATE gold_prices SET price = $2 WHERE ${newest}`, [today, before!.price]);
});

test('P2: a NAV that changes in the database changes the fund page and what the holding is worth', async ({
  page,
  context,
  db,
  clock,
  phone,
}) => {
  await clock.now();
  const asha = await persona('asha');
  await enterAs(context, asha);
  const { data } = await callApi<{ data: { holdings: Held[] } }>(
    'GET',
    '/api/v3/portfolio/holdings.json?asset=mutual_fund',
    { token: asha.token },
  );
  const { units, fundInfo } = data.holdings[0]!;
  const before = fundInfo.nav.nav;
  const nav = phone ? 123.4567 : 234.5678;
  const setNav = (value: number) =>
    db.query(
      'UPDATE navs SET nav = $1 WHERE date = $2 AND scheme_id = (SELECT id FROM schemes WHERE code = $3)',
      [value, fundInfo.nav.date, fundInfo.code],
    );
  const fund = new FundPage(page, phone);
  const worth = page.getByRole('main').getByText(rupeesText(units * nav), { exact: true });
  await page.goto(`/portfolio/mutual-funds/${fundInfo.code}`);
  await expect(
    page
      .getByRole('main')
      .getByText(rupeesText(units * before), { exact: true })
      .first(),
  ).toBeVisible();

  await setNav(nav);
  await page.reload();
  await expect(worth.first()).toBeVisible();
  await page.goto(`/mutual-funds/fund/${fundInfo.slug}`);
  await expect(fund.nav).toHaveText(`₹${nav}`);
  await page.reload();
  await expect(fund.nav).toHaveText(`₹${nav}`);
  await setNav(before);
});

test('N1: a rate that changes in the database changes the premium of that plan, and stays after a reload', async ({
  page,
  db,
  phone,
}) => {
  const rate = phone ? 12_345 : 23_456;
  const [plan] = await db.query<{ id: string; name: string; insurer: string; rate: string }>(
    `SELECT p.id, p.name, i.name AS insurer, r.rate
     FROM insurance_plans p JOIN insurers i ON i.code = p.insurer_code
       JOIN insurance_rates r ON r.plan_id = p.id AND 30 BETWEEN r.age_from AND r.age_to
       JOIN insurance_cover_factors f ON f.plan_id = p.id AND f.cover = 500000 AND f.factor = 1
       JOIN insurance_city_factors c ON c.plan_id = p.id AND c.city = 'metro' AND c.factor = 1
     WHERE p.offered ORDER BY p.id ${phone ? 'DESC' : 'ASC'} LIMIT 1`,
  );
  const { id, name, insurer, rate: before } = plan!;
  const setRate = (value: number | string) =>
    db.query('UPDATE insurance_rates SET rate = $2 WHERE plan_id = $1 AND 30 BETWEEN age_from AND age_to', [
      id,
      value,
    ]);
  const card = page.getByRole('article').filter({ hasText: `${insurer} · ${name}` });
  const quotes = '/insurance/health?cover=500000&ages=30&children=0&city=metro';
  await openInBrowser(page, quotes);
  await expect(card).toContainText(`Premium${rupeesText(Number(before))}`);

  await setRate(rate);
  await openInBrowser(page, quotes);
  await expect(card).toContainText(`Premium${rupeesText(rate)}`);
  await openInBrowser(page, quotes);
  await expect(card).toContainText(`Premium${rupeesText(rate)}`);
  await setRate(before);
});
