import type { Translate } from '@sanchay/i18n';
import type { FormField } from './ListForm.tsx';
import { SHARE_ORDERS } from './listAddress.ts';

type Facet = readonly { value: string; count: number }[];

/** The search box of a list of shares, labelled with the list it searches. */
export const searchField = (t: Translate, label: string): FormField => ({
  kind: 'search',
  name: 'search',
  label,
  hint: t('form.searchHint'),
});

/** A choice among values with their counts; the value of the address stays although nothing has it. */
export function facetField(
  name: string,
  label: string,
  any: string,
  facet: Facet,
  chosen: string,
  messageOf: (value: string) => string,
): FormField {
  const known = facet.map(({ value, count }) => ({ value, label: `${messageOf(value)} (${count})` }));
  const missing = chosen !== '' && !facet.some(({ value }) => value === chosen);
  const options = [
    { value: '', label: any },
    ...known.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    ...(missing ? [{ value: chosen, label: messageOf(chosen) }] : []),
  ];
  return { kind: 'select', name, label, options };
}

/** By what a list of shares is sorted. */
export const orderField = (t: Translate): FormField => ({
  kind: 'select',
  name: 'sort',
  label: t('form.sort'),
  options: SHARE_ORDERS.map((value) => ({ value, label: t(`order.${value}`) })),
});
