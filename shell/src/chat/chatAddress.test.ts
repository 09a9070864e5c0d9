import { isStaffPath, staffPlace } from '../staff/staffPaths.ts';
import { asksForChat, helpAddress, withChat, withoutChat } from './chatAddress.ts';

describe('addresses of help', () => {
  test('S20 · only chat=open opens the chat', () => {
    expect(asksForChat('?a=1&chat=open')).toBe(true);
    expect(asksForChat('?chat=closed')).toBe(false);
    expect(asksForChat('')).toBe(false);
  });

  test('S20 · closing it leaves the rest of the address', () => {
    const at = (search: string) => withoutChat({ pathname: '/gold', search, hash: '#x' });
    expect(at('?chat=open')).toBe('/gold#x');
    expect(at('?a=1&chat=open&b=2')).toBe('/gold?a=1&b=2#x');
  });

  test('S20 · opening it leaves the rest of the address', () => {
    expect(withChat({ pathname: '/gold', search: '?a=1', hash: '#x' })).toBe('/gold?a=1&chat=open#x');
  });

  test('S20 · help knows from which page it was opened', () => {
    expect(helpAddress('/portfolio/stocks')).toBe('/help?from=%2Fportfolio%2Fstocks');
    expect(helpAddress('/')).toBe('/help');
    expect(helpAddress('/help/insurance')).toBe('/help');
  });

  test.each([
    ['/staff', true, false, true],
    ['/staff/chat/x', true, false, true],
    ['/staff', false, true, true],
    ['/staff', false, false, false],
    ['/staffroom', true, true, false],
    ['/help', true, true, false],
  ])(
    'S20 · %s in an admin build %s or the sandbox %s is a staff screen: %s',
    (path, adminBuild, sandbox, is) => {
      expect(isStaffPath(path, { adminBuild, sandbox })).toBe(is);
    },
  );

  test.each([
    ['/staff', { screen: 'tickets', id: null }],
    ['/staff/tickets', { screen: 'tickets', id: null }],
    ['/staff/tickets/', { screen: 'tickets', id: null }],
    ['/staff/chat/abc', { screen: 'chat', id: 'abc' }],
    ['/staff/chat/abc/more', { screen: null, id: null }],
    ['/staff/kyc/abc', { screen: 'kyc', id: 'abc' }],
    ['/staff/secrets', { screen: null, id: null }],
  ])('S20 · %s is the place %j', (path, place) => {
    expect(staffPlace(path)).toEqual(place);
  });
});
