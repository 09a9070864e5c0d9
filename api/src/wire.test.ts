import { collect } from './platform/collect.ts';
import type { Domain } from './platform/domain.ts';

const service = () => async () => undefined;
const first = { name: 'first', provides: { accountChanged: service } } satisfies Domain;
const second = { name: 'second', provides: { authenticate: () => async () => null } } satisfies Domain;

describe('the wiring of domains', () => {
  test('X7 · what the domains declare in a field becomes one object', () => {
    expect(collect([first, { name: 'third' }, second], 'provides')).toEqual({
      accountChanged: service,
      authenticate: expect.any(Function),
    });
  });

  test('X7 · a key that two domains declare fails the start', () => {
    expect(() => collect([first, { ...second, provides: first.provides }], 'provides')).toThrow(
      'second declares provides.accountChanged a second time',
    );
  });
});
