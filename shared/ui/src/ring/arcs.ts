/** One part of a ring whose circumference is 100. */
export interface Arc {
  start: number;
  /** Length that is drawn: a little less than the share, so that neighbours stand apart. */
  drawn: number;
  /** 0 to 1. */
  share: number;
}

const GAP = 0.8;

/** Lays values around a ring. What is not positive takes no room. */
export function arcs(values: readonly number[]): Arc[] {
  const held = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0));
  const total = held.reduce((sum, value) => sum + value, 0);
  const several = held.filter((value) => value > 0).length > 1;
  let start = 0;
  return held.map((value) => {
    const share = total > 0 ? value / total : 0;
    const arc = { start, share, drawn: several ? Math.max(0, share * 100 - GAP) : share * 100 };
    start += share * 100;
    return arc;
  });
}
