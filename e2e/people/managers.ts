import { randomUUID } from 'node:crypto';
import type { ManageScope } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';
import { fundInStepsOf } from '../product/funds.ts';
import { giveBank } from './bank.ts';
import { callApi } from './callApi.ts';
import { readyInvestor, type Investor } from './investor.ts';
import { giveUnits } from './units.ts';

/** An owner with 100 units of a fund, and a manager who may prepare orders and has the account open. */
export async function ownerAndManager(
  db: Db,
): Promise<{ owner: Investor; manager: Investor; code: string; fund: string }> {
  const [owner, manager] = [await readyInvestor(db, 'Ila Rao'), await readyInvestor(db, 'Omar Sheikh')];
  const { code, shortName: fund } = await fundInStepsOf(db, 1);
  await giveBank(db, owner);
  await giveUnits(db, owner, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  await letManage(db, owner, manager, 'prepare');
  return { owner, manager, code, fund };
}

/** Lets a user manage the first account of another one, and opens it for them. */
export async function letManage(
  db: Db,
  owner: Pick<Investor, 'email'>,
  manager: Investor,
  scope: ManageScope,
): Promise<void> {
  const [row] = await db.query<{ portfolio_id: string }>(
    `INSERT INTO managed_accounts (id, investor_id, portfolio_id, manager_id, manager_email, request_status, scope,
                                   answered_at)
     SELECT $1, o.id, p.id, m.id, m.email, 'accepted', $4, now()
     FROM users o JOIN portfolios p ON p.owner_id = o.id, users m WHERE o.email = $2 AND m.email = $3
     ORDER BY p.number LIMIT 1
     RETURNING portfolio_id`,
    [randomUUID(), owner.email, manager.email, scope],
  );
  const path = `/api/v3/portfolio/switch/${row!.portfolio_id}.json`;
  await callApi('POST', path, { token: manager.token, body: {} });
}

/** An owner for whom a manager prepared the redemption of 40 units. */
export async function ownerOfPreparedOrder(db: Db): Promise<Investor> {
  return (await ownerOfPreparedOrders(db, [40])).owner;
}

/** An owner of 100 units, for whom a manager prepared redemptions of the same folio. @returns their ids in this order */
export async function ownerOfPreparedOrders(
  db: Db,
  units: readonly number[],
): Promise<{ owner: Investor; ids: string[] }> {
  const { owner, manager, code } = await ownerAndManager(db);
  const { token } = manager;
  const { data } = await callApi<{ data: { folios: { folio_no: string }[] } }>(
    'GET',
    `/api/v3/redemptions/sellable/${code}.json`,
    { token },
  );
  const ids: string[] = [];
  for (const each of units) {
    const redemption = { code, folio_no: data.folios[0]!.folio_no, by: 'units', units: each };
    const body = { redemption, note: 'Part of the yearly rebalancing.' };
    const { data: order } = await callApi<{ data: { id: string } }>('POST', '/api/v3/prepared_orders.json', {
      ...{ token, body },
    });
    ids.push(order.id);
  }
  return { owner, ids };
}
