import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import type { MarketView } from './marketView.ts';
import { sentence } from './sentences.ts';

interface House {
  code: string;
  name: string;
  short_name: string;
  slug: string;
  available_for_purchase: number;
  rta_info: string;
  address: string;
  phone_number: string;
  website: string;
  contact_email: string;
  description: string;
}

function houses(q: Queries): Promise<House[]> {
  return q.query<House>('SELECT * FROM fund_houses ORDER BY name COLLATE "C"');
}

/** Fund houses with their contact details, by name. */
export async function amcList(q: Queries): Promise<CallReply<'amcList'>> {
  return (await houses(q)).map((house) => ({
    AMC_code: house.code,
    available_for_purchase: house.available_for_purchase,
    amc_name: house.name,
    image: '',
    short_code: house.short_name,
    rta_info: house.rta_info,
    address: house.address,
    phone_number: house.phone_number,
    website: house.website,
    login_url: house.website,
    contact_email: house.contact_email,
    description: house.description,
  }));
}

type FundAmc = CallReply<'fundAmcs'>['data']['funds'][number];

/** Fund houses that have listed schemes, with how many, by name. */
export function fundAmcs({ schemes }: MarketView): FundAmc[] {
  const found = new Map<string, FundAmc>();
  for (const { house } of schemes) {
    const { code, name, slug } = house;
    const entry = found.get(code) ?? { code, name, slug, schemes: 0 };
    found.set(code, { ...entry, schemes: entry.schemes + 1 });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The code of the house that a code or a slug names.
 * @throws Problem 404 `not_found`.
 */
export async function houseCode(q: Queries, codeOrSlug: string): Promise<string> {
  const [house] = await q.query<{ code: string }>(
    'SELECT code FROM fund_houses WHERE code = $1 OR slug = $1',
    [codeOrSlug],
  );
  if (!house) throw notFound(sentence('house_unknown'));
  return house.code;
}
