import { SEARCH_KINDS, type CallReply, type SearchGroup, type SearchKind } from '@sanchay/contracts';
import type { Db } from '../db/pool.ts';
import { bestFunds } from '../funds/index.ts';
import { matchedParts, PREFIX, scoreRows, tokensIn } from '../tokens/index.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import type { Entry } from './entry.ts';
import { fundEntry } from './fundEntry.ts';
import { searchItem, type Language } from './searchItem.ts';

type Found = CallReply<'globalSearch'>['data'];

/** Results of one kind that are sent. */
const PER_GROUP = 5;
/** Words of a query that count: the longest names of schemes have 16. */
const MOST_TOKENS = 24;

interface Hits {
  kind: SearchKind;
  total: number;
  /** Of the best: how well it answers, and how much of its title does. */
  score: number;
  titled: number;
  entries: Entry[];
}

/**
 * Results for the tokens of a query, in groups by kind, the best group first. Typos are tolerated only where nothing
 * of any kind is spelt as in the query.
 */
export async function globalSearch(db: Db, text: string, language: Language): Promise<Found> {
  const tokens = [...new Set(tokensIn(text))].slice(0, MOST_TOKENS);
  const query = tokens.join(' ');
  if (tokens.length === 0) return { query, groups: [] };
  const catalogue = await catalogueOf(db);
  const hits = [fundHits(catalogue, query), ...otherHits(catalogue, query)].filter(({ total }) => total > 0);
  const spelt = PREFIX * tokens.length;
  const exact = hits.some(({ score }) => score >= spelt);
  const groups = hits
    .filter(({ score }) => !exact || score >= spelt)
    .sort((a, b) => b.score - a.score || b.titled - a.titled || place(a) - place(b))
    .map(({ kind, total, entries }): SearchGroup => ({
      kind,
      total,
      items: entries.map((entry) => searchItem(entry, language, query)),
    }));
  return { query, groups };
}

/** 2 when a title is the query and nothing else, 1 when some of it answers, else 0. */
function titledBy({ title }: Entry, query: string): number {
  const titles = [title.en, title.hi];
  if (titles.some((text) => tokensIn(text).join(' ') === query)) return 2;
  return titles.some((text) => matchedParts(text, query).length > 0) ? 1 : 0;
}

const place = ({ kind }: Hits): number => SEARCH_KINDS.indexOf(kind);

function fundHits({ funds }: Catalogue, query: string): Hits {
  const { total, best } = bestFunds(funds, query, PER_GROUP);
  const entries = best.map(({ scheme }) => fundEntry(scheme));
  return {
    kind: 'mutual_fund',
    total,
    score: best[0]?.score ?? 0,
    titled: entries[0] ? titledBy(entries[0], query) : 0,
    entries,
  };
}

function otherHits({ others, tokens }: Catalogue, query: string): Hits[] {
  const scores = scoreRows(tokens, query)!;
  const found = others
    .map((entry, row) => ({ entry, score: scores[row]! }))
    .filter(({ score }) => score > 0)
    .map(({ entry, score }) => ({ entry, score, titled: titledBy(entry, query) }))
    .sort((a, b) => b.score - a.score || b.titled - a.titled);
  return [...Map.groupBy(found, ({ entry }) => entry.kind)].map(([kind, group]) => ({
    kind,
    total: group.length,
    score: group[0]!.score,
    titled: group[0]!.titled,
    entries: group.slice(0, PER_GROUP).map(({ entry }) => entry),
  }));
}
