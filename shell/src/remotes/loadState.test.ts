import { AFTER_CRASH, courseOf } from './course.ts';
import { advance, faceOf, idle, isWorking, type LoadEvent, type LoadState } from './loadState.ts';

const course = courseOf(true);
const at = (phase: LoadState['phase'], over: Partial<LoadState> = {}): LoadState => ({
  ...idle,
  course,
  phase,
  ...over,
});
const failed = (
  kind: 'network' | 'integrity' | 'contract' | 'mount',
  scope: 'again' | 'address' | 'release' | 'visit',
) => ({ type: 'failed', kind, scope }) as const;

test('X5 · code is looked for at the live release three times, the second origin, then the release before', () => {
  expect(course.map(({ what, where, repeat }) => `${what} ${where} ${repeat}`)).toEqual([
    'live own 0',
    'live own 1',
    'live own 2',
    'live second 0',
    'previous own 0',
    'previous second 0',
  ]);
  expect(courseOf(false).map(({ what, where, repeat }) => `${what} ${where} ${repeat}`)).toEqual([
    'live own 0',
    'live own 1',
    'live own 2',
    'previous own 0',
  ]);
});

const transitions: [string, LoadState, LoadEvent, Partial<LoadState>][] = [
  ['idle opens', idle, { type: 'open', course }, { phase: 'pausing', course, step: 0 }],
  ['a pause ends', at('pausing'), { type: 'done' }, { phase: 'resolving' }],
  ['a release is found', at('resolving'), { type: 'done' }, { phase: 'loading' }],
  ['its code came', at('loading'), { type: 'done' }, { phase: 'evaluating' }],
  ['its code ran', at('evaluating'), { type: 'done' }, { phase: 'contract-check' }],
  ['it fits', at('contract-check'), { type: 'done' }, { phase: 'mounting' }],
  ['it stands', at('mounting'), { type: 'done' }, { phase: 'ready' }],
  [
    'loading fails for now',
    at('loading'),
    failed('network', 'again'),
    { phase: 'pausing', step: 1, kind: 'network' },
  ],
  ['resolving fails for now', at('resolving'), failed('network', 'again'), { phase: 'pausing', step: 1 }],
  ['this origin is spoilt', at('loading'), failed('integrity', 'address'), { phase: 'pausing', step: 3 }],
  [
    'the second origin too',
    at('loading', { step: 3 }),
    failed('integrity', 'address'),
    { phase: 'pausing', step: 4 },
  ],
  [
    'this release is wrong',
    at('contract-check'),
    failed('contract', 'release'),
    { phase: 'pausing', step: 4 },
  ],
  [
    'the first kind is kept',
    at('loading', { step: 1, kind: 'network' }),
    failed('integrity', 'address'),
    { step: 3, kind: 'network' },
  ],
  [
    'the last step fails',
    at('loading', { step: 5, kind: 'network' }),
    failed('contract', 'release'),
    { phase: 'failed', kind: 'network' },
  ],
  [
    'no other release is left',
    at('evaluating', { step: 4 }),
    failed('contract', 'release'),
    { phase: 'failed', kind: 'contract' },
  ],
  ['mounting fails', at('mounting'), failed('mount', 'visit'), { phase: 'failed', kind: 'mount', step: 0 }],
  ['a chunk of it is lost', at('mounting'), failed('network', 'again'), { phase: 'pausing', step: 1 }],
  ['it is switched off', at('resolving'), failed('mount', 'visit'), { phase: 'failed' }],
  ['it takes long', at('loading'), { type: 'slow' }, { phase: 'loading', slow: true }],
  ['time is up', at('loading', { kind: 'network' }), { type: 'spent' }, { phase: 'failed', kind: 'network' }],
  ['time is up without a failure', at('pausing'), { type: 'spent' }, { phase: 'failed', kind: 'timeout' }],
  [
    'its tree breaks',
    at('ready'),
    { type: 'crashed', kind: 'render', outside: false },
    { phase: 'failed', kind: 'render' },
  ],
  [
    'a chunk is gone',
    at('ready', { kind: 'network' }),
    { type: 'crashed', kind: 'chunk', outside: false },
    { phase: 'failed', kind: 'chunk' },
  ],
  [
    'a chunk is gone and another release may have it',
    at('ready', { slow: true }),
    { type: 'crashed', kind: 'chunk', outside: false, again: true },
    {
      phase: 'pausing',
      kind: 'chunk',
      step: course.findIndex(({ what }) => what === 'previous'),
      slow: false,
    },
  ],
  [
    'a chunk of the former release is gone too',
    at('ready', { step: course.length - 1 }),
    { type: 'crashed', kind: 'chunk', outside: false, again: true },
    { phase: 'failed', kind: 'chunk' },
  ],
  [
    'there is no former release and the live one is left',
    { ...at('resolving'), course: AFTER_CRASH },
    { type: 'failed', kind: 'disabled', scope: 'release' },
    { phase: 'pausing', kind: null, step: 1 },
  ],
  [
    'its DOM is changed',
    at('ready'),
    { type: 'crashed', kind: 'render', outside: true },
    { phase: 'mounting', mended: true },
  ],
  [
    'it is changed again',
    at('ready', { mended: true }),
    { type: 'crashed', kind: 'render', outside: true },
    { phase: 'failed', kind: 'render' },
  ],
  [
    'Retry',
    at('failed', { step: 4, kind: 'http', slow: true, mended: true }),
    { type: 'open', course },
    { ...idle, course, phase: 'pausing' },
  ],
];

test.each(transitions)('X5 · when %s the state moves on', (_name, state, event, expected) => {
  expect(advance(state, event)).toMatchObject(expected);
});

const ignored: [LoadState['phase'], LoadEvent][] = [
  ['idle', { type: 'done' }],
  ['idle', { type: 'spent' }],
  ['idle', { type: 'crashed', kind: 'render', outside: true }],
  ['loading', { type: 'open', course }],
  ['ready', { type: 'open', course }],
  ['loading', { type: 'crashed', kind: 'render', outside: false }],
  ['ready', { type: 'done' }],
  ['ready', failed('network', 'again')],
  ['ready', { type: 'slow' }],
  ['ready', { type: 'spent' }],
  ['failed', { type: 'done' }],
  ['failed', { type: 'slow' }],
  ['failed', { type: 'spent' }],
  ['failed', failed('network', 'again')],
];

test.each(ignored)('X5 · in %s the late event %j changes nothing', (phase, event) => {
  const state = at(phase);
  expect(advance(state, event)).toBe(state);
});

test('X5 · slowness is reported once', () => {
  const slow = at('loading', { slow: true });
  expect(advance(slow, { type: 'slow' })).toBe(slow);
});

test.each([
  [at('pausing'), 'skeleton'],
  [at('mounting'), 'skeleton'],
  [at('loading', { slow: true }), 'card'],
  [at('failed'), 'card'],
  [at('ready'), 'remote'],
  [at('ready', { slow: true }), 'remote'],
])('X5 · the slot shows the one thing that the state requires: %#', (state, face) => {
  expect(faceOf(state)).toBe(face);
});

test('X5 · work goes on in six phases and in no other', () => {
  const phases = ['pausing', 'resolving', 'loading', 'evaluating', 'contract-check', 'mounting'] as const;
  expect(phases.every(isWorking)).toBe(true);
  expect((['idle', 'ready', 'failed'] as const).some(isWorking)).toBe(false);
});
