import { createServer } from './app.ts';
import {
  followLanguage,
  inLanguage,
  languageOf,
  requestLanguage,
  localize,
  createMessages,
} from './language.ts';

test.each([
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  [' HI', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['his', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('S19 · %p requests %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('S19 · each request knows its own language, also after waiting and beside others', async () => {
  const app = createServer();
  followLanguage(app);
  app.get('/', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { language: requestLanguage() };
  });
  const ask = async (language: string) =>
    (await app.inject({ url: '/', headers: { 'accept-language': language } })).json<{ language: string }>();
  expect(await Promise.all(['hi-IN', 'en-IN', 'hi'].map(ask))).toEqual([
    { language: 'hi' },
    { language: 'en' },
    { language: 'hi' },
  ]);
  expect(requestLanguage()).toBe('en');
  expect(inLanguage('hi', requestLanguage)).toBe('hi');
  await app.close();
});

test('S19 · a sentence is returned in the language of the request, with its values filled in', () => {
  const sentence = createMessages({
    en: {
      over: 'It is over.',
      limit: 'From {least} to {most}, {least} first.',
    },
    hi: {
      over: 'समय पूरा हुआ।',
      limit: '{most} से पहले {least}।',
    },
  });
  expect([sentence('over'), localize({ en: 'yes', hi: 'हाँ' })]).toEqual(['It is over.', 'yes']);
  expect(sentence('limit', { least: '$&', most: 5 })).toBe('From $& to 5, $& first.');
  inLanguage('hi', () => {
    expect([sentence('over'), localize({ en: 'yes', hi: 'हाँ' })]).toEqual(['समय पूरा हुआ।', 'हाँ']);
    expect(sentence('limit', { least: 1, most: 5 })).toBe('5 से पहले 1।');
  });
});
