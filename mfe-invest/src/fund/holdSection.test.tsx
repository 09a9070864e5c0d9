import { holdSection } from './holdSection.ts';

describe('I2 a section that was asked for', () => {
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
    'I2 is left alone from the first %s of the person',
    (move) => {
      holdSection('risk');
      globalThis.dispatchEvent(new Event(move));
      grow();
      expect(moves).toEqual([]);
    },
  );

  test('I2 is let go when another one is asked for, and one that is not there is not held', () => {
    holdSection('risk')();
    grow();
    holdSection('nowhere')();
    expect(moves).toEqual([]);
  });
});
