/** One way to get an area's code. */
export interface Step {
  /** The live release, or the one that was live before. */
  what: 'live' | 'previous';
  where: 'own' | 'second';
  /** 0 for the first time from there. */
  repeat: number;
}

const REPEATS = 2;

/** The order after a crash: the release of before, and the broken one only where there is no other. */
export const AFTER_CRASH: readonly Step[] = [
  { what: 'previous', where: 'own', repeat: 0 },
  { what: 'live', where: 'own', repeat: 0 },
];

/**
 * The order in which code is looked for: the live release, twice more after pauses, then the second origin where one
 * is set, then the release that was live before.
 */
export function courseOf(second: boolean): Step[] {
  const from = (what: Step['what'], repeats: number): Step[] => [
    ...Array.from({ length: repeats + 1 }, (_, repeat): Step => ({ what, where: 'own', repeat })),
    ...(second ? [{ what, where: 'second', repeat: 0 } as const] : []),
  ];
  return [...from('live', REPEATS), ...from('previous', 0)];
}
