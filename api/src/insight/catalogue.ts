import type { Db } from '../db/pool.ts';
import { marketVersion, marketView, sharesVersion, type MarketView } from '../funds/index.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import type { Entry } from './entry.ts';
import { fundEntry } from './fundEntry.ts';
import { helpEntries } from './helpEntries.ts';
import { instrumentEntries, tradedEntries } from './instruments.ts';
import { siteEntries } from './sitePages.ts';

/** Everything that can be found, as of one version of the market. */
export interface Catalogue {
  funds: MarketView;
  /** All but funds, which have an index of their own. */
  others: Entry[];
  tokens: TokenIndex;
  /** By id. */
  find(id: string): Entry | null;
}

const kept = new WeakMap<Db, { version: number; catalogue: Promise<Catalogue> }>();

const traded = new WeakMap<Catalogue, { version: string; catalogue: Promise<Catalogue> }>();

/** The catalogue as the database has it now; kept until the market's version moves or a share is traded. */
export async function catalogueOf(db: Db): Promise<Catalogue> {
  const market = await marketCatalogue(db);
  const version = await sharesVersion(db);
  const known = traded.get(market);
  if (known?.version === version) return known.catalogue;
  const catalogue = withTrades(db, market);
  traded.set(market, { version, catalogue });
  catalogue.catch(() => traded.delete(market));
  return catalogue;
}

/** The same entries with the last prices of shares: their words, and with them the index, stay. */
async function withTrades(db: Db, market: Catalogue): Promise<Catalogue> {
  const entries = new Map((await tradedEntries(db)).map((entry) => [entry.id, entry]));
  if (entries.size === 0) return market;
  return {
    ...market,
    others: market.others.map((entry) => entries.get(entry.id) ?? entry),
    find: (id) => entries.get(id) ?? market.find(id),
  };
}

async function marketCatalogue(db: Db): Promise<Catalogue> {
  const version = await marketVersion(db);
  const known = kept.get(db);
  if (known?.version === version) return known.catalogue;
  const catalogue = makeCatalogue(db, version);
  kept.set(db, { version, catalogue });
  // One that could not be made is not kept.
  catalogue.catch(() => kept.delete(db));
  return catalogue;
}

async function makeCatalogue(db: Db, version: number): Promise<Catalogue> {
  const [funds, instruments] = await Promise.all([marketView(db, version), instrumentEntries(db)]);
  const others = [...siteEntries, ...helpEntries(), ...instruments];
  const byId = new Map<string, Entry>();
  for (const scheme of funds.schemes) {
    const entry = fundEntry(scheme);
    byId.set(entry.id, entry);
  }
  for (const entry of others) byId.set(entry.id, entry);
  return {
    funds,
    others,
    tokens: buildTokenIndex(others.map(({ title, also }) => `${title.en} ${title.hi} ${also}`)),
    find: (id) => byId.get(id) ?? null,
  };
}
