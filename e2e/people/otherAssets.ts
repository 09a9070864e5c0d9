import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from './callApi.ts';
import { readyInvestor, type Investor } from './investor.ts';

const NONE = { rate_percentage: null, compounding: null, matures_on: null, grams: null };
const ASSETS = [
  {
    ...{
      ...NONE,
      type: 'bank_deposit',
      name: 'State Bank of India fixed deposit, 5 years',
      rate_percentage: 7,
    },
    ...{ compounding: 4, matures_on: '2030-06-01' },
    entries: [{ on: '2025-06-01', kind: 'paid_in', amount: 200_000 }],
  },
  {
    ...{ ...NONE, type: 'property', name: 'Flat in Pune' },
    entries: [
      { on: '2016-04-01', kind: 'paid_in', amount: 4_500_000 },
      { on: '2026-04-01', kind: 'value', amount: 8_250_000 },
    ],
  },
  {
    ...{ ...NONE, type: 'loan', name: 'Home loan' },
    entries: [{ on: '2026-09-01', kind: 'value', amount: 1_740_500 }],
  },
];

/** A new user who recorded a deposit, a flat and a loan. */
export async function investorWithOtherAssets(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  for (const body of ASSETS)
    await callApi('POST', '/api/v3/portfolio/other-assets.json', { token: investor.token, body });
  return investor;
}

/** The page of the user's first recorded asset. */
export async function otherAssetPath(investor: Investor): Promise<string> {
  return `/portfolio/other-assets/${(await firstAsset(investor)).id}`;
}

/** The calculation of the same asset. */
export async function otherAssetCalculation(investor: Investor): Promise<string> {
  const { id, type } = await firstAsset(investor);
  return `/portfolio/calculation?source=manual&asset=${type}&id=${id}`;
}

async function firstAsset({ token }: Investor): Promise<{ id: string; type: string }> {
  const { data } = await callApi<{ data: { assets: { id: string; type: string }[] } }>(
    'GET',
    '/api/v3/portfolio/other-assets.json',
    { token },
  );
  return data.assets[0]!;
}
