import { safeStorage } from '@sanchay/remote-kit/storage';
import { createConsent, objects } from './consent.ts';

function setUp() {
  const kept = safeStorage(() => {
    throw new Error('blocked');
  });
  const page = new EventTarget();
  return { kept, page, consent: createConsent(kept, page) };
}

test('S15 · nobody has consented before the prompt, and a corrupted answer counts as none', () => {
  const { consent, kept } = setUp();
  expect(consent.now()).toBeNull();
  kept.set('sanchay.counting', 'maybe');
  expect(consent.now()).toBeNull();
});

test('S15 · an answer can be changed at any time, and is followed here and in the other tabs', () => {
  const { consent, page } = setUp();
  const seen: unknown[] = [];
  const stop = consent.subscribe(() => seen.push(consent.now()));
  consent.choose('yes');
  consent.choose('no');
  expect(seen).toEqual(['yes', 'no']);
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
  page.dispatchEvent(storageEvent('sanchay.counting'));
  page.dispatchEvent(storageEvent(null));
  page.dispatchEvent(storageEvent('sanchay.session'));
  expect(seen).toHaveLength(4);
  stop();
  consent.choose('yes');
  page.dispatchEvent(storageEvent(null));
  expect(seen).toHaveLength(4);
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('S15 · a browser with %j objects for its user: %s', (browser, expected) => {
  expect(objects(browser)).toBe(expected);
});
