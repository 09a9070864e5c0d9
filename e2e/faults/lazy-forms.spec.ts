import type { FaultRule } from '../../ops/faults/rule.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { expectCard, expectReportedOnce, expectShellLives } from './contained.ts';
import { expect, test as base } from './fixtures.ts';
import { watchJumps } from './jumps.ts';
import { LaterPart, lazyFileWith, onLazy } from './laterPart.ts';
import { IN_FULL } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const test = base.extend<{ part: LaterPart }>({ part: ({ page }, use) => use(new LaterPart(page)) });

const COPY = '1.0.0-copied0000';
const REGISTRY = '/api/v3/config/remotes.json';
const reported = (kind: string) => ({ remote: 'mfe-trial', version: TRIAL_VERSION, kind });

test.beforeEach(({ faults }) =>
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-(trial|gold)\//, /Loading chunk/, /remotes\.json/, /boom/),
);

type Damage = Omit<FaultRule, 'match'>;
const forGood: [what: string, damage: Damage, short?: 'short'][] = [
  ['M01 in a lazy chunk: missing (404)', { status: 404 }, 'short'],
  ['M01 in a lazy chunk: missing (410)', { status: 410 }],
  ['M04 in a lazy chunk: never responds', { hang: true }],
  ['M05 in a lazy chunk: cut half way', { reset: 'half' }],
  ['M05 in a lazy chunk: half a file', { truncate: true }],
  ['M05 in a lazy chunk: of a wrong type', { type: 'text/html' }],
  ['M05 in a lazy chunk: a page of HTML', { body: '<!doctype html><p>It works!', type: 'text/html' }],
  ['M05 in a lazy chunk: empty', { empty: true }],
  ['M06 in a lazy chunk: no valid script', { garbage: true }],
];
for (const [what, damage, short] of forGood)
  test(
    `X4: ${what} → the card and one report, the shell works, and the way back opens it`,
    short ? {} : IN_FULL,
    async ({ page, part, platform, fault, notices }) => {
      await part.area();
      await markLife(page);
      fault(onLazy(damage));
      await part.button.click();
      await expect(part.trial.element).toHaveAttribute('data-remote-state', 'failed', { timeout: 20_000 });
      await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
      await expectReportedOnce(notices, reported('chunk'));
      await expectShellLives(page);
      platform.front.rules.clear();
      await page.goBack();
      await part.trial.mounted();
      await part.open();
      await expectSameLife(page);
    },
  );

for (const status of [500, 503])
  test(
    `X4: M02 in a lazy chunk: ${status} twice → the third try brings it, without a card or a reload`,
    IN_FULL,
    async ({ page, part, platform, fault }) => {
      await part.area();
      await markLife(page);
      fault(onLazy({ status, times: 2 }));
      await part.open();
      expect(platform.front.rules.list()[0]!.hits).toBe(2);
      await expect(part.trial.retry).toHaveCount(0);
      await expectSameLife(page);
    },
  );

test(
  'X4: M03 in a lazy chunk: three seconds → the pressed control is busy, nothing jumps, and it comes',
  IN_FULL,
  async ({ page, part, fault }) => {
    await part.area();
    fault(onLazy({ delay: 3_000 }));
    const jumps = await watchJumps(page);
    await part.button.click();
    await expect(part.button).toHaveAttribute('aria-busy', 'true');
    await expect(part.text).toBeVisible();
    await expect(part.button).not.toHaveAttribute('aria-busy', 'true');
    expect(await jumps()).toBeLessThanOrEqual(0.02);
    await expectShellLives(page);
  },
);

test('X4: M07 in a lazy chunk: the module is not in it → the card, one report, and the release of before by Retry', async ({
  page,
  part,
  platform,
  notices,
}) => {
  const lazy = lazyFileWith('The later part is here');
  const [id] = lazy.split('.');
  await platform.addCopy('mfe-trial', COPY, {
    // The chunk comes with a module of another number than the one that is imported.
    text: (file, text) => (file === lazy ? text.replace(/\{(\d+)(?=[:(])/, '{$1999') : text),
  });
  await platform.publish((remotes) =>
    Object.assign(remotes['mfe-trial']!, { live: COPY, previous: TRIAL_VERSION }),
  );
  expect(id).toMatch(/^\d+$/);
  await part.area();
  await part.button.click();
  await expectCard(page, 'mfe-trial', 'Trial', 'render');
  await expectReportedOnce(notices, { ...reported('render'), version: COPY });
  await part.trial.retry.click();
  await part.trial.mounted();
  await expect(part.trial.element).toHaveAttribute('data-remote-version', TRIAL_VERSION);
  await part.open();
  await expectShellLives(page);
});

test('X4: M08 in a lazy chunk: it throws while it is evaluated → the card, one report, and Retry opens it once it does not', async ({
  page,
  part,
  notices,
}) => {
  await part.area('/trial?boom=evaluation');
  await markLife(page);
  await part.pressed('Break: stillborn').click();
  await expectCard(page, 'mfe-trial', 'Trial', 'render');
  await expectReportedOnce(notices, reported('render'));
  await page.evaluate(() => history.replaceState(history.state, '', '/trial'));
  await part.trial.retry.click();
  await part.trial.mounted();
  await part.pressed('Break: stillborn').click();
  await expect(part.trial.element.getByText('The stillborn part is here')).toBeVisible();
  await expectSameLife(page);
  await expectShellLives(page);
});

for (const kind of ['render', 'effect'] as const)
  test(
    `X4: M09 in a lazy chunk: it throws in ${kind === 'render' ? 'a render' : 'an effect'} → the card, one report, and Retry opens it`,
    kind === 'render' ? {} : IN_FULL,
    async ({ page, part, notices }) => {
      await part.area();
      await part.open();
      await part.hurt(kind);
      await expectCard(page, 'mfe-trial', 'Trial', 'render');
      await expectReportedOnce(notices, reported('render'));
      await part.trial.retry.click();
      await part.trial.mounted();
      await part.open();
      await expectShellLives(page);
    },
  );

for (const kind of ['event', 'promise'] as const)
  test(
    `X4: M09 in a lazy chunk: it throws in ${kind === 'event' ? 'an event' : 'a promise'} → it lives on, and one report`,
    IN_FULL,
    async ({ page, part, notices }) => {
      await part.area();
      await part.open();
      await part.pressed('Count lazily').click();
      for (let time = 0; time < 2; time += 1) await part.hurt(kind);
      await expectReportedOnce(notices, reported('render'));
      await part.pressed('Count lazily').click();
      await expect(part.trial.element.getByText('Lazily pressed 2 times')).toBeVisible();
      await expectShellLives(page);
    },
  );

test(
  'X4: M11 in a lazy chunk: it throws when it is left, and leaves a timer and a style → the next area and the way back are clean',
  IN_FULL,
  async ({ page, part, notices }) => {
    await part.area();
    const styles = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLStyleElement>('head style:not([data-emotion])')].filter(
            ({ sheet }) => sheet?.disabled === false,
          ).length,
      );
    const before = await styles();
    await part.open();
    await part.hurt('leave');
    await expectShellLives(page);
    await expect(page.locator('[data-remote]')).toHaveCount(1);
    await expect.poll(styles).toBe(before);
    await expectReportedOnce(notices);
    await page.goBack();
    await part.trial.mounted();
    await part.open();
  },
);

test(
  'X4: M12 in a lazy chunk: it keeps the page standing still → one report, and the area goes on',
  IN_FULL,
  async ({ page, part, notices }) => {
    await part.area();
    await part.open();
    await part.hurt('spin');
    await expectReportedOnce(notices, reported('timeout'));
    await part.pressed('Count lazily').click();
    await expect(part.trial.element.getByText('Lazily pressed 1 times')).toBeVisible();
    await expectShellLives(page);
  },
);

for (const [what, damage] of [
  ['M16 in a lazy chunk: the registry is down', { status: 503 }],
  ['M16 in a lazy chunk: the registry is hanging', { hang: true }],
  [
    'M17 in a lazy chunk: the registry is forged',
    { body: '{"serial":99999999,"remotes":{}}', type: 'application/json' },
  ],
] satisfies [string, Damage][])
  test(`X3: ${what} → it comes from the release that is mounted`, IN_FULL, async ({ page, part, fault }) => {
    await part.area();
    await markLife(page);
    fault({ ...damage, match: { path: REGISTRY } });
    await part.open();
    await expect(part.trial.element).toHaveAttribute('data-remote-version', TRIAL_VERSION);
    await expectSameLife(page);
    await expectShellLives(page);
  });

test(
  'X3: M18 in a lazy chunk: the release has no hash for it → it is not even requested, and the card',
  IN_FULL,
  async ({ page, part, platform, fault, notices }) => {
    const lazy = lazyFileWith('The later part is here');
    const { integrity } = platform.registry.document.remotes['mfe-trial']!.releases[TRIAL_VERSION]!;
    await platform.addCopy('mfe-trial', COPY);
    const copied = platform.registry.document.remotes['mfe-trial']!.releases[COPY]!;
    const unhashed = Object.fromEntries(Object.entries(copied.integrity).filter(([file]) => file !== lazy));
    const signed = await platform.registry.signRelease({ ...copied, integrity: unhashed });
    expect(Object.keys(unhashed)).toHaveLength(Object.keys(integrity).length - 1);
    await platform.publish((remotes) =>
      Object.assign(remotes['mfe-trial']!, {
        live: COPY,
        releases: { ...remotes['mfe-trial']!.releases, [COPY]: signed },
      }),
    );
    fault({ match: { path: `/remotes/mfe-trial/${COPY}/${lazy}` }, delay: 0 });
    await part.area();
    await part.button.click();
    await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
    await expectReportedOnce(notices, { ...reported('chunk'), version: COPY });
    expect(platform.front.rules.list()[0]!.hits).toBe(0);
    await expectShellLives(page);
  },
);

test('X4: M23 in a lazy chunk: offline → the card at once, and the way back opens it once the browser is online', async ({
  page,
  context,
  part,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await part.area();
  await markLife(page);
  await context.setOffline(true);
  await part.button.click();
  await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
  await context.setOffline(false);
  await expect(async () => {
    if (await part.trial.retry.isVisible()) await part.trial.retry.click({ timeout: 1_000 });
    await expect(part.trial.element).toHaveAttribute('data-remote-state', 'mounted', { timeout: 3_000 });
  }).toPass();
  await part.open();
  await expectSameLife(page);
  await expectShellLives(page);
});

for (const [what, block] of [
  [
    'M24 in a lazy chunk: storage is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'M25 in a lazy chunk: IndexedDB, caches, locks and workers are missing',
    () => {
      for (const name of ['indexedDB', 'caches', 'BroadcastChannel'])
        Object.defineProperty(globalThis, name, { value: undefined });
      for (const name of ['serviceWorker', 'locks'])
        Object.defineProperty(Navigator.prototype, name, { value: undefined });
    },
  ],
] as const)
  test(
    `X4: ${what} → it comes with the third try, and a failure for good shows the card`,
    IN_FULL,
    async ({ page, context, part, fault }) => {
      await context.addInitScript(block);
      const warning = page.getByRole('dialog', { name: 'Beware of fraud' });
      await page.addLocatorHandler(warning, () => warning.getByRole('button', { name: 'Okay' }).click());
      await part.area();
      fault(onLazy({ status: 503, times: 2 }));
      await part.open();
      fault(onLazy({ status: 404 }));
      await part.hurt('second');
      await expectCard(page, 'mfe-trial', 'Trial', 'chunk');
      await expectShellLives(page);
    },
  );

test(
  'X4: M34 in a lazy chunk: a translator replaces its texts → the area recovers by itself, no card',
  IN_FULL,
  async ({ page, part }) => {
    await part.area();
    await part.open();
    await part.pressed('Count lazily').click();
    await page.getByRole('region', { name: 'Later' }).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await part.pressed('Count lazily').click();
    await part.hurt('second');
    await expect(part.trial.element).toHaveAttribute('data-remote-state', 'mounted');
    await expect(part.trial.retry).toHaveCount(0);
    await new Chrome(page).prefer('हिन्दी');
    await new Chrome(page).prefer('English');
    await expect(part.trial.element).toHaveAttribute('data-remote-state', 'mounted');
    await expectShellLives(page);
  },
);
