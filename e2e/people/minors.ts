import type { Db } from '../../api/src/db/pool.ts';
import { giveUnits } from '../../api/src/testing/people/holder.ts';
import { callApi } from './callApi.ts';
import { readyInvestor, type Investor } from './investor.ts';

/** A guardian with the account of a child open, in which 100 units of a fund are held. */
export async function guardian(db: Db, code: string): Promise<Investor> {
  const investor = await readyInvestor(db, 'Ila Rao');
  const { token } = investor;
  const child = { name: 'Anaya Rao', date_of_birth: '2015-03-15', relation: 'mother' };
  const body = { ...child, clubbed: true, consent: true };
  const { data } = await callApi<{ data: { portfolio_id: number } }>('POST', '/api/v3/family/minors.json', {
    ...{ token, body },
  });
  const [account] = await db.query<{ portfolioId: string; userId: string }>(
    `UPDATE portfolios SET onboarding_state = 13, aof_status = 'verified' WHERE number = $1
     RETURNING id AS "portfolioId", owner_id AS "userId"`,
    [data.portfolio_id],
  );
  await giveUnits({ db }, account!, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  const path = `/api/v3/portfolio/switch/${account!.portfolioId}.json`;
  await callApi('POST', path, { token, body: {} });
  return investor;
}
