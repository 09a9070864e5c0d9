/** Negative when the version `a` (`1.4.2-a1b2`) is lower than `b`; what follows the hyphen does not count. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('-')[0]!.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = left![place]! - right![place]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
