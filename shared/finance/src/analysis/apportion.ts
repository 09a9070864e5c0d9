/**
 * A whole split by exact weights into integers that add up to it: each is its exact share rounded down, and the largest
 * remainders get what is left (largest remainder method). Zeros when the weights add up to nothing.
 */
export function apportion(weights: readonly bigint[], whole: bigint): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum <= 0n) return weights.map(() => 0n);
  const shares = weights.map((weight, index) => {
    const exact = weight * whole;
    const down = floorDivide(exact, sum);
    return { index, down, left: exact - down * sum };
  });
  const short = Number(whole - shares.reduce((total, { down }) => total + down, 0n));
  const raised = new Set(
    shares
      .toSorted((a, b) => compare(b.left, a.left) || a.index - b.index)
      .slice(0, short)
      .map(({ index }) => index),
  );
  return shares.map(({ index, down }) => (raised.has(index) ? down + 1n : down));
}

function floorDivide(value: bigint, by: bigint): bigint {
  const cut = value / by;
  return value < 0n && cut * by !== value ? cut - 1n : cut;
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
