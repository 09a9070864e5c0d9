import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { expectShellLives, expectReportedOnce } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { onLazy } from './laterPart.ts';
import { inFull } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const CANARY = 'globalThis.sanchayTampered = true;';
const files = '/remotes/mfe-trial/**';

test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-trial\//));

const policies: [what: string, dropHeaders: string[]][] = [
  ['', []],
  [', also where the browser has no policy for it', ['integrity-policy', 'content-security-policy']],
];
const parts: [what: string, path: string, kind: string][] = [
  ['entry', `${files}/remoteEntry.*.js`, 'integrity'],
  ['exposed chunk', `${files}/app.*.js`, 'integrity'],
];
for (const [policy, dropHeaders] of inFull(policies)) {
  for (const [what, path, kind] of parts) {
    test(`X3: M18 a changed ${what} does not run a single byte${policy}`, async ({
      page,
      platform,
      fault,
      notices,
    }) => {
      const changed = { match: { path }, tamper: { prepend: CANARY } };
      fault(changed, { match: { path: '/trial' }, dropHeaders });
      await page.goto('/trial');
      await new Slot(page, 'mfe-trial').failed();
      expect(platform.front.rules.list()[0]!.hits).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'sanchayTampered' in globalThis)).toBe(false);
      await expectReportedOnce(notices, { remote: 'mfe-trial', version: TRIAL_VERSION, kind });
      await expectShellLives(page);
    });
  }

  test(`X3: M18 in a lazy chunk: changed bytes do not run, not one of them${policy}`, async ({
    page,
    fault,
    platform,
    notices,
  }) => {
    fault(onLazy({ tamper: { append: CANARY } }), { match: { path: '/trial' }, dropHeaders });
    await page.goto('/trial');
    const trial = new Slot(page, 'mfe-trial');
    await trial.mounted();
    await markLife(page);
    await trial.element.getByRole('button', { name: 'Break: later' }).click();
    await expectReportedOnce(notices, { remote: 'mfe-trial', version: TRIAL_VERSION, kind: 'chunk' });
    expect(platform.front.rules.list()[0]!.hits).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'sanchayTampered' in globalThis)).toBe(false);
    await expectSameLife(page);
    await expectShellLives(page);
  });
}

test('X3: M18 a script without a hash is blocked by the policy, no matter how it gets there', async ({
  page,
  faults,
}) => {
  faults.allow(/Integrity-Policy|TrustedScriptURL|breach of the browser policy/);
  await page.goto('/insurance');
  await new Slot(page, 'mfe-insurance').mounted();
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.addEventListener('load', () => resolve('ran'));
        script.addEventListener('error', () => resolve('blocked'));
        try {
          script.src = [...document.scripts].find(({ src }) => src)!.src;
          document.head.append(script);
        } catch {
          resolve('refused');
        }
      }),
  );
  expect(['blocked', 'refused']).toContain(outcome);
  await new Chrome(page).goTo('Gold');
  await new Slot(page, 'mfe-gold').mounted();
});
