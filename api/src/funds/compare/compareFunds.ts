import { MOST_COMPARED, type CallReply } from '@sanchay/contracts';
import { portfolioOverlap, toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { Problem } from '../../platform/http/problem.ts';
import { holdingWeights } from '../inside/holdingWeights.ts';
import { knownScheme } from '../record/knownScheme.ts';
import { sentence } from '../sentences.ts';

type Comparison = CallReply<'compareFunds'>['data'];

const SHOWN = 5;

/**
 * What two to four funds, by codes or slugs joined by bars, have in common: each pair's shared holdings, and the
 * benchmark if all have the same. A pair of which one fund's book is not published has no overlap.
 * @throws Problem 400 `params_invalid` for one fund or more than four, 404 `not_found`.
 */
export async function compareFunds(q: Queries, codes: string): Promise<Comparison> {
  const asked = [...new Set(codes.split('|').filter(Boolean))];
  if (asked.length < 2 || asked.length > MOST_COMPARED) {
    const message = sentence('compare_count');
    throw new Problem(400, 'params_invalid', 'params_invalid', message, { errors: { codes: [message] } });
  }
  const schemes = [];
  for (const code of asked) schemes.push(await knownScheme(q, code));
  const books = await Promise.all(schemes.map((scheme) => holdingWeights(q, scheme)));
  const overlaps: Comparison['overlaps'] = [];
  for (const [left, a] of schemes.entries()) {
    for (const [offset, b] of schemes.slice(left + 1).entries()) {
      overlaps.push({ a: a.code, b: b.code, ...pairOf(books[left]!, books[left + 1 + offset]!) });
    }
  }
  const shared = new Set(schemes.map(({ benchmark_code }) => benchmark_code));
  const [benchmark] =
    shared.size === 1
      ? await q.query<{ code: string; name: string }>('SELECT code, name FROM indices WHERE code = $1', [
          schemes[0]!.benchmark_code,
        ])
      : [];
  return { benchmark: benchmark ?? null, overlaps };
}

type Book = Readonly<Record<string, number>> | null;

function pairOf(a: Book, b: Book): Pick<Comparison['overlaps'][number], 'overlap_pct' | 'shared'> {
  if (!a || !b) return { overlap_pct: null, shared: [] };
  const { overlapPct, holdings } = portfolioOverlap(a, b);
  return {
    overlap_pct: toWire(overlapPct, 2),
    shared: holdings
      .slice(0, SHOWN)
      .map(({ name, a: left, b: right }) => ({ name, a: toWire(left, 2), b: toWire(right, 2) })),
  };
}
