import { safeStorage } from './safeStorage.ts';

const blocked = () =>
  safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });

test('S1 · blocked storage lasts as long as the page', () => {
  const storage = blocked();
  storage.set('sanchay.a', '1');
  storage.set('other', '2');
  expect(storage.get('sanchay.a')).toBe('1');
  storage.clear('sanchay.');
  expect(storage.get('sanchay.a')).toBeNull();
  expect(storage.get('other')).toBe('2');
  storage.remove('other');
  expect(storage.get('other')).toBeNull();
});

test('S1 · full storage keeps the value for the page and never throws', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const storage = safeStorage(() => full as unknown as Storage);
  storage.set('k', 'v');
  expect(storage.get('k')).toBe('v');
});

test('X4 · storage that opens but refuses every touch lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = safeStorage(
    () =>
      new Proxy({} as Storage, {
        get: () => refuse,
        ownKeys: refuse,
      }),
  );
  expect(storage.get('sanchay.a')).toBeNull();
  storage.set('sanchay.a', '1');
  expect(storage.get('sanchay.a')).toBe('1');
  storage.remove('sanchay.a');
  expect(storage.get('sanchay.a')).toBeNull();
  storage.set('sanchay.b', '2');
  storage.clear('sanchay.');
  expect(storage.get('sanchay.b')).toBeNull();
});
