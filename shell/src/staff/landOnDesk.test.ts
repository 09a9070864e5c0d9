import type { UserInfo } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { landOnDesk } from './landOnDesk.ts';

const SANDBOX = { adminBuild: false, sandbox: true };
const staff = { staff: true, onboarding_state: 0 };

function open(path: string, user: Partial<UserInfo> | null, config = SANDBOX) {
  const bus = createBus({ channel: null, production: true });
  const routes = new EventTarget();
  const page = { path };
  const opened: string[] = [];
  const navigate = (to: string): void => {
    opened.push(to);
    page.path = to;
  };
  landOnDesk({ bus, config, path: () => page.path, navigate, routes });
  bus.emit('session/changed', {
    loggedIn: user !== null,
    userFetched: true,
    user: user as UserInfo | null,
    ended: null,
  } as never);
  const go = (to: string): void => {
    page.path = to;
    routes.dispatchEvent(new Event('single-spa:routing-event'));
  };
  return { opened, go };
}

test.each(['/', '/dashboard', '/solo-setup'])(
  'S20 · staff without an investment account land on their desk from %s',
  (path) => {
    expect(open(path, staff).opened).toEqual(['/staff']);
  },
);

test('S20 · a login that ends on the dashboard later leads to the desk too', () => {
  const { opened, go } = open('/login', staff);
  expect(opened).toEqual([]);
  go('/dashboard');
  expect(opened).toEqual(['/staff']);
});

test.each([
  ['a page that they opened', '/help/tickets', staff, SANDBOX],
  ['staff who invest too', '/dashboard', { staff: true, onboarding_state: 13 }, SANDBOX],
  ['an investor', '/solo-setup', { staff: false, onboarding_state: 0 }, SANDBOX],
  ['the reply of an older API', '/dashboard', { onboarding_state: 0 }, SANDBOX],
  ['a visitor', '/', null, SANDBOX],
  ['a build without staff screens', '/dashboard', staff, { adminBuild: false, sandbox: false }],
])('S20 · %s stays where it is', (_what, path, user, config) => {
  expect(open(path, user, config).opened).toEqual([]);
});
