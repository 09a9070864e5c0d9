import { FUND_SORTS } from '@sanchay/contracts';
import {
  changed,
  CHOICES,
  LIST_PATH,
  readListQuery,
  TRAITS,
  type Choice,
  type ListQuery,
  type Trait,
} from './listQuery.ts';
import { LIST_FORM } from './withoutCode.ts';

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** What checking or unchecking a box of a filter requests; null for a box of something else. */
function ticked({ name, value, checked }: HTMLInputElement, query: ListQuery): ListQuery | null {
  if (isOneOf<Choice>(CHOICES, name)) {
    const others = query[name].filter((other) => other !== value);
    return changed(query, { [name]: checked ? others : [...query[name], value] });
  }
  if (Object.hasOwn(TRAITS, name)) return changed(query, { [name as Trait]: checked ? null : value });
  return null;
}

/**
 * The lists that a press on an element of the page may lead to next: that of a link, of a filter's box, or of each order
 * that the choice of orders offers.
 * @param query the list of now
 */
export function queriesBehind(element: Element, query: ListQuery): ListQuery[] {
  const link = element.closest('a');
  if (link) {
    const within = link.origin === globalThis.location.origin && link.pathname === LIST_PATH;
    return within ? [readListQuery(new URLSearchParams(link.search))] : [];
  }
  const control = element.closest<HTMLSelectElement>('select') ?? element.closest('label')?.control;
  // A sheet's boxes change a draft, whose rows are not shown yet.
  if (!control || control.getAttribute('form') !== LIST_FORM || control.closest('dialog')) return [];
  if (control instanceof HTMLSelectElement) {
    const orders = control.name === 'sort_by' ? [...control.options].map(({ value }) => value) : [];
    return FUND_SORTS.filter((sort) => sort !== query.sort_by && orders.includes(sort)).map((sort_by) =>
      changed(query, { sort_by }),
    );
  }
  const next = control instanceof HTMLInputElement ? ticked(control, query) : null;
  return next ? [next] : [];
}
