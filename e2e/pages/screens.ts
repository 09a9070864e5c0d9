import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from '../people/callApi.ts';
import { putIntoCart } from '../people/cart.ts';
import { persona, readyInvestor, signUpInvestor } from '../people/investor.ts';
import type { Investor } from '../people/investor.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

/** One screen of the product, as a person reaches it. */
export interface Screen {
  name: string;
  /** Who looks at it; nobody is signed in without. */
  as?: (db: Db) => Promise<Investor>;
  path: string | ((db: Db, investor?: Investor) => Promise<string>);
  /** Its heading is a name, which is not translated. */
  named?: boolean;
}

const asha = () => persona('asha');
const kavya = () => persona('kavya');
const zoya = () => persona('zoya');
const sunita = () => persona('sunita');

/** Every screen that is looked at. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'calculators', path: '/calculators' },
  { name: 'SIP calculator', path: '/calculators/sip-calculator' },
  { name: 'about', path: '/about' },
  { name: 'why invest', path: '/why-invest' },
  { name: 'press', path: '/press' },
  { name: 'pricing', path: '/pricing' },
  { name: 'terms', path: '/tos' },
  { name: 'privacy', path: '/privacy' },
  { name: 'goals', path: '/goals' },
  { name: 'tax plan', path: '/triple-win-tax-plan' },
  { name: 'choose a fund to switch', path: '/switch' },
  {
    name: 'switch',
    path: async (db) => `/switch?fund=${(await fundInStepsOf(db, 500)).code}&gain=200000`,
  },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'mutual funds', path: '/mutual-funds' },
  { name: 'list of funds', path: '/mutual-funds/all' },
  { name: 'fund', path: async (db) => fundPath(await fundInStepsOf(db, 500)), named: true },
  { name: 'list of stocks', path: '/stocks/all?cap=mid&sort=name.asc' },
  { name: 'stock', path: '/stocks/aravalka-bank-ltd', named: true },
  { name: 'US stocks', path: '/us-stocks' },
  { name: 'list of fixed deposits', path: '/explore/fixed-deposit/c/all' },
  { name: 'issuer of fixed deposits', path: '/fixed-deposit/axis-bank' },
  { name: 'help', path: '/help?q=exit+load&from=/gold' },
  { name: 'help category', path: '/help/insurance' },
  { name: 'help article', path: '/help/mutual-funds/which-nav-you-get' },
  { name: 'tickets', path: '/help/tickets', as: asha },
  { name: 'ticket', path: '/help/tickets/5a9c4a1e-0008-4000-8000-000000000001', as: asha, named: true },
  { name: 'new ticket', path: '/help/tickets/new', as: asha },
  { name: 'chat', path: '/help?chat=open', as: asha },
  { name: 'staff tickets', path: '/staff/tickets', as: kavya },
  { name: 'staff chats', path: '/staff/chat', as: kavya },
  { name: 'staff KYC', path: '/staff/kyc', as: zoya },
  { name: 'staff rules', path: '/staff/rules/stamp_duty', as: sunita },
  { name: 'watchlist', path: '/watchlist', as: asha },
  { name: 'gold', path: '/gold' },
  { name: 'buy gold', path: '/gold/buy', as: asha },
  { name: 'gold orders', path: '/gold/orders', as: asha },
  { name: 'insurance', path: '/insurance' },
  { name: 'health insurance', path: '/insurance/health' },
  { name: 'log in', path: '/login' },
  { name: 'sign up', path: '/signup' },
  { name: 'set up', path: '/solo-setup', as: (db) => signUpInvestor(db) },
  { name: 'joint set up', path: '/joint-setup', as: () => persona('lata') },
  { name: 'Complete your KYC', path: '/kyc', as: () => persona('nikhil') },
  { name: 'nominees', path: '/profile/nominees', as: asha },
  { name: 'housing partner', path: '/housing' },
  {
    name: 'cart',
    as: async (db) => {
      const investor = await readyInvestor(db);
      const { code } = await fundInStepsOf(db, 500);
      await putIntoCart(investor, { code, type: 'buy', amount: 1_000 });
      return investor;
    },
    path: '/cart',
  },
  { name: 'orders', path: '/orders', as: asha },
  {
    name: 'order',
    path: async (_db, investor) => `/orders/${await firstOrderOf(investor!)}`,
    as: asha,
    named: true,
  },
  { name: 'dashboard', path: '/dashboard', as: asha },
  { name: 'portfolio', path: '/portfolio', as: asha },
  { name: 'fund holdings', path: '/portfolio/mutual-funds', as: asha },
  {
    name: 'fund holding',
    path: async (_db, investor) => `/portfolio/mutual-funds/${await firstFundOf(investor!)}`,
    as: asha,
    named: true,
  },
];

async function firstOrderOf({ token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { id: string }[] }>('GET', '/api/v3/orders.json?per_page=1', {
    token,
  });
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
