/** The query parameter that opens the search, with its words (specification, section 2). */
const PARAMETER = 'searchTerm';
/** Characters of a term that are taken from an address. */
export const LONGEST_TERM = 200;

/** Controls, marks of direction and other signs that cannot be seen; joiners of Indian scripts stay. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const JOINERS = /[\u200c\u200d]/;

/** What was typed or came by a link, without what cannot be seen and not longer than the field takes. */
export function visibleTerm(text: string): string {
  const seen = text.slice(0, 20 * LONGEST_TERM).replace(UNSEEN, (sign) => (JOINERS.test(sign) ? sign : ' '));
  return [...seen].slice(0, LONGEST_TERM).join('').trimStart();
}

/** The term of an address, or null when it does not open the search. */
export function termOf(search: string): string | null {
  const term = new URLSearchParams(search).get(PARAMETER);
  return term === null ? null : visibleTerm(term);
}

/** The same address with another term; null takes the parameter away. */
export function withTerm({ pathname, search, hash }: Location, term: string | null): string {
  const query = new URLSearchParams(search);
  if (term === null) query.delete(PARAMETER);
  else query.set(PARAMETER, term);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}
