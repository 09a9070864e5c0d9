import { pick } from './navs/noise.ts';

const FIRST: readonly string[] = [
  'Ira',
  'Kabir',
  'Leela',
  'Nakul',
  'Omana',
  'Pranav',
  'Rukmini',
  'Siddhant',
  'Tanvi',
  'Varun',
  'Yamini',
  'Zubin',
];
const LAST: readonly string[] = [
  'Adhikar',
  'Bhatkande',
  'Chowdhurie',
  'Dharmesh',
  'Iyenkar',
  'Joshipura',
  'Kulkarne',
  'Mehrotri',
  'Naidoo',
  'Palekari',
  'Rangani',
  'Sethuraj',
];

/** An invented fund manager. */
export function managerOf(seed: number, stream: number): string {
  return `${pick(FIRST, seed, stream, 11)} ${pick(LAST, seed, stream, 12)}`;
}
