import type { CallBody } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from './callApi.ts';
import { investorWithOtherAssets } from './otherAssets.ts';
import type { Investor } from './investor.ts';

const GOAL = {
  handle: 'car',
  name: 'Electric car for the family',
  cost: 1_500_000,
  target_date: '2032-05-20',
  inflation_percentage: 5,
  return_percentage: 7,
  monthly: 5_000,
  holdings: [],
} satisfies CallBody<'createGoal'>;

/** A user with other assets and two goals, to one of which the largest of them is assigned. */
export async function investorWithGoals(db: Db): Promise<Investor> {
  const investor = await investorWithOtherAssets(db);
  const { token } = investor;
  const { data } = await callApi<{ data: { source: string; asset: string; id: string }[] }>(
    'GET',
    '/api/v3/goals/holdings.json',
    { token },
  );
  const holdings = data.slice(0, 1).map(({ source, asset, id }) => ({ source, asset, id }));
  await callApi('POST', '/api/v3/goals.json', { token, body: { ...GOAL, holdings } });
  const retirement = { ...GOAL, handle: 'retirement', name: 'Retirement', cost: 20_000_000 };
  await callApi('POST', '/api/v3/goals.json', {
    token,
    body: { ...retirement, target_date: '2050-04-01' },
  });
  return investor;
}
