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
import { giveBank } from './bank.ts';
import { readyInvestor, type Investor } from './investor.ts';

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
