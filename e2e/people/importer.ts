import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import { casText, type CasScheme } from '../../api/src/testing/casText.ts';
import { origin } from '../product/address.ts';
import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';
import { personAtRegistry } from './kyc.ts';

const PERIOD = { from: '2024-04-01', to: '2026-03-31' };

/** An investor whose PAN is known, with the text of a statement of two folios; one scheme is not known by ISIN. */
export interface Importer extends Investor {
  statement: string;
}

/** A new user with a statement that is applied and one that waits as a preview. */
export async function importer(db: Db): Promise<Importer> {
  const investor = await investorWithStatement(db);
  const applied = await upload(investor, `statement-${PERIOD.to}.txt`);
  await answer(investor, applied);
  await callApi('POST', `/api/v3/portfolio/imports/${applied}/apply.json`, {
    token: investor.token,
    body: {},
  });
  await upload(investor, 'next statement.txt');
  return investor;
}

/** A new user whose PAN is known, and whose statement is not uploaded yet. */
export async function investorWithStatement(db: Db): Promise<Importer> {
  const person = await personAtRegistry(db, 'NEW');
  const [fund] = await db.query<{ isin: string; name: string }>(
    'SELECT isin, name FROM schemes WHERE direct AND isin IS NOT NULL AND nav IS NOT NULL ORDER BY code LIMIT 1',
  );
  return { ...person, statement: casText(schemesOf(person.pan, fund!), PERIOD) };
}

function schemesOf(pan: string, fund: { isin: string; name: string }): CasScheme[] {
  const line = (on: string, units: string, amount: string, what: string) => ({
    on,
    units,
    amount,
    what,
    nav: '50.0000',
  });
  return [
    {
      ...{ folio: '777001 / 0', pan, name: fund.name, isin: fund.isin },
      lines: [
        line('2024-05-06', '100.000', '5,000.00', 'Purchase'),
        line('2024-09-05', '60.000', '3,000.00', 'Systematic Investment (1)'),
        { ...line('2025-11-03', '-40.000', '(2,480.00)', 'Redemption'), nav: '62.0000' },
      ],
    },
    {
      ...{
        folio: '777002 / 4',
        pan,
        name: 'Himgiri Special Situations Fund - Regular Plan - Growth',
        isin: null,
      },
      ...{ opening: '250.5', lines: [] },
    },
  ];
}

async function upload({ token, statement }: Importer, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([statement]), name);
  const sent = await fetch(`${origin}/api/v3/documents/statements.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body,
  });
  if (!sent.ok) throw new Error(`${name}: ${sent.status} ${await sent.text()}`);
  return ((await sent.json()) as { data: { id: string } }).data.id;
}

function answer({ token }: Investor, id: string): Promise<unknown> {
  const body = { answers: [{ folio: 1, scheme: 'unlisted' }] };
  return callApi('POST', `/api/v3/portfolio/imports/${id}/answers.json`, { token, body });
}

/** The page of the user's preview. */
export async function previewPath({ token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { id: string; applied_at: string | null }[] }>(
    'GET',
    '/api/v3/portfolio/imports.json',
    { token },
  );
  return `/import/${data.find(({ applied_at }) => applied_at === null)!.id}`;
}
