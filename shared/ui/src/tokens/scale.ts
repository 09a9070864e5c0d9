import type { Space } from './tokens.ts';

/** A distance on the 4 px grid: `space(4)` is 16 px. */
export function space(steps: Space): string {
  return steps === 0 ? '0' : `var(--space-${steps})`;
}
