/*
 * The sandbox draws its chance from hashes of (seed, stream, day) instead of a running generator, so that the
 * number of any day is known without the days before it: a later day continues what the seed began.
 */

const { imul } = Math;
const SQRT_3 = Math.sqrt(3);
const LARGEST_16_BITS = 65_535;

function mix(value: number): number {
  let h = value;
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A whole number from 0 to 2^32 - 1 that depends on all three. */
export function hash32(seed: number, stream: number, day: number): number {
  return mix(mix(mix(seed | 0) ^ (stream | 0)) + imul(day, 0x9e3779b1));
}

/** A number from 0 up to but not including 1. */
export function uniform(seed: number, stream: number, day: number): number {
  return hash32(seed, stream, day) / 4_294_967_296;
}

/** The sum of four 16-bit numbers: whole, so that sums over many days are exact in any order. */
export function fourDice(seed: number, stream: number, day: number): number {
  const a = hash32(seed, stream, day);
  const b = mix(a ^ 0x5bd1e995);
  return (a & 0xffff) + (a >>> 16) + (b & 0xffff) + (b >>> 16);
}

/** A sum of four dice less what is expected of it, in standard deviations. */
export function deviations(sum: number, expected: number = 2 * LARGEST_16_BITS): number {
  return ((sum - expected) / LARGEST_16_BITS) * SQRT_3;
}

/** Roughly normal, mean 0 and deviation 1, never beyond 3.47: the sum of four uniforms. */
export function gauss(seed: number, stream: number, day: number): number {
  return deviations(fourDice(seed, stream, day));
}

/** The stream number of a name: FNV-1a over its UTF-16 units. */
export function streamOf(name: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) h = imul(h ^ name.charCodeAt(index), 0x01000193);
  return h >>> 0;
}

/** One element of a list, chosen by name and purpose. */
export function pick<T>(list: readonly T[], seed: number, stream: number, purpose: number): T {
  return list[Math.floor(uniform(seed, stream, purpose) * list.length)]!;
}
