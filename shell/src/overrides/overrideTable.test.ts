import { isOwnMachine, LASTS, overridesNow, resetOverrides, takeOverrides } from './overrideTable.ts';

const PAGE = 'http://localhost:4000/gold/buy?code=1&override.mfe-gold=';
const GOLD = 'http://localhost:8086/remoteEntry.js';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('X5 · an address on this machine is taken for this tab, and the parameter leaves the address', () => {
  const store = memory();
  expect(takeOverrides(PAGE + encodeURIComponent(GOLD) + '#top', store, 1_000)).toBe('/gold/buy?code=1#top');
  expect(overridesNow(store, 1_000)).toEqual({ 'mfe-gold': { address: GOLD, until: 1_000 + 28_800_000 } });
  expect(takeOverrides('http://localhost:4000/gold?code=1', store, 1_000)).toBeNull();
});

test('X5 · an override ends after eight hours, by an empty value, and by Reset', () => {
  const store = memory();
  takeOverrides(PAGE + GOLD, store, 0);
  expect(Object.keys(overridesNow(store, LASTS - 1))).toEqual(['mfe-gold']);
  expect(overridesNow(store, LASTS)).toEqual({});
  takeOverrides(`${PAGE}${GOLD}&override.mfe-tax=http://127.0.0.1:9000/remoteEntry.js`, store, 0);
  expect(Object.keys(overridesNow(store, 0))).toEqual(['mfe-gold', 'mfe-tax']);
  takeOverrides(PAGE, store, 0);
  expect(Object.keys(overridesNow(store, 0))).toEqual(['mfe-tax']);
  resetOverrides(store);
  expect(overridesNow(store, 0)).toEqual({});
});

test.each([
  ['http://localhost:8086/remoteEntry.js', true],
  ['http://127.0.0.1:8086/remoteEntry.js', true],
  ['https://localhost:8086/remoteEntry.js', false],
  ['http://localhost.example.com/remoteEntry.js', false],
  ['http://127.0.0.1@example.com/remoteEntry.js', false],
  ['http://localhost:secret@127.0.0.1/remoteEntry.js', false],
  ['http://192.168.1.2/remoteEntry.js', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,1', false],
  ['/remoteEntry.js', false],
])('X5 · %s is on this machine: %s', (address, expected) => {
  expect(isOwnMachine(address)).toBe(expected);
  const store = memory();
  takeOverrides(PAGE + encodeURIComponent(address), store, 0);
  expect(Object.keys(overridesNow(store, 0))).toEqual(expected ? ['mfe-gold'] : []);
});

test.each([
  '{',
  'null',
  '[]',
  '{"mfe-gold":null}',
  '{"mfe-gold":{"address":"http://evil.example","until":9}}',
])('X5 · %s in the store overrides nothing', (text) => {
  const store = memory();
  store.setItem('sanchay.overrides', text);
  expect(overridesNow(store, 0)).toEqual({});
});
