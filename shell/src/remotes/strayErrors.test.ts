import { culpritOf } from './attribution.ts';
import { standstillOf } from './longTasks.ts';
import { watchStrayErrors } from './strayErrors.ts';

const FILE = 'https://sanchay.example/remotes/mfe-a/1.2.0-ab12/app.9f.js';
const culprit = { remote: 'mfe-a', version: '1.2.0-ab12' };

test.each([
  [FILE, culprit],
  [`TypeError: x\n    at click (${FILE}:1:20)\n    at https://sanchay.example/shell/1/shell.js:3:4`, culprit],
  ['https://sanchay.example/shell/1.0.0-ab/shell.js', null],
  ['https://sanchay.example/remotes/mfe-a/', null],
  ['', null],
])('X5 · %j belongs to %j', (text, expected) => {
  expect(culpritOf(text)).toEqual(expected);
});

interface FakeEvent {
  error?: unknown;
  reason?: unknown;
  filename?: string;
}

function page() {
  const listeners = new Map<string, (event: Event) => void>();
  const reported: unknown[][] = [];
  watchStrayErrors((...messages) => reported.push(messages), {
    addEventListener: (type, listener) => void listeners.set(type, listener),
  });
  const happen = (type: string, fields: FakeEvent) => {
    const event = { ...fields, preventDefault: jest.fn(), stopImmediatePropagation: jest.fn() };
    listeners.get(type)!(event as unknown as Event);
    return event.preventDefault.mock.calls.length + event.stopImmediatePropagation.mock.calls.length;
  };
  return { reported, happen };
}

const from = (file: string, name = 'TypeError'): Error =>
  Object.assign(new Error('boom'), { name, stack: `${name}: boom\n    at f (${file}:1:2)` });

test("X5 · a remote's error that no boundary caught is reported with its release, and the page does not receive it", () => {
  const { reported, happen } = page();
  const error = from(FILE);
  expect(happen('error', { error, filename: FILE })).toBe(2);
  expect(happen('unhandledrejection', { reason: error })).toBe(2);
  expect(reported).toEqual([
    [culprit, 'render', error],
    [culprit, 'render', error],
  ]);
});

test('X5 · the file counts before the stack, and a lost chunk keeps its kind', () => {
  const { reported, happen } = page();
  happen('error', { error: 'a thrown text', filename: FILE });
  happen('unhandledrejection', { reason: from(FILE, 'ChunkLoadError') });
  expect(reported).toMatchObject([
    [culprit, 'render', 'a thrown text'],
    [culprit, 'chunk', { name: 'ChunkLoadError' }],
  ]);
});

test.each([
  ['error', { error: from('https://sanchay.example/shell/1/shell.js'), filename: '' }],
  ['error', { error: null, filename: FILE }],
  ['unhandledrejection', { reason: 'a text' }],
  ['unhandledrejection', { reason: undefined }],
])('X5 · what is not a remote’s goes its usual way: %s %#', (type, fields) => {
  const { reported, happen } = page();
  expect(happen(type, fields)).toBe(0);
  expect(reported).toEqual([]);
});

const REACT = 'https://sanchay.example/shell/1/react.js';
const standing = { remote: 'mfe-b', version: '2' };
const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });

test.each([
  [[script(FILE, 1_001)], culprit],
  [[script(FILE, 1_000)], null],
  [[script(FILE, 1_100), script(REACT, 1_200)], standing],
  [[script(FILE, 1_300), script(REACT, 1_200)], culprit],
  [[script(FILE, 600), script(REACT, 600)], null],
  [[script('', 3_000)], null],
  [[script('chrome-extension://abc/shell/x.js', 3_000)], null],
  [[], null],
  [undefined, null],
])(
  'X5 · a page freeze is attributed to the remote whose script took over a second: %#',
  (scripts, expected) => {
    expect(standstillOf(scripts ? { scripts } : {}, standing)).toEqual(expected);
  },
);

test('X5 · a standstill while no remote stands is the shell’s own', () => {
  expect(standstillOf({ scripts: [script(REACT, 3_000)] }, null)).toBeNull();
});
