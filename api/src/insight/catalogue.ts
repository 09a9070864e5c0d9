import type { Db } from '../db/pool.ts';
import { marketVersion, marketView, type MarketView } from '../funds/index.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import type { Entry } from './entry.ts';
import { fundEntry } from './fundEntry.ts';
import { helpEntries } from './helpEntries.ts';
import { instrumentEntries } from './instruments.ts';
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

/** The catalogue as the database has it now; kept until the market's version moves. */
export async function catalogueOf(db: Db): Promise<Catalogue> {
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
