import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import { cashInTransit, depositHeld, post } from '../../api/src/ledger/index.ts';
import { giveBank } from './bank.ts';
import { readyInvestor, type Investor } from './investor.ts';

/** A user with an active fixed deposit of ₹1,00,000, booked on 20 May 2026. */
export async function investorWithDeposit(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  const [owner] = await db.query<{ userId: string; portfolioId: string; bankId: string }>(
    `SELECT u.id AS "userId", p.id AS "portfolioId", b.id AS "bankId" FROM users u
     JOIN portfolios p ON p.owner_id = u.id JOIN bank_accounts b ON b.portfolio_id = p.id WHERE u.email = $1`,
    [investor.email],
  );
  const { userId, portfolioId, bankId } = owner!;
  const id = randomUUID();
  const at = new Date('2026-05-20T10:00:00+05:30');
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO deposits (investor_id, id, portfolio_id, state, plan_id, issuer_slug, issuer_name, issuer_kind,
         principal, rate, payout, compounding, months, senior, early_closure, tenure_rates, maturity_instruction,
         tax_form, bank_id, balance, issuer_ref, certificate_no, placed_at, opens_on, matures_on, next_on)
       VALUES ($1, $2, $3, 'active', 'axis-bank-60', 'axis-bank', 'Axis Bank', 'bank', 100000, 6.4, 'maturity',
         'quarterly', 60, false, '[{"from_days":0,"to_days":null,"allowed":true,"interest":true,"less":1}]', '[]',
         'pay_out', 'none', $4, 100000, 'ref-1', $6, $5, '2026-05-20', '2031-05-20', '2026-08-20')`,
      [userId, id, portfolioId, bankId, at, `FD/26-27/${id.slice(0, 6)}`],
    );
    await tx.query(
      `INSERT INTO deposit_steps (investor_id, deposit_id, number, step, at, facts)
       VALUES ($1, $2, 1, 'placed', $3, '{}'), ($1, $2, 2, 'accepted', $3, '{"certificate": "FD/26-27/000099"}')`,
      [userId, id, at],
    );
    await post(tx, {
      kind: 'deposit_booking',
      investorId: userId,
      portfolioId,
      subjectId: id,
      at,
      valueDate: '2026-05-20',
      entries: [
        { account: cashInTransit(), commodity: 'INR', amount: '-100000.00' },
        { account: depositHeld(id), commodity: 'INR', amount: '100000.00' },
      ],
    });
  });
  return investor;
}
