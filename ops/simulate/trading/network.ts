import { MINUTE, type Frame } from '../frame.ts';
import type { Random } from '../random.ts';

/** Delivers a message with the faults of a network: lost, several times, late and so in any order. */
export function deliver(frame: Frame, random: Random, arrive: () => void): void {
  if (random.chance(0.1)) return;
  for (let copy = random.chance(0.2) ? 3 : 1; copy > 0; copy -= 1)
    frame.later(random.chance(0.7) ? 0 : random.int(1, 30) * MINUTE, arrive);
}
