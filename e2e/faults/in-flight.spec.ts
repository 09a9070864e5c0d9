import type { Route } from '@playwright/test';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { cartOf } from '../people/cart.ts';
import { fillOrderCard } from '../people/fillOrderCard.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';
import { expect, test } from './fixtures.ts';

const NEXT = '1.0.0-copied0000';
const REGISTRY = '/api/v3/config/remotes.json';

test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /ERR_|Failed to load resource/));

test('X2: M47 a new registry while an order is in flight: the order keeps its release, wherever the user goes, and the next visit after its answer has the new one', async ({
  page,
  context,
  db,
  fault,
  phone,
  platform,
}) => {
  test.slow(true, 'two releases of the largest remote');
  const stream = (body: string) =>
    fault({ match: { path: '/api/v3/stream' }, status: 200, type: 'text/event-stream', body });
  const investor = await signUpInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await enterAs(context, investor, platform.front.origin);
  stream(': open\n\n');
  const screen = await fillOrderCard(page, fund, phone);
  const area = new Slot(page, 'mfe-invest');
  await expect(area.element).toHaveAttribute('data-remote-state', 'mounted');
  const { live } = platform.registry.document.remotes['mfe-invest']!;
  await markLife(page);

  const held = new Promise<Route>((arrived) => {
    void page.route('**/api/v3/orders.json*', (route) =>
      route.request().method() === 'POST' ? arrived(route) : route.continue(),
    );
  });
  await screen.add.click();
  const order = await held;
  await platform.addCopy('mfe-invest', NEXT);
  await platform.publish((remotes) => (remotes['mfe-invest']!.live = NEXT));
  const learned = page.waitForResponse((answer) => answer.url().includes(REGISTRY));
  stream('event: registry/changed\ndata: {"serial":1000000}\n\n');
  await learned;

  // Away and back while the answer is not there: the area is still the one that sent the order.
  await new Chrome(page).goTo('Insurance');
  await new Slot(page, 'mfe-insurance').mounted();
  await page.goBack();
  await expect(page).toHaveURL(fundPath(fund));
  await expect(area.element).toHaveAttribute('data-remote-state', 'mounted');
  await expect(area.element).toHaveAttribute('data-remote-version', live);

  await order.continue();
  await expect.poll(async () => (await cartOf(investor)).items).toMatchObject([{ amount: 500 }]);
  await expect(async () => {
    await new Chrome(page).goTo('Insurance');
    await new Slot(page, 'mfe-insurance').mounted();
    await page.goBack();
    await expect(area.element).toHaveAttribute('data-remote-version', NEXT, { timeout: 2_000 });
  }).toPass();
  await expect(area.element).toHaveAttribute('data-remote-state', 'mounted');
  expect((await cartOf(investor)).items).toHaveLength(1);
  await expectSameLife(page);
});
