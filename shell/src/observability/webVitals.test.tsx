import { attributed, remoteOf } from './webVitals.ts';

const metric = (name: string, entries: unknown[], value = 1) =>
  ({ name, value, entries }) as unknown as Parameters<typeof attributed>[0];

describe('the owner of a figure', () => {
  let inside: HTMLElement;
  let outside: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<header><i></i></header><div data-remote="mfe-gold"><p>text</p></div>';
    inside = document.querySelector('p')!;
    outside = document.querySelector('i')!;
  });

  test('X9 · the remote in whose slot the node is, a text node included, else the shell', () => {
    expect(remoteOf(inside)).toBe('mfe-gold');
    expect(remoteOf(inside.firstChild)).toBe('mfe-gold');
    expect(remoteOf(outside)).toBe('shell');
    expect(remoteOf(null)).toBe('shell');
    inside.remove();
    expect(remoteOf(inside)).toBe('shell');
  });

  test('X9 · LCP is of the last candidate', () => {
    const entries = [{ element: outside }, { element: inside }];
    expect(attributed(metric('LCP', entries, 812))).toEqual({
      metric: 'LCP',
      value: 812,
      remote: 'mfe-gold',
    });
    expect(attributed(metric('LCP', entries.reverse())).remote).toBe('shell');
  });

  test('X9 · INP is of the event that has a target', () => {
    expect(attributed(metric('INP', [{ target: null }, { target: inside }])).remote).toBe('mfe-gold');
  });

  test('X9 · CLS is of the node that moved most', () => {
    const shift = (value: number, node: Node) => ({ value, sources: [{ node }] });
    expect(
      attributed(metric('CLS', [shift(0.1, outside), shift(0.3, inside), shift(0.2, outside)])).remote,
    ).toBe('mfe-gold');
    expect(attributed(metric('CLS', [])).remote).toBe('shell');
  });

  test('X9 · first byte and first paint are the shell’s', () => {
    expect(attributed(metric('TTFB', [{ target: inside }]))).toEqual({
      metric: 'TTFB',
      value: 1,
      remote: 'shell',
    });
    expect(attributed(metric('FCP', [{ element: inside }])).remote).toBe('shell');
  });
});
