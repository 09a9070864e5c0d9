import { leavePublicHome } from './publicHome.ts';

function open(path: string, signedIn: boolean) {
  const now = { path, signedIn };
  const went: unknown[] = [];
  const routes = new EventTarget();
  leavePublicHome(
    {
      signedIn: () => now.signedIn,
      path: () => now.path,
      navigate: (to, options) => void went.push([to, options]),
    },
    routes,
  );
  const move = (to: string) => {
    now.path = to;
    routes.dispatchEvent(new Event('single-spa:routing-event'));
  };
  return { now, went, move };
}

test('S5 · a user with a stored token is led from / to the dashboard, without a step back to /', () => {
  expect(open('/', true).went).toEqual([['/dashboard', { replace: true }]]);
});

test.each([
  ['/', false],
  ['/about', true],
  ['/dashboard', true],
])('S5 · %s with a token stored (%s) stays', (path, signedIn) => {
  expect(open(path, signedIn).went).toEqual([]);
});

test('S5 · a link or Back to / leads on too, and a visitor’s does not', () => {
  const { now, went, move } = open('/about', true);
  move('/');
  expect(went).toEqual([['/dashboard', { replace: true }]]);
  now.signedIn = false;
  move('/');
  expect(went).toHaveLength(1);
});
