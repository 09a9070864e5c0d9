/**
 * The line that a key makes active among `count`, or undefined when the key is the field's own. Null is none: the
 * arrows go round through it. Home and End move among the lines only while one is active.
 */
export function nextActive(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    default:
      return undefined;
  }
}
