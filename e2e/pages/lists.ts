import type { Investor } from '../people/investor.ts';

/** A screen whose rows are measured. */
export interface ListScreen {
  name: string;
  path: string;
  as?: () => Promise<Investor>;
}

/** Every screen that shows a list of things to choose from or to look through. */
export const LISTS: ListScreen[] = [
  { name: 'list of funds', path: '/mutual-funds/all' },
  { name: 'list of funds by size', path: '/mutual-funds/all?sort_by=aum&order=desc' },
  { name: 'mutual funds', path: '/mutual-funds' },
];
