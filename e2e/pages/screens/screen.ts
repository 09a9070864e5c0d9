import type { Db } from '../../../api/src/db/pool.ts';
import type { Investor } from '../../people/investor.ts';

/** One screen of the product, as a user reaches it. */
export interface Screen {
  name: string;
  /** Who looks at it; nobody is signed in without. */
  as?: (db: Db) => Promise<Investor>;
  path: string | ((db: Db, investor?: Investor) => Promise<string>);
  /** Its pattern in the route table, where only the database determines the path. */
  route?: string;
  /** Its heading is a name, which is not translated. */
  named?: boolean;
  /** Shows what another screen of the short run shows, with other figures: only the full run looks at it. */
  alike?: boolean;
  /** What the console logs on it by intention. */
  allows?: RegExp;
}
