import type { Listing } from './ledgerApi.ts';
import { listing } from './listing.ts';

const release = (version: string, over: Partial<Listing['releases'][number]> = {}) => ({
  ...{
    version,
    registered_at: '2026-11-20T04:30:00.000Z',
    registered_by: 'gold-team',
    reason: 'a fix',
    size: 8_192,
  },
  ...{ taken_out: null, ...over },
});
const change = { at: '2026-11-20T18:31:05.000Z', by: 'gold-team', percent: null, reason: 'a fix' };

test('X2 · the list is a table with who, when (India) and why', () => {
  const text = listing({
    ...{ remote: 'mfe-gold', owner: 'gold-team' },
    channel: {
      live: '1.2.0-c',
      previous: '1.1.0-b',
      canary: { version: '1.3.0-d', percent: 5 },
      disabled: false,
    },
    releases: [
      release('1.4.0-e', { taken_out: { at: '', by: 'api', reason: 'failed for 5' } }),
      ...[release('1.3.0-d'), release('1.2.0-c', { size: 10_240 }), release('1.1.0-b'), release('1.0.0-a')],
    ],
    changes: [
      { ...change, action: 'canary', version: '1.3.0-d', percent: 5, serial: 12 },
      { ...change, action: 'live', version: '1.2.0-c', serial: 3 },
    ],
  });
  expect(text.split('\n')).toEqual([
    'mfe-gold (gold-team)',
    '',
    '  release  state       entry    registered             by         why',
    '  1.4.0-e  taken out   8.0 KB   20 Nov 2026, 10:00:00  gold-team  api: failed for 5',
    '  1.3.0-d  canary 5 %  8.0 KB   20 Nov 2026, 10:00:00  gold-team  a fix',
    '  1.2.0-c  live        10.0 KB  20 Nov 2026, 10:00:00  gold-team  a fix',
    '  1.1.0-b  previous    8.0 KB   20 Nov 2026, 10:00:00  gold-team  a fix',
    '  1.0.0-a              8.0 KB   20 Nov 2026, 10:00:00  gold-team  a fix',
    '',
    '  serial  change      release  when                   by         why',
    '  12      canary 5 %  1.3.0-d  21 Nov 2026, 00:01:05  gold-team  a fix',
    '  3       live        1.2.0-c  21 Nov 2026, 00:01:05  gold-team  a fix',
  ]);
});

test('X2 · a remote without releases has an empty list, and one that is off is shown as off', () => {
  const empty = { remote: 'mfe-gold', owner: 'gold-team', channel: null, releases: [], changes: [] };
  expect(listing(empty)).toBe('mfe-gold (gold-team)\n\n  no releases yet\n\n  no changes yet');
  const off = { live: '1.0.0-a', previous: null, canary: null, disabled: true };
  expect(listing({ ...empty, channel: off, releases: [release('1.0.0-a')] })).toContain(
    '1.0.0-a  live, disabled',
  );
});
