import { searchControl } from './searchControl.ts';

const here = () => globalThis.location.pathname + globalThis.location.search;
const follow = (path: string) => {
  globalThis.history.replaceState(null, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.history.replaceState(null, '', '/gold?a=1');
});
afterEach(() => jest.useRealTimers());

function followed() {
  const search = searchControl();
  const seen: (string | null)[] = [];
  const stop = search.subscribe(() => seen.push(search.now()));
  return { search, seen, stop };
}

test('S6 · opening is a step of its own in the history, typing writes the address once it rests', () => {
  const { search, seen, stop } = followed();
  const before = globalThis.history.length;
  search.open();
  expect([here(), globalThis.history.length - before]).toEqual(['/gold?a=1&searchTerm=', 1]);
  search.type('a');
  search.type('ax');
  jest.advanceTimersByTime(999);
  expect(here()).toBe('/gold?a=1&searchTerm=');
  jest.advanceTimersByTime(1);
  expect([here(), globalThis.history.length - before]).toEqual(['/gold?a=1&searchTerm=ax', 1]);
  expect(seen).toEqual(['', 'a', 'ax']);
  stop();
});

test('S6 · who goes on before the typing rests finds all of it by Back', () => {
  const { search, stop } = followed();
  search.open();
  search.type('axis');
  search.settle();
  expect(here()).toBe('/gold?a=1&searchTerm=axis');
  follow('/mutual-funds');
  search.settle();
  jest.advanceTimersByTime(1_000);
  expect([here(), search.now()]).toEqual(['/mutual-funds', null]);
  stop();
});

test('S6 · opening what is open types; an unwritten letter is not lost to an event in between', () => {
  const { search, stop } = followed();
  search.open('a');
  search.open('ab');
  globalThis.dispatchEvent(new Event('single-spa:routing-event'));
  expect(search.now()).toBe('ab');
  jest.advanceTimersByTime(1_000);
  expect(here()).toBe('/gold?a=1&searchTerm=ab');
  stop();
});

test('S6 · closing takes the own step back; one that came by a link loses its parameter only', () => {
  const { search, stop } = followed();
  const back = jest.spyOn(globalThis.history, 'back').mockImplementation(() => undefined);
  search.open('a');
  search.close();
  expect(back).toHaveBeenCalledTimes(1);
  expect(search.now()).toBeNull();
  follow('/gold?searchTerm=axis');
  expect(search.now()).toBe('axis');
  search.type('axis b');
  search.close();
  jest.advanceTimersByTime(1_000);
  expect(back).toHaveBeenCalledTimes(1);
  expect([here(), search.now()]).toEqual(['/gold', null]);
  back.mockRestore();
  stop();
});

test('S6 · Back closes it, Forward and a link open it, and going elsewhere closes it', () => {
  const { search, seen, stop } = followed();
  search.open('a');
  search.type('ab');
  follow('/gold?a=1');
  expect(search.now()).toBeNull();
  jest.advanceTimersByTime(1_000);
  expect(here()).toBe('/gold?a=1');
  follow('/gold?searchTerm=ab');
  follow('/insurance');
  expect(seen).toEqual(['a', 'ab', null, 'ab', null]);
  stop();
  follow('/gold?searchTerm=zz');
  expect(seen).toHaveLength(5);
});

test('S6 · a page that loads with a term starts with it', () => {
  globalThis.history.replaceState(null, '', '/?searchTerm=gold');
  const search = searchControl();
  expect(search.now()).toBe('gold');
  const stop = search.subscribe(() => undefined);
  expect(search.now()).toBe('gold');
  stop();
});
