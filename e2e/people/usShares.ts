import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import { post, usdHeldAbroad, usdReserved, usdWallet } from '../../api/src/ledger/index.ts';
import { investorWithDollars } from './dollars.ts';
import type { Investor } from './investor.ts';

/** The US share that `investorWithUsShares` holds. */
export const HELD_US_SHARE = 'altavane-semiconductors-inc';

/** A user with dollars in the wallet and half a share of Altavane Semiconductors, bought for $100 on 20 May 2026. */
export async function investorWithUsShares(db: Db): Promise<Investor> {
  const investor = await investorWithDollars(db);
  const [owner] = await db.query<{ investorId: string; portfolioId: string }>(
    `SELECT u.id AS "investorId", p.id AS "portfolioId" FROM users u JOIN portfolios p ON p.owner_id = u.id
     WHERE u.email = $1`,
    [investor.email],
  );
  const { investorId, portfolioId } = owner!;
  const [share] = await db.query<{ symbol: string; name: string }>(
    'SELECT symbol, name FROM us_stocks WHERE slug = $1',
    [HELD_US_SHARE],
  );
  const { symbol, name } = share!;
  const id = randomUUID();
  const at = new Date('2026-05-20T15:00:00Z');
  const settledAt = new Date('2026-05-21T20:00:00Z');
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO us_orders (investor_id, id, portfolio_id, state, symbol, slug, name, side, kind, amount, filled, value,
         reserved, net, placed_at, for_day, settles_on, settled_at, ended_at, note_no)
       VALUES ($1, $2, $3, 'filled', $4, $5, $6, 'buy', 'market', 100, 0.5, 99.90, 0, 100, $7, '2026-05-20', '2026-05-21',
         $8, $7, $9)`,
      [investorId, id, portfolioId, symbol, HELD_US_SHARE, name, at, settledAt, `US/2026/${id.slice(0, 6)}`],
    );
    await tx.query(
      `INSERT INTO us_trades (investor_id, order_id, trade_id, seq, quantity, price, amount, at)
       VALUES ($1, $2, $3, 0, 0.5, 199.80, 99.90, $4)`,
      [investorId, id, `trade-${id}`, at],
    );
    await tx.query(
      `INSERT INTO us_order_steps (investor_id, order_id, number, step, at, facts)
       VALUES ($1, $2, 1, 'placed', $3, '{}'),
         ($1, $2, 2, 'traded', $3, '{"quantity": "0.500000", "price": "199.8000", "amount": "99.90"}'),
         ($1, $2, 3, 'settled', $4, '{"quantity": "0.500000", "amount": "100.00"}')`,
      [investorId, id, at, settledAt],
    );
    await tx.query(
      `INSERT INTO us_lots (investor_id, portfolio_id, id, symbol, bought_on, settled_on, quantity, cost, rate,
         quantity_left, cost_left)
       VALUES ($1, $2, $3, $4, '2026-05-20', '2026-05-21', 0.5, 100, 85, 0.5, 100)`,
      [investorId, portfolioId, id, symbol],
    );
    const hold = randomUUID();
    await tx.query('INSERT INTO us_order_holds (investor_id, id, order_id) VALUES ($1, $2, $3)', [
      investorId,
      hold,
      id,
    ]);
    await post(tx, {
      kind: 'us_order_hold',
      investorId,
      portfolioId,
      subjectId: hold,
      at,
      valueDate: '2026-05-20',
      entries: [
        { account: usdWallet(), commodity: 'USD', amount: '-100.00' },
        { account: usdReserved(), commodity: 'USD', amount: '100.00' },
      ],
    });
    await post(tx, {
      kind: 'us_purchase',
      investorId,
      portfolioId,
      subjectId: id,
      at,
      valueDate: '2026-05-21',
      entries: [
        { account: usdReserved(), commodity: 'USD', amount: '-100.00' },
        { account: usdHeldAbroad(), commodity: 'USD', amount: '100.00' },
      ],
    });
  });
  return investor;
}
