import { callApi } from '../../people/callApi.ts';
import { persona } from '../../people/investor.ts';
import { investorWithLists } from '../../people/lists.ts';
import { fundInStepsOf } from '../../product/funds.ts';
import type { Screen } from '../screens/screen.ts';

const asha = () => persona('asha');

/** A screen whose rows are measured. */
interface ListScreen extends Screen {
  /** Whether the screen has rows for its user. */
  filled?: boolean;
}

/** Lists that are on none of the screens that are looked at, which measure their rows themselves. */
export const LISTS: ListScreen[] = [
  { name: 'list of funds by size', path: '/mutual-funds/all?sort_by=aum&order=desc', filled: true },
  { name: 'funds of an AMC', path: '/explore/funds/AXIS', filled: true },
  {
    name: 'comparison of funds',
    path: async (db) => {
      const rows = await db.query<{ code: string }>(
        `SELECT code FROM schemes WHERE direct AND NOT closed AND category = 'Equity' ORDER BY name LIMIT 2`,
      );
      return `/mutual-funds/compare?codes=${rows.map(({ code }) => code).join(',')}`;
    },
  },
  { name: 'stocks', path: '/stocks', filled: true },
  { name: 'all US stocks', path: '/us-stocks/all', filled: true },
  { name: 'fixed deposits', path: '/fixed-deposit', filled: true },
  { name: 'finished orders', path: '/orders?tab=recent', as: asha, filled: true },
  { name: 'SIPs, STPs and SWPs', path: '/systematic', as: asha, filled: true },
  { name: 'past SIPs, STPs and SWPs', path: '/systematic?tab=past', as: asha },
  {
    name: 'a SIP',
    as: asha,
    path: async (_db, investor) => {
      const { data } = await callApi<{ data: { id: string }[] }>('GET', '/api/v3/systematic.json', {
        token: investor!.token,
      });
      return `/systematic/${data[0]!.id}`;
    },
  },
  { name: 'mandates', path: '/mandates', as: asha },
  { name: 'profile', path: '/profile', as: asha },
  { name: 'bank accounts', path: '/profile/bank', as: asha },
  { name: 'sessions', path: '/profile/security', as: asha },
  { name: 'risk answers', path: '/profile/risk', as: asha },
  { name: 'own data', path: '/profile/data', as: asha },
  { name: 'clients', path: '/dashboard', as: () => persona('farah') },
  { name: 'own watchlist', path: '/watchlist', as: investorWithLists, filled: true },
  { name: 'own gold orders', path: '/gold/orders', as: investorWithLists, filled: true },
  { name: 'own cart', path: '/cart', as: investorWithLists },
  {
    name: 'fund to switch',
    path: async (db) => `/switch?fund=${(await fundInStepsOf(db, 500)).code}`,
  },
];
