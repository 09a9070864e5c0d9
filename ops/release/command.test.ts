import { releaseCommand, USAGE } from './command.ts';

test.each([
  [['mfe-gold'], { action: 'live', remote: 'mfe-gold' }],
  [['mfe-gold', '--canary', '5'], { action: 'canary', remote: 'mfe-gold', percent: 5 }],
  [['--canary=99', 'mfe-gold'], { action: 'canary', remote: 'mfe-gold', percent: 99 }],
  [['mfe-gold', '--promote'], { action: 'promote', remote: 'mfe-gold' }],
  [['mfe-gold', '--rollback'], { action: 'rollback', remote: 'mfe-gold' }],
  [
    ['mfe-gold', '--rollback', '1.0.0-a1b2'],
    { action: 'rollback', remote: 'mfe-gold', version: '1.0.0-a1b2' },
  ],
  [['mfe-gold', '--disable'], { action: 'disable', remote: 'mfe-gold' }],
  [
    ['mfe-gold', '--disable', '--message-en', 'Back at 6.', '--message-hi', '6 बजे वापस।'],
    { action: 'disable', remote: 'mfe-gold', message: { en: 'Back at 6.', hi: '6 बजे वापस।' } },
  ],
  [['mfe-gold', '--enable'], { action: 'enable', remote: 'mfe-gold' }],
  [['mfe-gold', '--list'], { action: 'list', remote: 'mfe-gold' }],
  [['--list'], { action: 'list', remote: null }],
])('X2 · %j is understood', (args, expected) => {
  expect(releaseCommand(args)).toEqual({ ...expected, reason: 'no reason given' });
});

test('X2 · a reason is taken as it is', () => {
  expect(releaseCommand(['mfe-gold', '--reason', '  prices fixed ']).reason).toBe('prices fixed');
  expect(releaseCommand(['mfe-gold', '--reason', ' ']).reason).toBe('no reason given');
});

test.each([
  [[], 'Say which remote is meant.'],
  [['--promote'], 'Say which remote is meant.'],
  [['mfe-gold', '--canary', '0'], '--canary takes a whole share between 1 and 99 percent, not 0.'],
  [['mfe-gold', '--canary', '100'], '--canary takes a whole share between 1 and 99 percent, not 100.'],
  [['mfe-gold', '--canary', '2.5'], '--canary takes a whole share between 1 and 99 percent, not 2.5.'],
  [['mfe-gold', '--canary', '5', '--promote'], '--canary and --promote do not go together.'],
  [['mfe-gold', '--rollback', '--disable'], '--rollback and --disable do not go together.'],
  [['mfe-gold', 'mfe-invest'], 'mfe-invest is one word too many.'],
  [['mfe-gold', '--rollback', '1.0.0-a1b2', 'more'], 'more is one word too many.'],
  [
    ['mfe-gold', '--disable', '--message-en', 'Back at 6.'],
    'A message needs both languages: --message-en and --message-hi.',
  ],
  [['mfe-gold', '--message-en', 'a', '--message-hi', 'b'], 'A message goes with --disable.'],
  [['mfe-gold', '--force'], "Unknown option '--force'"],
])('X2 · %j is refused with the usage', (args, message) => {
  expect(() => releaseCommand(args)).toThrow(`${message}\n\n${USAGE}`);
});
