import { createBus } from '@sanchay/event-bus';
import { language, startI18n } from '@sanchay/i18n';
import { safeStorage } from '@sanchay/remote-kit/storage';
import { storePreferences, storeSignedIn } from './edgeCookies.ts';
import { preferences } from './preferences.ts';

const cookies = () => document.cookie.split('; ').filter(Boolean).sort();
const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

beforeEach(() => {
  for (const cookie of cookies()) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

test('M3 · the edge receives language and theme; the device’s theme needs no cookie', () => {
  storePreferences({ language: 'hi', theme: 'dark' });
  expect(cookies()).toEqual(['sanchay_language=hi', 'sanchay_theme=dark']);
  storePreferences({ language: 'en', theme: 'system' });
  expect(cookies()).toEqual(['sanchay_language=en']);
});

test('M3 · the edge learns that a token is stored and that it is gone, and nothing else', () => {
  storeSignedIn(true);
  expect(cookies()).toEqual(['sanchay_hint=1']);
  storeSignedIn(false);
  expect(cookies()).toEqual([]);
});

test('M3 · cookies last a year and go to no other site', () => {
  const written: string[] = [];
  const page = {
    set cookie(text: string) {
      written.push(text);
    },
  } as Document;
  storeSignedIn(true, page);
  storeSignedIn(false, page);
  expect(written).toEqual([
    'sanchay_hint=1; path=/; max-age=31536000; samesite=lax',
    'sanchay_hint=; path=/; max-age=0; samesite=lax',
  ]);
});

test('M3 · a browser that refuses cookies goes on without', () => {
  const page = {
    set cookie(_text: string) {
      throw new DOMException('denied', 'SecurityError');
    },
  } as Document;
  expect(() => storeSignedIn(true, page)).not.toThrow();
});

test('S19 · the language of the address wins for this page and is not remembered; a choice is, in cookie and storage', async () => {
  await startI18n({ language: 'en' });
  const storage = memory();
  const root = document.createElement('html');
  const here = preferences(storage, createBus({ channel: null, production: true }), root, '?lang=hi&x=1');
  expect(here.now()).toEqual({ language: 'hi', theme: 'system' });
  expect(storage.get('sanchay.preferences')).toBeNull();
  expect(cookies()).toEqual(['sanchay_language=en']);
  await here.change({ theme: 'dark' });
  expect(root.dataset.theme).toBe('dark');
  expect(cookies()).toEqual(['sanchay_language=hi', 'sanchay_theme=dark']);
  await here.change({ language: 'en' });
  expect(language()).toBe('en');
  expect(JSON.parse(storage.get('sanchay.preferences')!)).toEqual({ language: 'en', theme: 'dark' });
  const unknown = preferences(memory(), createBus({ channel: null, production: true }), root, '?lang=fr');
  expect(unknown.now().language).toBe('en');
});

test('S18 · a tab that opens sends nothing to the other tabs, which may have other choices by now; a choice is sent', async () => {
  await startI18n({ language: 'en' });
  const posted: unknown[] = [];
  const bus = createBus({
    channel: { postMessage: (message) => void posted.push(message), addEventListener: () => undefined },
  });
  const choices = preferences(memory(), bus, document.createElement('html'), '?lang=hi');
  expect(bus.state('preferences/changed')).toEqual({ language: 'hi', theme: 'system' });
  expect(posted).toEqual([]);
  await choices.change({ theme: 'dark' });
  expect(posted).toEqual([{ name: 'preferences/changed', payload: { language: 'hi', theme: 'dark' } }]);
});

test('S18 · what another tab stores while this page starts is followed although the bus brought nothing', async () => {
  await startI18n({ language: 'en' });
  const bus = createBus({ channel: null, production: true });
  const [storage, root, page] = [memory(), document.createElement('html'), new EventTarget()];
  const choices = preferences(storage, bus, root, '', page);
  const followed: unknown[] = [];
  bus.on('preferences/changed').subscribe((changed) => void followed.push(changed));
  const stored = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  storage.set('sanchay.preferences', JSON.stringify({ language: 'hi', theme: 'dark' }));
  stored('sanchay.session');
  expect(choices.now()).toEqual({ language: 'en', theme: 'system' });
  stored('sanchay.preferences');
  stored('sanchay.preferences');
  expect(choices.now()).toEqual({ language: 'hi', theme: 'dark' });
  expect(root.dataset.theme).toBe('dark');
  expect(followed.slice(1)).toEqual([{ language: 'hi', theme: 'dark' }]);

  storage.set('sanchay.preferences', '{}');
  stored(null);
  expect(choices.now()).toEqual({ language: 'en', theme: 'system' });
  expect(root.dataset.theme).toBeUndefined();
});
