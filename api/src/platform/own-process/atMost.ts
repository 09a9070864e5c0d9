/**
 * Runs work when fewer than `most` others run. Up to `waiting` wait for their turn, in the order in which they came;
 * more are refused with null.
 */
export function atMost(
  most: number,
  waiting = 0,
): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (line.length >= waiting) return null;
      // The turn of one that ends goes to the first in the line.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
