import { generateKeyPair, signDocument } from '@sanchay/registry/keys';
import type { Page } from '@playwright/test';
import type { FaultRule } from '../../ops/faults/rule.ts';
import type { TrialPlatform } from '../../ops/faults/trial/trialPlatform.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { expectCard, expectShellLives, expectReportedOnce } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL, inFull } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const NEXT = '1.0.0-copied0000';
const REGISTRY = '/api/v3/config/remotes.json';

test.beforeEach(({ faults }) =>
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-(trial|gold)\//, /remotes\.json/, /boom/),
);

/** Opens a page and lets it learn the whole registry, which it keeps. */
async function learnRegistry(page: Page): Promise<void> {
  await page.goto('/insurance');
  await new Slot(page, 'mfe-insurance').mounted();
  await new Chrome(page).goTo('Gold');
  await new Slot(page, 'mfe-gold').mounted();
}

test('X2: M15 in a lazy chunk: a new release while a tab is open, the old files gone → the area takes the new one, the page is not loaded anew', async ({
  page,
  platform,
  notices,
}) => {
  await page.goto('/trial');
  const trial = new Slot(page, 'mfe-trial');
  await trial.mounted();
  await markLife(page);
  await platform.addCopy('mfe-trial', NEXT);
  await platform.publish((remotes) => (remotes['mfe-trial']!.live = NEXT));
  platform.dist.remove('mfe-trial', TRIAL_VERSION);

  await trial.element.getByRole('button', { name: 'Break: later' }).click();
  await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
  await expect(async () => {
    await trial.retry.click({ timeout: 1_000 });
    await expect(trial.element).toHaveAttribute('data-remote-version', NEXT, { timeout: 2_000 });
  }).toPass();
  await trial.mounted();
  await expectReportedOnce(notices, { remote: 'mfe-trial', version: TRIAL_VERSION, kind: 'chunk' });
  await trial.element.getByRole('button', { name: 'Break: later' }).click();
  await expect(trial.element.getByText('The later part is here')).toBeVisible();
  await expectSameLife(page);
  await expectShellLives(page);
});

test(
  'X2: M15 what was typed stays while a new release comes, and stands in the new one as well',
  IN_FULL,
  async ({ page, platform }) => {
    await page.clock.install();
    await page.goto('/calculators/sip-calculator');
    const calculator = new Slot(page, 'mfe-marketing');
    await calculator.mounted();
    await markLife(page);
    const amount = calculator.element.getByRole('textbox').first();
    await amount.fill('7500');
    const { live } = platform.registry.document.remotes['mfe-marketing']!;
    await platform.addCopy('mfe-marketing', NEXT);
    await platform.publish((remotes) => (remotes['mfe-marketing']!.live = NEXT));
    platform.dist.remove('mfe-marketing', live);
    await expect(amount).toBeFocused();
    await amount.press('End');
    await amount.pressSequentially('0');
    await expect(amount).toHaveValue(/^75,?000$/);
    await expect(page).toHaveURL(/75000/);
    await expect(calculator.element).toHaveAttribute('data-remote-version', live);

    // The browser checks for updates when the user navigates, at the earliest half a minute after the last check.
    await page.clock.fastForward(31_000);
    const learned = page.waitForResponse((answer) => answer.url().includes(REGISTRY));
    await new Chrome(page).goTo('Insurance');
    await learned;
    await new Slot(page, 'mfe-insurance').mounted();
    await page.goBack();
    await calculator.mounted();
    await expect(calculator.element).toHaveAttribute('data-remote-version', NEXT);
    await expect(amount).toHaveValue(/^75,?000$/);
    await expectSameLife(page);
  },
);

const outages: [what: string, fault: Omit<FaultRule, 'match'>][] = [
  ['down', { status: 503 }],
  ['garbage', { garbage: true }],
  ['hanging', { hang: true }],
];
for (const [what, damage] of inFull(outages)) {
  test(`X3: M16 with the registry ${what}, the edge serves its last verified copy, and so does the browser`, async ({
    page,
    platform,
    fault,
  }) => {
    await learnRegistry(page);
    const before = platform.registry.document.serial;
    await platform.registry.publish((remotes) => (remotes['mfe-gold']!.disabled = true));
    const rule: FaultRule = { ...damage, match: { path: REGISTRY } };
    platform.back.rules.put([rule]);
    fault(rule);
    await platform.refresh();
    expect(platform.log.join('\n')).toMatch(/registry/);
    await page.goto('/insurance');
    expect(JSON.parse((await page.locator('#sanchay-registry').textContent())!)).toMatchObject({
      serial: before,
    });
    await new Slot(page, 'mfe-insurance').mounted();
    await new Chrome(page).goTo('Gold');
    await new Slot(page, 'mfe-gold').mounted();
    await expectShellLives(page);
  });
}

/** Lets edge and browsers get a document that is not to be trusted. */
function serve(platform: TrialPlatform, document: object): void {
  const rule = {
    match: { path: REGISTRY },
    status: 200,
    type: 'application/json',
    body: JSON.stringify(document),
  };
  platform.back.rules.put([rule]);
  platform.front.rules.put([rule]);
}

const forgeries: [what: string, refusal: RegExp, forge: (platform: TrialPlatform) => Promise<object>][] = [
  [
    'is signed by another key',
    /^signature: it is not signed by a key of the channel/,
    async ({ registry }) =>
      signDocument(
        { ...registry.document, serial: registry.document.serial + 1 },
        (await generateKeyPair()).privateKey,
      ),
  ],
  [
    'was changed by somebody',
    /^signature: /,
    async ({ registry }) => {
      const changed = structuredClone(registry.document);
      changed.remotes['mfe-gold']!.disabled = true;
      return { ...changed, serial: changed.serial + 1 };
    },
  ],
  [
    'is out of date',
    /^expired: it expired 2026-01-01/,
    ({ registry }) =>
      registry.publish((remotes) => (remotes['mfe-gold']!.disabled = true), {
        expires: '2026-01-01T00:00:00Z',
      }),
  ],
  [
    'is older than the one in use',
    /^replayed: its serial 1 is older than \d+/,
    ({ registry }) => registry.publish((remotes) => (remotes['mfe-gold']!.disabled = true), { serial: 1 }),
  ],
  [
    'takes code from another origin',
    /^quarantined: mfe-gold: release \S+: unknown origin https:\/\/evil\.example; its former entry serves/,
    async ({ registry }) => {
      const gold = registry.document.remotes['mfe-gold']!;
      const release = gold.releases[gold.live]!;
      const moved = await registry.signRelease({
        ...release,
        entry: `https://evil.example${release.entry}`,
      });
      return registry.publish((remotes) => (remotes['mfe-gold']!.releases[gold.live] = moved));
    },
  ],
  [
    'has a file without a hash',
    /^quarantined: mfe-gold: release \S+: /,
    async ({ registry }) => {
      const gold = registry.document.remotes['mfe-gold']!;
      const { integrity, ...release } = gold.releases[gold.live]!;
      const entry = release.entry.slice(release.entry.lastIndexOf('/') + 1);
      const unhashed = Object.fromEntries(Object.entries(integrity).filter(([file]) => file !== entry));
      const signed = await registry.signRelease({ ...release, integrity: unhashed });
      return registry.publish((remotes) => (remotes['mfe-gold']!.releases[gold.live] = signed));
    },
  ],
];
for (const [what, refusal, forge] of inFull(forgeries)) {
  test(`X3: M17 a registry that ${what} is refused by edge and browser, and what was verified before serves`, async ({
    page,
    platform,
  }) => {
    await learnRegistry(page);
    const before = platform.registry.document.serial;
    serve(platform, await forge(platform));
    await platform.refresh();
    expect(
      platform.log.find((line) => refusal.test(line)),
      platform.log.join('\n'),
    ).toBeDefined();
    await page.goto('/insurance');
    const served = JSON.parse((await page.locator('#sanchay-registry').textContent())!) as {
      serial: number;
      remotes: Record<string, { disabled?: true }>;
    };
    expect(served.remotes['mfe-gold']!.disabled).toBeUndefined();
    if (!refusal.source.includes('quarantined')) expect(served.serial).toBe(before);
    await new Slot(page, 'mfe-insurance').mounted();
    await new Chrome(page).goTo('Gold');
    await new Slot(page, 'mfe-gold').mounted();
    await expectShellLives(page);
  });
}
