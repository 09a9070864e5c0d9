import { boom } from './boom.ts';

if (boom() === 'evaluation') throw new Error('boom while a lazy chunk is evaluated');

/** Comes in a chunk that throws before it exports anything, as long as the address requests it. */
export default function Stillborn() {
  return <p>The stillborn part is here</p>;
}
