import type { Screen } from './screen.ts';

/** The screens of a visit that a run checks: a short run leaves out those that are known to be unfinished. */
export function checkedScreens<S extends Pick<Screen, 'unfinished'>>(
  visit: readonly S[],
  full: boolean,
): S[] {
  return visit.filter(({ unfinished }) => full || unfinished === undefined);
}
