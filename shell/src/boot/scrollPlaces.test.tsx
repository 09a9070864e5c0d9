import { keepScrollPlaces } from './scrollPlaces.ts';

function setUp() {
  const page = new EventTarget() as EventTarget & Record<string, unknown>;
  const state = { key: 'a', tall: 2_000 };
  const scrolled: number[] = [];
  let grow: () => void = () => undefined;
  const observing = { count: 0 };
  globalThis.ResizeObserver = class {
    constructor(reported: () => void) {
      grow = reported;
    }
    observe() {
      observing.count += 1;
    }
    disconnect() {
      observing.count -= 1;
    }
    unobserve() {}
  } as unknown as typeof ResizeObserver;
  Object.assign(page, {
    scrollY: 0,
    innerHeight: 800,
    navigation: {
      get currentEntry() {
        return { key: state.key };
      },
    },
    document: {
      documentElement: {
        get scrollHeight() {
          return state.tall;
        },
      },
    },
    scrollTo: (_x: number, y: number) => scrolled.push(y),
  });
  keepScrollPlaces(document.body, page as unknown as Window);
  return {
    state,
    scrolled,
    observing,
    grow: (tall: number) => {
      state.tall = tall;
      grow();
    },
    scroll(to: number) {
      page.scrollY = to;
      page.dispatchEvent(new Event('scroll'));
    },
    goTo(key: string, singleSpa = false) {
      state.key = key;
      page.dispatchEvent(Object.assign(new Event('popstate'), { singleSpa }));
    },
    notify: (event: string) => page.dispatchEvent(new Event(event)),
  };
}

const before = globalThis.ResizeObserver;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.ResizeObserver = before;
});

test('S5 · Back goes to where the screen was left, as soon as it is tall enough', () => {
  const page = setUp();
  page.scroll(900);
  page.goTo('b', true);
  page.scroll(0);
  page.state.tall = 1_699;
  page.goTo('a');
  // What the browser does meanwhile does not count.
  page.scroll(40);
  expect(page.scrolled).toEqual([]);
  page.grow(1_700);
  expect(page.scrolled).toEqual([900]);
  expect(page.observing.count).toBe(0);
  page.goTo('b');
  expect(page.scrolled).toEqual([900]);
  page.goTo('a');
  expect(page.scrolled).toEqual([900, 900]);
});

test.each(['wheel', 'touchmove', 'keydown'])('S5 · a %s by the user ends the wait', (event) => {
  const page = setUp();
  page.scroll(900);
  page.goTo('b', true);
  page.state.tall = 800;
  page.goTo('a');
  page.notify(event);
  page.grow(3_000);
  expect(page.scrolled).toEqual([]);
  expect(page.observing.count).toBe(0);
});

test('S5 · after three seconds nothing is moved any more', () => {
  const page = setUp();
  page.scroll(900);
  page.goTo('b', true);
  page.state.tall = 800;
  page.goTo('a');
  jest.advanceTimersByTime(2_999);
  expect(page.observing.count).toBe(1);
  jest.advanceTimersByTime(1);
  page.grow(3_000);
  expect(page.scrolled).toEqual([]);
});

test('S5 · steps forward and screens that were never scrolled stay as they are', () => {
  const page = setUp();
  page.goTo('b', true);
  page.goTo('a');
  expect(page.scrolled).toEqual([]);
  expect(page.observing.count).toBe(0);
});
