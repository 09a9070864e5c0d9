/** Randomness that a seed repeats exactly (sfc32, seeded through splitmix32). */
export interface Random {
  /** From 0 up to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with that probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** @param seed any whole numbers; the same ones give the same sequence */
export function seededRandom(...seed: number[]): Random {
  let state = seed.reduce((mixed, part) => splitmix(mixed ^ part), 0x9e3779b9);
  const word = () => (state = splitmix(state));
  let [a, b, c, counter] = [word(), word(), word(), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)]!,
  };
}

function splitmix(value: number): number {
  let mixed = (value + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
