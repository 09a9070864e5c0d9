import type { Db } from '../../../api/src/db/pool.ts';
import { giveBank } from '../../people/bank.ts';
import { callApi } from '../../people/callApi.ts';
import { putIntoCart } from '../../people/cart.ts';
import { importer, previewPath } from '../../people/importer.ts';
import { persona, readyInvestor, type Investor } from '../../people/investor.ts';
import { investorWithDeposit } from '../../people/deposits.ts';
import { investorWithBank, investorWithDollars, usTransferOf } from '../../people/dollars.ts';
import { investorWithGoals } from '../../people/goals.ts';
import { investorWithShares } from '../../people/shares.ts';
import { HELD_US_SHARE, investorWithUsShares } from '../../people/usShares.ts';
import { ownerOfPreparedOrder } from '../../people/managers.ts';
import { investorWithOtherAssets, otherAssetCalculation, otherAssetPath } from '../../people/otherAssets.ts';
import { offerPath } from '../../people/handOver.ts';
import { sellUnits } from '../../people/sale.ts';
import { giveUnits } from '../../people/units.ts';
import { elssFund, fundInStepsOf } from '../../product/funds.ts';
import type { Screen } from './screen.ts';

/** Who has funds, orders, a plan, tickets and two bank accounts. */
export const asha = () => persona('asha');

async function withCart(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  const { code } = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code, type: 'buy', amount: 1_000 });
  return investor;
}

/** A user with units that can be sold. */
async function holder(db: Db): Promise<Investor> {
  const [fund, investor] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, investor);
  await giveUnits(db, investor, fund.code, [
    { on: '2024-11-18', units: '100', amount: '4000.00' },
    { on: '2026-09-01', units: '100', amount: '5000.00' },
  ]);
  return investor;
}

/** A user who sold units of two purchases and brings a loss forward. */
async function seller(db: Db): Promise<Investor> {
  const investor = await holder(db);
  const { code } = await fundInStepsOf(db, 1);
  const { data } = await callApi<{ data: { folios: { folio_no: string }[] } }>(
    'GET',
    `/api/v3/redemptions/sellable/${code}.json`,
    { token: investor.token },
  );
  await sellUnits(investor, { code, folio_no: data.folios[0]!.folio_no, by: 'units', units: 150 });
  return investor;
}

/** A user with ELSS units that are unlocked, locked and bought in the running year. */
async function taxSaver(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  await giveUnits(db, investor, await elssFund(db), [
    { on: '2022-06-10', units: '120.5000', amount: '12000.00' },
    { on: '2025-01-15', units: '800.0000', amount: '160000.00' },
    { on: '2026-05-04', units: '310.2500', amount: '60000.00' },
  ]);
  return investor;
}

const soldPath = async (db: Db, investor?: Investor): Promise<string> => {
  const { code } = await fundInStepsOf(db, 1);
  const { data } = await callApi<{ data: { folios: { folio_no: string }[] } }>(
    'GET',
    `/api/v3/redemptions/sellable/${code}.json`,
    { token: investor!.token },
  );
  const folio_no = data.folios[0]!.folio_no;
  const { id } = await sellUnits(investor!, { code, folio_no, by: 'units', units: 10 });
  return `/orders/sale/${id}`;
};

const firstGoal = async ({ token }: Investor): Promise<string> => {
  const { data } = await callApi<{ data: { goals: { id: string }[] } }>('GET', '/api/v3/goals.json', {
    token,
  });
  return data.goals[0]!.id;
};

const profile = (name: string): Screen => ({ name: `profile: ${name}`, path: `/profile/${name}`, as: asha });

/** What an investor opens when logged in. */
export const OWN_SCREENS: readonly Screen[] = [
  { name: 'tickets', path: '/help/tickets', as: asha },
  { name: 'ticket', path: '/help/tickets/5a9c4a1e-0008-4000-8000-000000000001', as: asha, named: true },
  { name: 'new ticket', path: '/help/tickets/new', as: asha },
  { name: 'chat', path: '/help?chat=open', as: asha },
  { name: 'watchlist', path: '/watchlist', as: asha },
  { name: 'subscriptions', path: '/subscriptions', as: asha },
  { name: 'tax harvesting', path: '/tax-harvesting', as: holder },
  { name: 'coins', path: '/coins', as: asha },
  { name: 'buy gold', path: '/gold/buy', as: asha },
  { name: 'gold orders', path: '/gold/orders', as: asha },
  { name: 'gold holding', path: '/portfolio/gold', as: asha, allows: /status of 404/ },
  { name: 'profile', path: '/profile', as: asha },
  { name: 'nominees', path: '/profile/nominees', as: asha },
  ...['bank', 'risk', 'security', 'notifications', 'consents', 'data'].map(profile),
  { name: 'cart', path: '/cart', as: withCart },
  { name: 'orders', path: '/orders', as: asha },
  {
    name: 'order',
    path: async (_db, investor) => `/orders/${await firstId('/api/v3/orders.json?per_page=1', investor!)}`,
    route: '/orders/:id',
    as: asha,
    named: true,
  },
  { name: 'mandates', path: '/mandates', as: asha },
  { name: 'plans', path: '/systematic', as: asha },
  {
    name: 'plan',
    path: async (_db, investor) => `/systematic/${await firstId('/api/v3/systematic.json', investor!)}`,
    route: '/systematic/:id',
    as: asha,
    named: true,
  },
  { name: 'set up an STP', path: '/systematic/stp', as: asha },
  { name: 'set up an SWP', path: '/systematic/swp', as: asha },
  {
    name: 'redeem',
    path: async (db) => `/orders/redeem/${(await fundInStepsOf(db, 1)).code}`,
    route: '/orders/redeem/:code',
    as: holder,
  },
  {
    name: 'switch units',
    path: async (db) => `/orders/switch/${(await fundInStepsOf(db, 1)).code}`,
    route: '/orders/switch/:code',
    as: holder,
  },
  { name: 'sale', path: soldPath, route: '/orders/sale/:id', as: holder, named: true },
  {
    name: 'prepared order',
    path: async (_db, investor) =>
      `/orders/prepared/${await firstId('/api/v3/prepared_orders.json', investor!)}`,
    route: '/orders/prepared/:id',
    as: ownerOfPreparedOrder,
    named: true,
  },
  { name: 'dashboard', path: '/dashboard', as: asha },
  { name: 'portfolio', path: '/portfolio', as: asha },
  { name: 'fund holdings', path: '/portfolio/mutual-funds', as: asha },
  { name: 'portfolio analysis', path: '/portfolio/analysis', as: asha },
  { name: 'calculation', path: '/portfolio/calculation', as: asha },
  {
    name: 'calculation of a class',
    path: '/portfolio/calculation?class=fixed_deposits',
    as: investorWithOtherAssets,
  },
  {
    name: 'calculation of one asset',
    path: (_db, investor) => otherAssetCalculation(investor!),
    route: '/portfolio/calculation',
    as: investorWithOtherAssets,
  },
  { name: 'stocks held', path: '/portfolio/stocks', as: asha },
  { name: 'US stocks held', path: '/portfolio/us-stocks', as: asha },
  {
    name: 'fixed deposits held',
    path: '/portfolio/fixed-deposit',
    as: investorWithOtherAssets,
  },
  { name: 'US stocks account', path: '/us-stocks/account', as: investorWithDollars },
  { name: 'open a US stocks account', path: '/us-stocks/account', as: investorWithBank },
  { name: 'dollar wallet', path: '/us-stocks/wallet', as: investorWithDollars },
  { name: 'add money for US stocks', path: '/us-stocks/wallet/add', as: investorWithDollars },
  { name: 'withdraw dollars', path: '/us-stocks/wallet/withdraw', as: investorWithDollars },
  {
    name: 'one transfer of dollars',
    path: usTransferOf,
    route: '/us-stocks/transfers/:id',
    as: investorWithDollars,
  },
  { name: 'US stock orders', path: '/us-stocks/orders', as: investorWithUsShares },
  {
    name: 'one US stock order',
    path: async (_db, investor) =>
      `/us-stocks/orders/${await firstId('/vested/api/v1/orders.json', investor!)}`,
    route: '/us-stocks/orders/:id',
    as: investorWithUsShares,
    named: true,
  },
  {
    name: 'order of a US stock',
    path: `/us-stocks/${HELD_US_SHARE}/order?side=buy`,
    route: '/us-stocks/:slug/order',
    as: investorWithUsShares,
    named: true,
  },
  {
    name: 'US stock that is held',
    path: `/us-stocks/holdings/${HELD_US_SHARE}`,
    route: '/us-stocks/holdings/:slug',
    as: investorWithUsShares,
    named: true,
  },
  { name: 'stock orders', path: '/stocks/orders', as: investorWithShares },
  {
    name: 'one stock order',
    path: async (_db, investor) => `/stocks/orders/${await firstId('/equity/api/v1/orders.json', investor!)}`,
    route: '/stocks/orders/:id',
    as: investorWithShares,
    named: true,
  },
  {
    name: 'cash for stocks',
    path: '/stocks/cash',
    as: investorWithShares,
  },
  {
    name: 'order of a stock',
    path: '/stocks/aravalka-bank-ltd/order?side=buy',
    route: '/stocks/:slug/order',
    as: investorWithShares,
    named: true,
  },
  {
    name: 'GTT order of a stock',
    path: '/stocks/aravalka-bank-ltd/gtt?side=sell',
    route: '/stocks/:slug/gtt',
    as: investorWithShares,
    named: true,
  },
  {
    name: 'rights issue of a stock',
    path: '/stocks/aravalka-bank-ltd/rights',
    route: '/stocks/:slug/rights',
    as: investorWithShares,
    named: true,
  },
  { name: 'own FDs', path: '/fixed-deposit/deposits', as: investorWithDeposit },
  {
    name: 'one FD',
    path: async (_db, investor) =>
      `/fixed-deposit/deposits/${await firstId('/fixed_deposit/api/v1/deposits.json', investor!)}`,
    route: '/fixed-deposit/deposits/:id',
    as: investorWithDeposit,
    named: true,
  },
  {
    name: 'book an FD',
    path: '/fixed-deposit/axis-bank/axis-bank-12/invest/enter-fd-details',
    route: '/fixed-deposit/:issuer/:scheme/invest/enter-fd-details',
    as: investorWithDeposit,
  },
  {
    name: 'deposits and withdrawals',
    path: '/portfolio/cash-flows',
    as: investorWithOtherAssets,
  },
  { name: 'own goals', path: '/goals/plan', as: investorWithGoals },
  { name: 'new goal', path: '/goals/plan/house', as: investorWithGoals },
  {
    name: 'goal',
    path: async (_db, investor) => `/goals/plan/${await firstGoal(investor!)}`,
    route: '/goals/plan/:goal',
    as: investorWithGoals,
    named: true,
  },
  { name: 'dashboard with goals', path: '/dashboard', as: investorWithGoals, alike: true },
  { name: 'dashboard with other assets', path: '/dashboard', as: investorWithOtherAssets },
  { name: 'other assets', path: '/portfolio/other-assets', as: investorWithOtherAssets },
  { name: 'new asset', path: '/portfolio/other-assets/new', as: investorWithOtherAssets },
  {
    name: 'one asset',
    path: (_db, investor) => otherAssetPath(investor!),
    route: '/portfolio/other-assets/:id',
    as: investorWithOtherAssets,
    named: true,
  },
  { name: 'portfolio with other assets', path: '/portfolio?other=include', as: investorWithOtherAssets },
  { name: 'import', path: '/import', as: importer, named: true },
  {
    name: 'import preview',
    path: (_db, investor) => previewPath(investor!),
    route: '/import/:id',
    as: importer,
    named: true,
  },
  {
    name: 'family',
    path: '/family',
    as: asha,
  },
  {
    name: 'hand-over',
    path: (db, investor) => offerPath(db, investor!),
    route: '/family/hand-over/:id',
    as: readyInvestor,
    named: true,
  },
  { name: 'managed accounts', path: '/managed-accounts', as: asha },
  { name: 'capital gains', path: '/reports/capital-gains', as: seller },
  { name: 'capital gains of a past year', path: '/reports/capital-gains?year=2025-26', as: importer },
  {
    name: 'income report',
    path: '/reports/income',
    as: investorWithOtherAssets,
  },
  { name: 'list of reports', path: '/reports', as: asha },
  { name: 'holdings on a day', path: '/reports/holdings', as: asha },
  { name: 'transactions report', path: '/reports/transactions', as: asha },
  { name: 'ELSS report', path: '/reports/elss-report', as: taxSaver },
  {
    name: 'fund holding',
    path: async (_db, investor) => `/portfolio/mutual-funds/${await firstFundOf(investor!)}`,
    route: '/portfolio/mutual-funds/:code',
    as: asha,
    named: true,
  },
];

async function firstId(path: string, { token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { id: string }[] }>('GET', path, { token });
  return data[0]!.id;
}

async function firstFundOf({ token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { holdings: { fundInfo: { code: string } }[] } }>(
    'GET',
    '/api/v3/portfolio/holdings.json?asset=mutual_fund',
    { token },
  );
  return data.holdings[0]!.fundInfo.code;
}
