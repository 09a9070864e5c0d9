import { defaultConfig } from '@sanchay/contracts';
import { renderChrome, type ChromeJob } from './renderChrome.tsx';

const job = (over: Partial<ChromeJob> = {}): ChromeJob => ({
  registry: { serial: 1, issued: '', expires: '', cohort: 0, remotes: {} },
  config: defaultConfig,
  path: '/mutual-funds',
  language: 'en',
  variant: 'out',
  ...over,
});

test('M3 · header and footer are there before any script, in the language that was chosen', async () => {
  const english = await renderChrome(job());
  expect(english.header).toContain('href="/login"');
  expect(english.skip).toBe('Skip to content');
  expect(english.footer).not.toBe('');
  const hindi = await renderChrome(job({ language: 'hi' }));
  expect(hindi.header).toMatch(/[\u0900-\u097f]/);
  expect(hindi.skip).not.toBe(english.skip);
});

test('M3 · a user with a stored token sees neither the sign-in link nor anybody’s menu until they are known', async () => {
  const { header } = await renderChrome(job({ variant: 'neutral' }));
  expect(header).not.toContain('href="/login"');
  expect(header).not.toContain('href="/signup"');
  expect(header).toContain('Sanchay');
});

test('M3 · its rules are in one sheet, none within the HTML, and no script', async () => {
  const { header, footer, css } = await renderChrome(job());
  expect(header + footer).not.toMatch(/<style|<script|style="/);
  expect(css.key).toBe('shell');
  expect(css.ids.length).toBeGreaterThan(3);
  expect(css.text).toContain(`.shell-${css.ids[0]!.replace(/^animation-/, '')}`);
});
