import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { expectCard } from './contained.ts';
import { expect, test } from './fixtures.ts';

const MESSAGE = { en: 'Insurance is back at 6 pm.', hi: 'इंश्योरेंस शाम 6 बजे वापस आएगा।' };

test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /ERR_|Failed to load resource/));

test('X4: M46 the kill switch covers an area that is on the page in two tabs, with the words of its owner, and gives each back with what was typed there', async ({
  page,
  context,
  db,
  fault,
  platform,
}) => {
  const stream = (body: string) =>
    fault({ match: { path: '/api/v3/stream' }, status: 200, type: 'text/event-stream', body });
  const announce = (serial: number) => stream(`event: registry/changed\ndata: {"serial":${serial}}\n\n`);
  const investor = await signUpInvestor(db);
  await enterAs(context, investor, platform.front.origin);
  stream(': open\n\n');
  await page.goto('/insurance');
  const area = new Slot(page, 'mfe-insurance');
  await area.mounted();
  await expect(new Chrome(page).account).toBeVisible();
  const other = await context.newPage();
  await other.goto('/insurance');
  await new Slot(other, 'mfe-insurance').mounted();
  const tabs = await Promise.all(
    [
      { tab: page, amount: '250000' },
      { tab: other, amount: '90000' },
    ].map(async ({ tab, amount }) => {
      const field = new Slot(tab, 'mfe-insurance').element.locator('input[inputmode]').first();
      await field.fill(amount);
      await field.blur();
      return { tab, field, typed: await field.inputValue() };
    }),
  );
  expect(tabs[0]!.typed).not.toBe(tabs[1]!.typed);
  await platform.publish((remotes) =>
    Object.assign(remotes['mfe-insurance']!, { disabled: true, message: MESSAGE }),
  );
  announce(1_000_000);
  for (const { tab, field } of tabs) {
    await expectCard(tab, 'mfe-insurance', 'Insurance', 'disabled');
    await expect(new Slot(tab, 'mfe-insurance').element.getByText(MESSAGE.en)).toBeVisible();
    await expect(field).toBeHidden();
    await expect(new Chrome(tab).header).toBeVisible();
  }
  await platform.publish((remotes) => {
    remotes['mfe-insurance']!.disabled = false;
    delete remotes['mfe-insurance']!.message;
  });
  announce(2_000_000);
  for (const { tab, field, typed } of tabs) {
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(new Slot(tab, 'mfe-insurance').element).toHaveAttribute('data-remote-state', 'mounted');
  }
});

test('X4: M46 a visitor who is not logged in meets the kill switch on the next entry', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await page.goto('/insurance');
  await new Slot(page, 'mfe-insurance').mounted();
  await platform.publish((remotes) => (remotes['mfe-gold']!.disabled = true));
  await page.clock.fastForward(6_000);
  await new Chrome(page).goTo('Gold');
  await expectCard(page, 'mfe-gold', 'Gold', 'disabled');
});
