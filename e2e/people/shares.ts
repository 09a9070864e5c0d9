import { istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import {
  cashInTransit,
  exchangeClearing,
  post,
  sharesHeld,
  sharesIssued,
  tradingCash,
} from '../../api/src/ledger/index.ts';
import { clockNow } from '../product/clock.ts';
import { giveBank } from './bank.ts';
import { readyInvestor, type Investor } from './investor.ts';

const DAY_MS = 86_400_000;

/** A user with ₹1,00,000 of cash for stocks and ten settled shares of Aravalka Bank, bought on 20 May 2026. */
export async function investorWithShares(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  const [owner] = await db.query<{ investorId: string; portfolioId: string }>(
    `SELECT u.id AS "investorId", p.id AS "portfolioId" FROM users u JOIN portfolios p ON p.owner_id = u.id
     WHERE u.email = $1`,
    [investor.email],
  );
  const { investorId, portfolioId } = owner!;
  const [share] = await db.query<{ isin: string; symbol: string; name: string }>(
    "SELECT isin, symbol, name FROM stocks WHERE slug = 'aravalka-bank-ltd'",
  );
  const { isin, symbol, name } = share!;
  const id = randomUUID();
  const at = new Date('2026-05-20T10:00:00+05:30');
  const digits = String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0');
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO trading_accounts (investor_id, portfolio_id, demat_no, opened_at, paid_out_quarter)
       VALUES ($1, $2, $3, $4, '2099-01-01')`,
      [investorId, portfolioId, `12099901${digits}`, at],
    );
    await tx.query(
      `INSERT INTO stock_orders (investor_id, id, portfolio_id, state, isin, slug, symbol, name, side, kind, validity,
         quantity, limit_price, filled, value, reserved, placed_at, for_day, settles_on, settled_at, ended_at, note_no)
       VALUES ($1, $2, $3, 'filled', $4, 'aravalka-bank-ltd', $5, $6, 'buy', 'limit', 'day', 10, 500, 10, 5000, 0,
         $7, '2026-05-20', '2026-05-21', '2026-05-21T15:30:00+05:30', $7, $8)`,
      [investorId, id, portfolioId, isin, symbol, name, at, `CN/26-27/${id.slice(0, 6)}`],
    );
    await tx.query(
      `INSERT INTO stock_trades (investor_id, order_id, trade_id, seq, quantity, price, at)
       VALUES ($1, $2, $3, 0, 10, 500, $4)`,
      [investorId, id, `trade-${id}`, at],
    );
    await tx.query(
      `INSERT INTO stock_order_steps (investor_id, order_id, number, step, at, facts)
       VALUES ($1, $2, 1, 'placed', $3, '{"day": "2026-05-20"}'),
         ($1, $2, 2, 'traded', $3, '{"quantity": 10, "price": "500.00"}'),
         ($1, $2, 3, 'settled', '2026-05-21T15:30:00+05:30', '{"quantity": 10, "amount": "5000.00"}')`,
      [investorId, id, at],
    );
    await tx.query(
      `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, quantity, cost, stt,
         quantity_left, cost_left)
       VALUES ($1, $2, $3, $4, '2026-05-20', '2026-05-21', 10, 5000, 0, 10, 5000)`,
      [investorId, portfolioId, id, isin],
    );
    const transfer = { investorId, portfolioId, subjectId: id, at };
    await post(tx, {
      ...transfer,
      kind: 'cash_added',
      valueDate: '2026-05-20',
      entries: [
        { account: cashInTransit(), commodity: 'INR', amount: '-105000.00' },
        { account: tradingCash(), commodity: 'INR', amount: '105000.00' },
      ],
    });
    await post(tx, {
      ...transfer,
      kind: 'stock_purchase',
      valueDate: '2026-05-21',
      entries: [
        { account: tradingCash(), commodity: 'INR', amount: '-5000.00' },
        { account: exchangeClearing(), commodity: 'INR', amount: '5000.00' },
        { account: sharesHeld(), commodity: isin, amount: 10 },
        { account: sharesIssued(), commodity: isin, amount: -10 },
      ],
    });
  });
  return investor;
}

/** The share of a rights issue. */
export interface RightsShare {
  slug: string;
  name: string;
}

/**
 * Gives a holder of shares ten of another company, with the entitlement to two new ones at ₹250 each. The exchange has
 * announced it for a record date that is past; each time it is of another company, as it reaches all of its holders.
 */
export async function giveRights(db: Db, { email }: Investor): Promise<RightsShare> {
  const now = await clockNow();
  const day = (after: number): string => istDate(new Date(now.getTime() + after * DAY_MS));
  return db.tx(async (tx) => {
    const [share] = await tx.query<RightsShare & { isin: string }>(
      `SELECT slug, name, isin FROM stocks s WHERE NOT EXISTS (SELECT 1 FROM corporate_actions c WHERE c.isin = s.isin)
       ORDER BY market_cap, isin LIMIT 1`,
    );
    const { isin, slug, name } = share!;
    const [owner] = await tx.query<{ investorId: string; portfolioId: string }>(
      `SELECT a.investor_id AS "investorId", a.portfolio_id AS "portfolioId" FROM trading_accounts a
       JOIN users u ON u.id = a.investor_id WHERE u.email = $1`,
      [email],
    );
    const { investorId, portfolioId } = owner!;
    const lotId = randomUUID();
    await tx.query(
      `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, quantity, cost, stt,
         quantity_left, cost_left)
       VALUES ($1, $2, $3, $4, $5, $5, 10, 5000, 0, 10, 5000)`,
      [investorId, portfolioId, lotId, isin, day(-3)],
    );
    await post(tx, {
      investorId,
      portfolioId,
      subjectId: lotId,
      at: now,
      kind: 'stock_purchase',
      valueDate: day(-3),
      entries: [
        { account: tradingCash(), commodity: 'INR', amount: '-5000.00' },
        { account: exchangeClearing(), commodity: 'INR', amount: '5000.00' },
        { account: sharesHeld(), commodity: isin, amount: 10 },
        { account: sharesIssued(), commodity: isin, amount: -10 },
      ],
    });
    const [last] = await tx.query<{ number: number }>(
      `SELECT greatest((SELECT coalesce(max(number), 0) FROM corporate_actions),
         (SELECT coalesce(max(number), 0) FROM partners_sandbox.exchange_actions))::int + 1 AS number`,
    );
    const action = {
      number: last!.number,
      isin,
      kind: 'rights',
      new_shares: 1,
      old_shares: 5,
      per_share: '250.00',
      ex_date: day(-1),
      closes_on: day(10),
      allots_on: day(14),
      announced_at: now.toISOString(),
    };
    await tx.query('INSERT INTO partners_sandbox.exchange_actions (number, body) VALUES ($1, $2)', [
      action.number,
      JSON.stringify(action),
    ]);
    await tx.query(
      `INSERT INTO corporate_actions (number, isin, kind, new_shares, old_shares, per_share, ex_date, closes_on, allots_on,
         announced_at)
       VALUES ($1, $2, 'rights', 1, 5, 250, $3, $4, $5, $6)`,
      [action.number, isin, action.ex_date, action.closes_on, action.allots_on, now],
    );
    const of = [investorId, portfolioId, action.number, isin];
    await tx.query(
      `INSERT INTO share_events (investor_id, portfolio_id, action_number, id, isin, at, shares_before, shares_after)
       VALUES ($1, $2, $3, gen_random_uuid(), $4, $5, 10, 10)`,
      [...of, now],
    );
    await tx.query(
      `INSERT INTO rights_offers (investor_id, portfolio_id, id, action_number, isin, held, entitled)
       VALUES ($1, $2, gen_random_uuid(), $3, $4, 10, 2)`,
      of,
    );
    return { slug, name };
  });
}
