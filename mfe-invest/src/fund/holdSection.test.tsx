import { holdSection } from './holdSection.ts';

describe('I2 a requested section', () => {
  const kept = globalThis.ResizeObserver;
  let grow: () => void = () => undefined;
  const moves: string[] = [];
  beforeEach(() => {
    moves.length = 0;
    document.body.innerHTML = '<main><div id="returns"></div><div id="risk"></div></main>';
    for (const section of document.querySelectorAll('div'))
      section.scrollIntoView = () => void moves.push(section.id);
    globalThis.ResizeObserver = class {
      constructor(report: ResizeObserverCallback) {
        grow = () => report([], this);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => (grow = () => undefined);
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = kept;
  });

  test('I2 stays at the top while parts above it come', () => {
    holdSection('risk');
    grow();
    grow();
    expect(moves).toEqual(['risk', 'risk']);
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'I2 is released at the first %s of the user',
    (move) => {
      holdSection('risk');
      globalThis.dispatchEvent(new Event(move));
      grow();
      expect(moves).toEqual([]);
    },
  );

  test('I2 is released when another one is requested, and a missing one is not held', () => {
    holdSection('risk')();
    grow();
    holdSection('nowhere')();
    expect(moves).toEqual([]);
  });
});
