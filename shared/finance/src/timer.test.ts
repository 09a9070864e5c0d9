import { campaignLeft, timerMillis, timerText } from './timer.ts';

test.each([
  ['00:02:00', 120_000],
  ['00:00:00', 0],
  ['01:01:01', 3_661_000],
  ['99:59:59', 359_999_000],
])('S18 · the timer %s is %i ms', (text, millis) => {
  expect(timerMillis(text)).toBe(millis);
  expect(timerText(millis)).toBe(text);
});

test.each(['2:00', '00:60:00', '00:00:60', '000:01:00', '', '-0:01:00'])('S18 · %s is no timer', (text) => {
  expect(() => timerMillis(text)).toThrow(`Not a timer: ${text}`);
});

test.each([
  [120_000, '00:02:00'],
  [119_999, '00:02:00'],
  [119_000, '00:01:59'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
])('S18 · with %i ms left the timer shows %s', (millis, text) => {
  expect(timerText(millis)).toBe(text);
});

const campaign = { from: '2019-09-26', to: '2019-09-30' };
test.each([
  ['2019-09-25T23:59:59.999+05:30', null],
  ['2019-09-26T00:00:00.000+05:30', 432_000_000],
  ['2019-09-25T18:30:00.000Z', 432_000_000],
  ['2019-09-30T23:59:59.999+05:30', 1],
  ['2019-10-01T00:00:00.000+05:30', null],
  ['2026-11-21T12:00:00.000+05:30', null],
])('S18 · at %s the gold campaign has %j ms left', (now, left) => {
  expect(campaignLeft(campaign, now)).toBe(left);
});

test('S18 · a campaign without real days is refused', () => {
  expect(() => campaignLeft({ from: '2019-02-30', to: '2019-03-01' }, '2019-03-01T00:00:00Z')).toThrow(
    RangeError,
  );
});
