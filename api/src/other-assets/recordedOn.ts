import type { OtherAssetType } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { investedOn } from './recordedSource.ts';
import { assetRows } from './store.ts';
import { valueOn } from './view.ts';

/** A recorded asset at the end of a day. */
export interface RecordedHolding {
  id: string;
  type: OtherAssetType;
  name: string;
  /** Rupees; negative for what is owed. */
  value: number;
  /** Rupees paid in less those taken out; null where payments are not known. */
  invested: number | null;
}

/** The recorded assets of a portfolio at the end of an ISO day, and the day of the first entry of all; null for none. */
export async function recordedOn(
  q: Queries,
  portfolioId: string,
  date: string,
): Promise<{ first: string | null; held: RecordedHolding[] }> {
  const rows = await assetRows(q, portfolioId);
  const days = rows.flatMap(({ entries }) => entries.map(({ on }) => on));
  const held = rows.map((row) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    value: valueOn(row, date),
    invested: investedOn(row, [date])?.[0] ?? null,
  }));
  return { first: days.toSorted()[0] ?? null, held: held.filter(({ value }) => value !== 0) };
}
