import type { FaultRule } from '../../../ops/faults/rule.ts';
import type { Stage } from '../probe.ts';

export const MANIFEST = '/gold/mf-manifest.json';
export const ENTRY = '/gold/remoteEntry.js';
export const EXPOSED = '/gold/__federation_expose_app.js';

/** Opens an address of the sample. */
export const open = ({ page, origin }: Stage, path = '/gold') =>
  page.goto(origin + path, { waitUntil: 'load' });
/** From the home page to gold by its link, which is where remotes are loaded. */
export const visit = async (stage: Stage) => {
  await open(stage, '/');
  await stage.page.getByRole('link', { name: 'Gold' }).click();
};
/** Goes to gold with a fault in front of one of its files. */
export const withFault = (path: string, fault: Omit<FaultRule, 'match'>) => (stage: Stage) => {
  stage.fault({ ...fault, match: { path } });
  return visit(stage);
};
/** Opens gold and presses a button of it. */
export const press = async (stage: Stage, name: string) => {
  await open(stage);
  await stage.page.getByRole('button', { name }).click({ timeout: 5_000 });
};
/** The area shows a text within five seconds. */
export const says = ({ page }: Stage, messages: RegExp | string) =>
  page
    .locator('#app')
    .getByText(messages)
    .first()
    .waitFor({ timeout: 5_000 })
    .then(() => true);
/** The area of gold is on the page. */
export const mounted = (stage: Stage) => says(stage, 'A gram costs');
/** Opens gold, which fails as its address requests. */
export const boom = (kind: string) => (stage: Stage) => open(stage, `/gold?boom=${kind}`);
