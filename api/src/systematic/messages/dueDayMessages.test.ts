import { dueDayMessages } from './dueDayMessages.ts';

test.each([
  ['daily', 0, 'every business day', 'हर कारोबारी दिन'],
  ['weekly', 1, 'every Monday', 'हर सोमवार'],
  ['fortnightly', 5, 'every second Friday', 'हर दूसरे शुक्रवार'],
  ['monthly', 22, 'on the 22nd of every month', 'हर महीने की 22 तारीख को'],
  ['quarterly', 3, 'on the 3rd, every three months', 'हर तीन महीने में 3 तारीख को'],
] as const)('I5 · a %s plan on day %i is due %s, in Hindi %s', (frequency, day, english, hindi) => {
  expect(dueDayMessages(frequency, day, 'en')).toBe(english);
  expect(dueDayMessages(frequency, day, 'hi')).toBe(hindi);
});
