import { readNumber } from '../address/readNumber.ts';

/** Where somebody lives, as the API names it, largest first. */
export const CITIES = ['metro', 'city', 'town'] as const;
export type City = (typeof CITIES)[number];

export const AGE_RANGE = { min: 18, max: 65 } as const;
export const MOST_CHILDREN = 4;

/** Who is to be covered. */
export interface Family {
  /** One or two ages in years. */
  ages: number[];
  children: number;
  city: City;
}

const USUAL_AGES = [34, 32];
// Beyond this nothing is counted; what can be insured is for the insurers to say.
const OLDEST = 120;

/** The family of an address: `ages=34,32&children=1&city=metro`. */
export function familyOf(query: URLSearchParams): Family {
  const ages = (query.get('ages') ?? '')
    .split(',')
    .filter((text) => /^\d{1,3}$/.test(text))
    .slice(0, 2)
    .map((text) => Math.min(OLDEST, Number(text)));
  const city = CITIES.find((name) => name === query.get('city')) ?? 'metro';
  const children = Math.round(readNumber(query, 'children', { min: 0, max: MOST_CHILDREN, usual: 1 }));
  return { ages: ages.length > 0 ? ages : USUAL_AGES, children, city };
}

/** The address of a family, without the leading `?`. */
export function familyQuery({ ages, children, city }: Family): string {
  return `ages=${ages.join(',')}&children=${children}&city=${city}`;
}
