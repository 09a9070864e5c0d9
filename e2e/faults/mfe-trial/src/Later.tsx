import { lazy, Suspense, useEffect, useState } from 'react';
import { litter, spin } from './boom.ts';

const Second = lazy(() => import('./Second.tsx'));

const SPIN_MS = 1_800;
const kinds = ['render', 'effect', 'event', 'promise', 'leave', 'spin', 'second'] as const;
type Break = (typeof kinds)[number];

function Broken({ how }: { how: Break | null }) {
  useEffect(() => {
    if (how === 'effect') throw new Error('boom in an effect of a lazy chunk');
    if (how !== 'leave') return;
    litter();
    return () => {
      throw new Error('boom when a lazy chunk is left');
    };
  }, [how]);
  if (how === 'render') throw new Error('boom while a lazy chunk renders');
  return how === 'second' ? <Second /> : null;
}

/** Comes in a chunk of its own, and breaks in every way that a first chunk does. */
export default function Later() {
  const [how, setHow] = useState<Break | null>(null);
  const [count, setCount] = useState(0);
  const hurt = (kind: Break) => {
    if (kind === 'event') throw new Error('boom in an event of a lazy chunk');
    if (kind === 'promise') void Promise.reject(new Error('boom in a promise of a lazy chunk'));
    if (kind === 'spin') spin(SPIN_MS);
    setHow(kind);
  };
  return (
    <section aria-label="Later">
      <p>The later part is here</p>
      <p>Lazily pressed {count} times</p>
      <button onClick={() => setCount((before) => before + 1)}>Count lazily</button>
      {kinds.map((kind) => (
        <button key={kind} onClick={() => hurt(kind)}>
          Break lazily: {kind}
        </button>
      ))}
      <Suspense fallback={<p>Waiting for the second part</p>}>
        <Broken how={how} />
      </Suspense>
    </section>
  );
}
