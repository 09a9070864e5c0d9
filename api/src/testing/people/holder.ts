import { createHash, randomUUID } from 'node:crypto';
import type { StepUpPurpose } from '@sanchay/contracts';
import { allotmentEntries } from '../../engine/index.ts';
import { GOLD } from '../../gold/index.ts';
import { cashInTransit, post, providerPayable, unitsHeld, unitsIssued } from '../../ledger/index.ts';
import type { TestInvestor } from '../orderBench.ts';
import type { TestApi } from '../testApi.ts';

export interface LotInput {
  /** Day of the NAV. */
  on: string;
  units: string;
  /** Rupees paid. */
  amount: string;
  /** Rupees of stamp duty in the amount; none by default. */
  stampDuty?: string;
}

/** Gives an investor lots of a fund in a new folio, as if bought on these days. @returns the folio's number. */
export async function giveUnits(
  { db }: Pick<TestApi, 'db'>,
  { userId: investorId, portfolioId }: { userId: string; portfolioId: string },
  code: string,
  lots: readonly LotInput[],
  folioNo = `F${randomUUID().slice(0, 8)}`,
): Promise<string> {
  await db.tx(async (tx) => {
    const [scheme] = await tx.query<{ house_code: string }>(
      'SELECT house_code FROM schemes WHERE code = $1',
      [code],
    );
    const houseCode = scheme!.house_code;
    await tx.query(
      `INSERT INTO folios (investor_id, portfolio_id, house_code, folio_no, opened_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [investorId, portfolioId, houseCode, folioNo, `${lots[0]!.on}T09:00:00+05:30`],
    );
    for (const { on, units, amount, stampDuty = '0.00' } of lots) {
      await post(tx, {
        ...{ kind: 'allotment', investorId, portfolioId, subjectId: randomUUID(), valueDate: on },
        at: new Date(`${on}T09:00:00+05:30`),
        entries: allotmentEntries({
          code,
          houseCode,
          folioNo,
          amount,
          units,
          stampDuty,
          netAmount: (Number(amount) - Number(stampDuty)).toFixed(2),
        }),
      });
    }
    // Money for them came from somewhere: the account of money on its way is as it was.
    const paid = lots.reduce((sum, lot) => sum + Number(lot.amount), 0).toFixed(2);
    await post(tx, {
      ...{ kind: 'payment', investorId, portfolioId, subjectId: randomUUID(), valueDate: lots[0]!.on },
      at: new Date(`${lots[0]!.on}T09:00:00+05:30`),
      entries: [
        {
          account: { role: 'cash_in_transit', reference: '', owner: 'portfolio' },
          commodity: 'INR',
          amount: paid,
        },
        {
          account: { role: 'gateway_clearing', reference: '', owner: 'platform' },
          commodity: 'INR',
          amount: `-${paid}`,
        },
      ],
    });
  });
  return folioNo;
}

/** Gives an investor a verified default bank account. @returns its id. */
export async function giveBank({ db }: TestApi, { userId, portfolioId }: TestInvestor): Promise<string> {
  const id = randomUUID();
  const [branch] = await db.query<{ ifsc: string }>('SELECT ifsc FROM bank_branches ORDER BY ifsc LIMIT 1');
  await db.query(
    `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
       masked_account_no, type, status, is_default, holder_name, added_at, verified_at)
     VALUES ($1::uuid, $2, $3, 1, $4, '\\x00', decode(md5($1::uuid::text), 'hex'), '••••1234', 'savings', 'verified', true,
       'Test Investor', now(), now())`,
    [id, userId, portfolioId, branch!.ifsc],
  );
  return id;
}

/** The token of a step-up code that the investor has just confirmed. */
export async function stepUp(
  api: TestApi,
  me: TestInvestor,
  purpose: StepUpPurpose,
  confirms?: string,
): Promise<string> {
  const { body } = await me.call('startStepUp', {
    body: { purpose, ...(confirms !== undefined && { confirms }) },
  });
  const otpRef = body.data.otp_ref;
  const [message] = await api.db.query<{ code: string }>(
    'SELECT code FROM messages WHERE code IS NOT NULL ORDER BY id DESC LIMIT 1',
  );
  const { code } = message!;
  const verified = await me.call('verifyStepUp', { body: { otp_ref: otpRef, code } });
  return verified.body.data.step_up;
}

/** Tokens of several codes that confirmed a sale, without the rate limit on requests for codes. */
export async function stepUps(
  { db, clock }: TestApi,
  me: TestInvestor,
  { count, confirms }: { count: number; confirms: string },
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomUUID());
  const hash = (token: string) => createHash('sha256').update(token).digest();
  await db.query(
    `INSERT INTO step_ups (token_hash, user_id, session_id, purpose, sent_to, created_at, expires_at, confirms)
     SELECT h, $2, (SELECT id FROM sessions WHERE token_hash = $3), 'redeem', 'email', $4, $4::timestamptz + interval '5 minutes', $5
     FROM unnest($1::bytea[]) h`,
    [tokens.map(hash), me.userId, hash(me.token), clock.now(), confirms],
  );
  return tokens;
}

/** Books gold of an investor, as the payment of an order books it. `total` is in rupees. */
export async function bookGold(
  { db }: Pick<TestApi, 'db'>,
  { userId: investorId, portfolioId }: { userId: string; portfolioId: string },
  on: string,
  total: string,
  grams: string,
): Promise<void> {
  await db.tx((tx) =>
    post(tx, {
      ...{ kind: 'gold_purchase', investorId, portfolioId, subjectId: randomUUID(), valueDate: on },
      at: new Date(`${on}T10:00:00+05:30`),
      entries: [
        { account: cashInTransit(), commodity: 'INR', amount: `-${total}` },
        { account: providerPayable('gold'), commodity: 'INR', amount: total },
        { account: unitsIssued(), commodity: GOLD, amount: `-${grams}` },
        { account: unitsHeld(GOLD), commodity: GOLD, amount: grams },
      ],
    }),
  );
}
