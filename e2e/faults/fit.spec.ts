import type { CopyEdit } from '../../ops/faults/trial/releaseCopy.ts';
import { Slot } from '../pages/Slot.ts';
import { expectCard, expectShellLives, expectReportedOnce } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL, inFull } from './states.ts';

const COPY = '1.0.0-copied0000';

test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-trial\//));

const misfits: [title: string, edit: CopyEdit, messages: RegExp][] = [
  [
    'M07 a remote without its ./app',
    { text: (file, text) => (file.startsWith('remoteEntry') ? text.replaceAll('"./app"', '"./old"') : text) },
    /1\.0\.0-copied0000.*does not exist in container\. The shell has contracts \d+\.\d+\.\d+\./,
  ],
  [
    'M13 a remote that needs React 18',
    { record: { needs: { react: '^18.2.0' } } },
    /needs react \^18\.2\.0, the shell has 19\.3\.1/,
  ],
  [
    'M13 a remote that needs a newer React',
    { record: { needs: { react: '^19.4.0' } } },
    /needs react \^19\.4\.0, the shell has 19\.3\.1/,
  ],
  [
    'M14 a remote of older contracts',
    { record: { contracts: '^0.9.0' } },
    /needs contracts \^0\.9\.0, the shell has \d+\.\d+\.\d+/,
  ],
  [
    'M14 a remote of newer contracts',
    { record: { contracts: '^9.0.0' } },
    /needs contracts \^9\.0\.0, the shell has \d+\.\d+\.\d+/,
  ],
];
for (const [title, edit, messages] of misfits) {
  test(`X4: ${title} is refused in its slot, and the report names both sides`, async ({
    page,
    platform,
    notices,
  }) => {
    await platform.addCopy('mfe-trial', COPY, edit);
    await platform.publish((remotes) => (remotes['mfe-trial']!.live = COPY));
    const output: string[] = [];
    page.on('console', (message) => output.push(message.text()));
    await page.goto('/trial');
    await expectCard(page, 'mfe-trial', 'Trial', 'contract');
    await expect(new Slot(page, 'mfe-trial').element).toContainText(
      "This version isn't compatible with the rest of Sanchay yet.",
    );
    await expectReportedOnce(notices, { remote: 'mfe-trial', version: COPY, kind: 'contract' });
    expect(output.join('\n')).toMatch(messages);
    await expectShellLives(page);
  });
}

for (const range of inFull(['^19.1.0', '^19.3.1'])) {
  test(
    `X4: M13 a remote built for React ${range} shares the shell's one React`,
    IN_FULL,
    async ({ page, platform }) => {
      await platform.addCopy('mfe-trial', COPY, {
        record: { needs: { react: range, 'react-dom/client': range } },
      });
      await platform.publish((remotes) => (remotes['mfe-trial']!.live = COPY));
      await page.goto('/trial');
      const trial = new Slot(page, 'mfe-trial');
      await trial.mounted();
      await trial.element.getByRole('button', { name: 'Count' }).click();
      await expect(trial.element.getByText('Pressed 1 times')).toBeVisible();
    },
  );
}
