import type { CallReply } from '@sanchay/contracts';

export type FamilyData = CallReply<'family'>['data'];
type Shown = Pick<FamilyData, 'totals' | 'allocation' | 'members'>;

/** The whole family, or one member of it; an unknown one, such as after the access has ended, is the whole family. */
export function familyShown(family: FamilyData, member: string | null): Shown {
  const one = family.members.find(({ portfolio_id: id }) => String(id) === member);
  if (!one) return family;
  return { totals: one, allocation: one.allocation, members: [one] };
}

/** The message key of a class that the API names in English. */
export function groupOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^money /, '')
    .replaceAll(' ', '_');
}
