import { startErrorService } from '../kit/reporting.ts';
import { traceMount } from './mountTrace.ts';
import type { MountRecord } from '../kit/mountRecord.ts';

/** A clock that shows what it was last set to. */
function clock() {
  let at = 0;
  return { now: () => at, set: (to: number) => void (at = to) };
}

const measures = (): [string, number, number][] =>
  performance
    .getEntriesByType('measure')
    .map(({ name, startTime, duration }): [string, number, number] => [name, startTime, duration])
    .sort(([a], [b]) => (a < b ? -1 : 1));

afterEach(() => performance.clearMeasures());

test('X9 · a mount stands in the timeline with its phases, and goes to the error service once it is there', async () => {
  const { now, set } = clock();
  set(10);
  const trace = traceMount('mfe-gold', now);
  trace.phase('resolve');
  set(30);
  trace.phase('load');
  set(90);
  trace.phase('evaluate', 80);
  trace.phase('mount');
  set(120);
  trace.end('mounted', '1.0.0-a', 'gold-team');
  trace.phase('load');
  trace.end('timeout', '1.0.0-b', 'gold-team');
  expect(measures()).toEqual([
    ['sanchay.mount mfe-gold', 10, 110],
    ['sanchay.mount mfe-gold evaluate', 80, 10],
    ['sanchay.mount mfe-gold load', 30, 50],
    ['sanchay.mount mfe-gold mount', 90, 30],
    ['sanchay.mount mfe-gold resolve', 10, 20],
  ]);
  const records: MountRecord[] = [];
  await startErrorService('https://key@errors.example/1', async () => ({
    error: () => undefined,
    mount: (record) => void records.push(record),
  }));
  // Mounts of other tests of this file wait for the service too.
  expect(records.filter(({ owner }) => owner === 'gold-team')).toEqual([
    {
      remote: 'mfe-gold',
      release: '1.0.0-a',
      owner: 'gold-team',
      outcome: 'mounted',
      start: 10,
      end: 120,
      phases: [
        { name: 'resolve', start: 10, end: 30 },
        { name: 'load', start: 30, end: 80 },
        { name: 'evaluate', start: 80, end: 90 },
        { name: 'mount', start: 90, end: 120 },
      ],
    },
  ]);
});

test('X9 · a long visit piles nothing up: the newest mount of each remote stands, the others’ stay', () => {
  const { now, set } = clock();
  for (const [remote, at] of [
    ['mfe-gold', 1],
    ['mfe-gold-loans', 2],
    ['mfe-gold', 3],
  ] as const) {
    set(at);
    const trace = traceMount(remote, now);
    trace.phase('load');
    set(at + 1);
    trace.end('mounted', '1', 'x');
  }
  expect(measures()).toEqual([
    ['sanchay.mount mfe-gold', 3, 1],
    ['sanchay.mount mfe-gold load', 3, 1],
    ['sanchay.mount mfe-gold-loans', 2, 1],
    ['sanchay.mount mfe-gold-loans load', 2, 1],
  ]);
});
