import { endpoints } from '@sanchay/contracts/endpoints';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OF_PORTFOLIO } from './portfolioCalls.ts';

/** Responses that are the user's own, whichever account is open. */
const OF_USER = ['managementRequests', 'portfolioList', 'payment', 'handOverOffer'];

const sources = path.resolve(import.meta.dirname, '..');

function callsOnPages(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const texts = files.map((file) => readFileSync(path.join(sources, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/useCall\(\s*'(\w+)'/g)].map(([, name]) => name!))),
  ];
}

test('P7 · a switch to another account drops every response that a page of this remote shows of one', () => {
  const shown = callsOnPages().filter((name) => {
    const { audience } = endpoints[name as keyof typeof endpoints];
    return audience !== 'anyone' && !OF_USER.includes(name);
  });
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((name) => !OF_PORTFOLIO.some((call) => call === name))).toEqual([]);
});
