import { DEEP_LINK } from '@sanchay/remote-kit';
import { followLaunches } from './launches.ts';

function setUp() {
  let consume: (launch: { targetURL?: string }) => void = () => undefined;
  const page = Object.assign(new EventTarget(), {
    launchQueue: { setConsumer: (consumer: typeof consume) => void (consume = consumer) },
  });
  const went: string[] = [];
  followLaunches((to) => went.push(to), page, 'https://sanchay.example');
  return { page, went, open: (targetURL?: string) => consume(targetURL === undefined ? {} : { targetURL }) };
}

test('S17 · the app navigates to the address it was opened with, unless a flow waited for that address', () => {
  const { page, went, open } = setUp();
  open('https://sanchay.example/orders?payment=1#x');
  expect(went).toEqual(['/orders?payment=1#x']);
  page.addEventListener(DEEP_LINK, (event) => event.preventDefault());
  open('https://sanchay.example/orders?payment=2');
  expect(went).toHaveLength(1);
});

test.each([
  undefined,
  'https://evil.example/orders',
  'nothing',
  'https://sanchay.example//evil.example/x',
  'https://sanchay.example/.//evil.example/x',
])('S17 · %j leads nowhere', (address) => {
  const { went, open } = setUp();
  open(address);
  expect(went).toEqual([]);
});
