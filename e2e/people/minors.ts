import type { Db } from '../../api/src/db/pool.ts';
import { giveBank } from './bank.ts';
import { callApi } from './callApi.ts';
import { putIntoCart } from './cart.ts';
import { readyInvestor, type Investor } from './investor.ts';
import { confirmedOtp } from './otp.ts';
import { giveUnits } from './units.ts';

/** Tables about an account itself, not about what is in it. */
const OF_THE_ACCOUNT = ['portfolios', 'minors', 'portfolio_applicants', 'kyc_records', 'risk_profiles'];

/** A user with units, an order in the cart and a SIP. */
export async function investorWithFunds(db: Db, code: string): Promise<Investor> {
  const investor = await readyInvestor(db, 'Ila Rao');
  await giveBank(db, investor);
  await giveUnits(db, investor, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  await putIntoCart(investor, { code, type: 'buy', amount: 1_000 });
  await startSip(investor, { code, from: '2026-12-05' });
  return investor;
}

/** Adds a child who is ready to invest to a user, and opens the account of the child. @returns its UUID */
export async function openChild(db: Db, { token }: Investor): Promise<string> {
  const child = { name: 'Anaya Rao', date_of_birth: '2015-03-15', relation: 'mother' };
  const body = { ...child, clubbed: true, consent: true };
  const { data } = await callApi<{ data: { portfolio_id: number } }>('POST', '/api/v3/family/minors.json', {
    ...{ token, body },
  });
  const [account] = await db.query<{ id: string }>(
    `UPDATE portfolios SET onboarding_state = 13, aof_status = 'verified' WHERE number = $1 RETURNING id`,
    [data.portfolio_id],
  );
  await callApi('POST', `/api/v3/portfolio/switch/${account!.id}.json`, { token, body: {} });
  return account!.id;
}

/** Makes everything in the own account of a user that of a child, whose account the user opens as guardian. */
export async function becomeGuardian(db: Db, investor: Investor): Promise<void> {
  const [own] = await db.query<{ id: string }>(
    `UPDATE portfolios SET onboarding_state = greatest(onboarding_state, 13) WHERE id = (
       SELECT p.id FROM portfolios p JOIN users u ON u.id = p.owner_id WHERE u.email = $1 ORDER BY p.number LIMIT 1)
     RETURNING id`,
    [investor.email],
  );
  const childs = await openChild(db, investor);
  const tables = await db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'portfolio_id'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)`,
    [OF_THE_ACCOUNT],
  );
  await db.tx(async (tx) => {
    await tx.query(`SET LOCAL session_replication_role = 'replica'`);
    for (const { name } of tables)
      await tx.query(`UPDATE ${name} SET portfolio_id = $2 WHERE portfolio_id = $1`, [own!.id, childs]);
  });
}

/** Starts a monthly SIP of ₹1,000 through the API as a user who agrees and confirms with an OTP. @returns its id */
async function startSip(investor: Investor, { code, from }: { code: string; from: string }): Promise<string> {
  const { token } = investor;
  const terms = { kind: 'sip', code, amount: 1_000, frequency: 'monthly', start_date: from };
  const query = new URLSearchParams(Object.entries(terms).map(([name, value]) => [name, String(value)]));
  const { data: preview } = await callApi<{ data: { consent: { hash: string } } }>(
    'GET',
    `/api/v3/systematic_preview.json?${query}`,
    { token },
  );
  const { hash } = preview.consent;
  const step_up_code = await confirmedOtp(investor, 'systematic', hash);
  const body = { ...terms, consent_hash: hash, step_up_code };
  const { data } = await callApi<{ data: { id: string } }>('POST', '/api/v3/systematic.json', {
    token,
    body,
  });
  return data.id;
}
