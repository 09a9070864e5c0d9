import { hindi } from './hindi.ts';
import { dataSentence, dataLabel } from './dataMessages.ts';

const messages = hindi as Record<string, string>;
const inHindi = (key: string, values?: Record<string, unknown>) =>
  messages[key] ?? String(values?.defaultValue);
const inEnglish = (_key: string, values?: Record<string, unknown>) => String(values?.defaultValue);
const HINDI = { t: inHindi, language: 'hi' };

test.each([
  ['category', 'Large & Mid Cap', 'लार्ज और मिड कैप'],
  ['industry', 'Banks', 'बैंक'],
  ['sector', 'Power', 'पावर'],
  ['holding', 'Cash and repo', 'नकद और रेपो'],
  ['category', 'A category of next year', 'A category of next year'],
] as const)('S19 · the %s "%s" is "%s" on Hindi pages and English on English ones', (kind, name, shown) => {
  expect(dataLabel(inHindi, kind, name)).toBe(shown);
  expect(dataLabel(inEnglish, kind, name)).toBe(name);
});

test.each([
  ['1% if redeemed within 1 year; nil after that', '1 साल के भीतर रिडीम करने पर 1%, उसके बाद शून्य'],
  ['0.25% if redeemed within 30 days; nil after that', '30 दिन के भीतर रिडीम करने पर 0.25%, उसके बाद शून्य'],
  ['0.0070% on day 1 falling to nil from day 7', 'पहले दिन 0.0070%, फिर हर दिन कम, 7वें दिन से शून्य'],
  [
    '2% if redeemed within 6 months, 1% if redeemed within 12 months',
    '6 महीने के भीतर रिडीम करने पर 2%; 12 महीने के भीतर रिडीम करने पर 1%',
  ],
  ['Nil', 'शून्य'],
  ['1% for units above 10% of the investment', '1% for units above 10% of the investment'],
])('I2 · the exit load "%s" is "%s" in Hindi and unchanged in English', (text, shown) => {
  expect(dataSentence(HINDI, text)).toBe(shown);
  expect(dataSentence({ t: inEnglish, language: 'en' }, text)).toBe(text);
});

test('I2 · an objective names its category in Hindi', () => {
  const text =
    'To grow money over time through a portfolio in keeping with the Mid Cap category. This fund is invented for the sandbox.';
  expect(dataSentence(HINDI, text)).toMatch(/^मिड कैप कैटेगरी के/);
});
