import type { CallReply } from '@sanchay/contracts';

/** Path of the page of a fund house. It loads as a page of its own. */
export const housePath = (slug: string): string => `/explore/funds/${encodeURIComponent(slug)}`;

type Amc = CallReply<'fundAmcs'>['data']['funds'][number];
type Contact = CallReply<'amcList'>[number];

/** A fund house with its contact details, or null when none has the slug. */
export function houseOf(
  amcs: readonly Amc[],
  contacts: CallReply<'amcList'>,
  slug: string,
): (Amc & { contact: Contact | null }) | null {
  const amc = amcs.find((each) => each.slug === slug.toLowerCase());
  if (!amc) return null;
  return { ...amc, contact: contacts.find(({ AMC_code }) => AMC_code === amc.code) ?? null };
}
