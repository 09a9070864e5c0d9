import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageTitle } from '@sanchay/remote-kit';
import { boom } from './boom.ts';

const Later = lazy(() => import('./Later.tsx'));
const Stillborn = lazy(() => import('./Stillborn.tsx'));

const kinds = ['render', 'effect', 'event', 'promise', 'later', 'stillborn'] as const;
type Break = (typeof kinds)[number];

/** Breaks that an address may ask of the first commit. */
const firstBreaks = ['render', 'effect'] as const;

function Broken({ how }: { how: Break | null }) {
  useEffect(() => {
    if (how === 'effect') throw new Error('boom in an effect');
  }, [how]);
  if (how === 'render') throw new Error('boom while rendering');
  if (how === 'stillborn') return <Stillborn />;
  return how === 'later' ? <Later /> : null;
}

/** A screen whose buttons break it in every way that React handles. */
export function TrialPage() {
  usePageTitle('Trial');
  const [how, setHow] = useState<Break | null>(() => firstBreaks.find((kind) => kind === boom()) ?? null);
  const [count, setCount] = useState(0);
  const [note, setNote] = useState('');
  const hurt = (kind: Break) => {
    if (kind === 'event') throw new Error('boom in an event');
    if (kind === 'promise') void Promise.reject(new Error('boom in a promise'));
    setHow(kind);
  };
  return (
    <section>
      <h1>Trial</h1>
      <p>Pressed {count} times</p>
      <button onClick={() => setCount((before) => before + 1)}>Count</button>
      {kinds.map((kind) => (
        <button key={kind} onClick={() => hurt(kind)}>
          Break: {kind}
        </button>
      ))}
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Suspense fallback={<p>Waiting</p>}>
        <Broken how={how} />
      </Suspense>
    </section>
  );
}
