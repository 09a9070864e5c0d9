import type { FaultRule } from '../../ops/faults/rule.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { expectCard, expectReportedOnce, expectShellLives } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { onLazy } from './laterPart.ts';
import { IN_FULL, inFull } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const BEFORE = '1.0.0-before0000';

test.beforeEach(({ faults }) =>
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-(trial|gold)\//, /Loading chunk/),
);

for (const [what, broken] of inFull<[string, Omit<FaultRule, 'match'>]>([
  ['answers 503 twice', { status: 503, times: 2 }],
  ['answers 500 twice', { status: 500, times: 2 }],
  ['is cut off twice', { reset: 'half', times: 2 }],
  ['is a page of HTML twice', { body: '<h1>Busy</h1>', type: 'text/html', times: 2 }],
])) {
  test(`X4: M35 a lazy chunk that ${what} comes with the third try, without a card or a reload`, async ({
    page,
    platform,
    fault,
  }) => {
    await page.goto('/trial');
    const trial = new Slot(page, 'mfe-trial');
    await trial.mounted();
    await markLife(page);
    fault(onLazy(broken));
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expect(trial.element.getByText('The later part is here')).toBeVisible();
    expect(platform.front.rules.list()[0]!.hits).toBe(2);
    await expect(trial.retry).toHaveCount(0);
    await expectSameLife(page);
  });
}

for (const [what, broken] of inFull<[string, Omit<FaultRule, 'match'>]>([
  ['has other bytes', { tamper: { append: 'globalThis.sanchayTampered = true;' } }],
  ['is noise', { garbage: true }],
  ['is empty', { empty: true }],
  ['is cut short in an answer that looks whole', { truncate: true }],
])) {
  test(`X4: M36 a lazy chunk that ${what} and that the cache keeps for a year is replaced once the server is well`, async ({
    page,
    fault,
  }) => {
    await page.goto('/trial');
    const trial = new Slot(page, 'mfe-trial');
    await trial.mounted();
    fault(
      onLazy({ ...broken, headers: { 'cache-control': 'public, max-age=31536000, immutable' }, times: 1 }),
    );
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expect(trial.element.getByText('The later part is here')).toBeVisible();
    expect(await page.evaluate(() => 'sanchayTampered' in globalThis)).toBe(false);
    // The broken bytes are in the cache still: a page load meets them, and goes past them by itself.
    await page.reload();
    await trial.mounted();
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expect(trial.element.getByText('The later part is here')).toBeVisible();
  });
}

for (const [what, broken] of inFull<[string, Omit<FaultRule, 'match'>]>([
  ['is gone', { status: 404 }],
  ['answers 503 for good', { status: 503 }],
  ['has other bytes for good', { tamper: { prepend: 'globalThis.sanchayTampered = true;' } }],
])) {
  test(`X4: M37 a lazy chunk that ${what}: the release of before takes the area, without it the card, and Retry`, async ({
    page,
    platform,
    fault,
    notices,
  }) => {
    await page.goto('/trial');
    const trial = new Slot(page, 'mfe-trial');
    await trial.mounted();
    await markLife(page);
    fault(onLazy(broken));
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
    await expectReportedOnce(notices, { remote: 'mfe-trial', version: TRIAL_VERSION, kind: 'chunk' });
    await expectShellLives(page);
    platform.front.rules.clear();
    await page.goBack();
    await trial.mounted();
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expect(trial.element.getByText('The later part is here')).toBeVisible();

    await platform.addCopy('mfe-trial', BEFORE);
    await platform.publish((remotes) => (remotes['mfe-trial']!.previous = BEFORE));
    await page.goto('/trial');
    await trial.mounted();
    fault(onLazy(broken));
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expect(trial.element).toHaveAttribute('data-remote-version', BEFORE);
    await trial.mounted();
    expect(await page.evaluate(() => 'sanchayTampered' in globalThis)).toBe(false);
  });
}

test('X4: M38 a lazy chunk that hangs: the pressed control is busy at once, the chunk is requested again', async ({
  page,
  fault,
}) => {
  await page.goto('/trial');
  const trial = new Slot(page, 'mfe-trial');
  await trial.mounted();
  fault(onLazy({ hang: true, times: 1 }));
  const later = trial.element.getByRole('button', { name: 'Break: later' });
  await later.click();
  await expect(later).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-loading-code', '');
  await expect(trial.element.getByText('The later part is here')).toBeVisible({ timeout: 15_000 });
  await expect(later).not.toHaveAttribute('aria-busy', 'true');
});

test('X4: M39 an effect of the first commit that throws shows the card and is reported; the area opens again later', async ({
  page,
  notices,
  faults,
}) => {
  faults.allow(/boom/);
  await page.goto('/trial?boom=effect');
  await expectCard(page, 'mfe-trial', 'Trial', 'mount');
  await expectReportedOnce(notices, { remote: 'mfe-trial', version: TRIAL_VERSION, kind: 'mount' });
  await expectShellLives(page);
  await page.goto('/trial');
  await new Slot(page, 'mfe-trial').mounted();
});

test(
  'X4: M40 with three seconds for each file an area opens by navigation too',
  IN_FULL,
  async ({ page, fault }) => {
    await page.goto('/');
    await new Slot(page, 'mfe-marketing').mounted();
    await markLife(page);
    fault({ match: { path: '/remotes/mfe-gold/**' }, delay: 3_000 });
    await new Chrome(page).goTo('Gold');
    const gold = new Slot(page, 'mfe-gold');
    await expect(gold.element).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
    await expect(gold.heading).toBeVisible();
    await expectSameLife(page);
  },
);

test('X4: M41 Retry after a crash takes the release of before in place of the broken one', async ({
  page,
  platform,
  faults,
}) => {
  faults.allow(/boom/);
  await platform.addCopy('mfe-trial', BEFORE);
  await platform.publish((remotes) => (remotes['mfe-trial']!.previous = BEFORE));
  await page.goto('/trial');
  const trial = new Slot(page, 'mfe-trial');
  await trial.mounted();
  await trial.element.getByRole('button', { name: 'Break: render' }).click();
  await expectCard(page, 'mfe-trial', 'Trial', 'render');
  await trial.retry.click();
  await trial.mounted();
  await expect(trial.element).toHaveAttribute('data-remote-version', BEFORE);
});

for (const [what, broken] of inFull<[string, Omit<FaultRule, 'match'>]>([
  ['has other bytes', { tamper: { append: '\n//' } }],
  ['is cut off', { reset: 'half' }],
  ['is noise', { garbage: true }],
])) {
  // As a cache in between would answer: kept for a year.
  const shell: FaultRule = {
    ...broken,
    match: { regex: '^/shell/[^/]+/shell\\.' },
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  };

  test(`X4: M42 a script of the shell that ${what} once: the page loads once more past the cache, by itself`, async ({
    page,
    fault,
    faults,
  }) => {
    faults.allow(/\/shell\//);
    fault({ ...shell, times: 1 });
    await page.goto('/login');
    await new Slot(page, 'mfe-onboarding').mounted();
  });

  test(`X4: M42 a script of the shell that ${what} for good: the page states this, and its button loads past the cache`, async ({
    page,
    platform,
    fault,
    faults,
  }) => {
    faults.allow(/\/shell\//);
    fault(shell);
    await page.goto('/login');
    const message = page.getByRole('alert');
    await expect(message).toContainText("This page didn't load fully.");
    await expect(page.locator('.boot-page')).toHaveCount(0);
    platform.front.rules.clear();
    await message.getByRole('button', { name: 'Reload' }).click();
    await new Slot(page, 'mfe-onboarding').mounted();
  });
}

for (const [what, broken] of inFull<[string, Omit<FaultRule, 'match'>]>([
  ['hangs', { hang: true }],
  ['answers 503', { status: 503 }],
  ['is no JSON', { body: '<h1>Busy</h1>', type: 'text/html' }],
])) {
  test(`X4: M43 a registry that ${what} on the first visit keeps nobody out of another area`, async ({
    page,
    platform,
    fault,
    faults,
  }) => {
    faults.allow(/\/config\/remotes\.json/);
    const { live } = platform.registry.document.remotes['mfe-gold']!;
    fault({ ...broken, match: { path: '/api/v3/config/remotes.json' } });
    await page.goto('/insurance');
    await new Slot(page, 'mfe-insurance').mounted();
    await new Chrome(page).goTo('Gold');
    const gold = new Slot(page, 'mfe-gold');
    await gold.mounted();
    await expect(gold.element).toHaveAttribute('data-remote-version', live);
  });
}
