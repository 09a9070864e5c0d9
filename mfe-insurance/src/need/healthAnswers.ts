import type { AddressReader } from '@sanchay/remote-kit';

/** Where the user lives, as the API names it, largest first. */
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
// Beyond this nothing is counted; what can be insured is for the insurers to decide.
const OLDEST = 120;

/** The family of an address: `ages=34,32&children=1&city=metro`. */
export function familyOf(address: AddressReader): Family {
  return {
    ages: address.value('ages', USUAL_AGES, agesIn),
    children: address.number('children', { min: 0, max: MOST_CHILDREN, usual: 1, multiple: 1 }),
    city: address.choice('city', CITIES, 'metro'),
  };
}

function agesIn(text: string): number[] | null {
  const ages = text.split(',').map((one) => (/^\d{1,3}$/.test(one) ? Number(one) : Infinity));
  return ages.length <= 2 && ages.every((age) => age <= OLDEST) ? ages : null;
}

/** The address of a family, without the leading `?`. */
export function familyQuery({ ages, children, city }: Family): string {
  return `ages=${ages.join(',')}&children=${children}&city=${city}`;
}
