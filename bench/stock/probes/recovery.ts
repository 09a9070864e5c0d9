import type { FaultRule } from '../../../ops/faults/rule.ts';
import type { Probe, Stage } from '../probe.ts';
import { boom, MANIFEST, mounted, open, press, says, visit, withFault } from './steps.ts';

const LAZY = '^/gold/\\d+\\.js';
const HISTORY = 'Prices of the last year';
/** As long as a chunk of Sanchay may take with all its retries. */
const PATIENCE = 15_000;

/** Opens gold, puts a fault in front of its lazy chunk and presses the button that needs it. */
const onLazy = (fault: Omit<FaultRule, 'match'>) => async (stage: Stage) => {
  await open(stage);
  await mounted(stage);
  stage.fault({ ...fault, match: { regex: LAZY } });
  await pressHistory(stage);
};
const pressHistory = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Do: history' }).click({ timeout: 5_000 });
const history = (stage: Stage) => says(stage, HISTORY);
const failed = (stage: Stage) => says(stage, /try again|retry|failed|error|could not|went wrong/i);
const appears = (text: string) => (stage: Stage) =>
  stage.page
    .locator('#app')
    .getByText(text)
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(() => true);

/** After the first chunk: lazy chunks, crashes, the host's own script, the list of remotes. */
export const recovery: Probe[] = [
  { id: 'M35', make: onLazy({ status: 503, times: 2 }), extra: history },
  {
    id: 'M36',
    make: async (stage) => {
      await onLazy({
        garbage: true,
        times: 1,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })(stage);
      await stage.page.reload();
      await mounted(stage);
      await pressHistory(stage);
    },
    extra: history,
  },
  { id: 'M37', make: onLazy({ status: 404 }), extra: failed },
  { id: 'M38', make: onLazy({ hang: true, times: 1 }), extra: appears(HISTORY) },
  { id: 'M39', make: boom('effect'), extra: failed },
  { id: 'M40', make: withFault('/gold/**', { delay: 3_000 }), extra: appears('A gram costs') },
  {
    id: 'M41',
    make: async (stage) => {
      await press(stage, 'Do: render');
      await stage.page.getByRole('button', { name: /try again|retry/i }).click({ timeout: 5_000 });
    },
    extra: mounted,
  },
  {
    id: 'M42',
    make: async (stage) => {
      stage.fault({ garbage: true, times: 1, match: { path: '/host/main.js' } });
      await open(stage);
    },
    extra: mounted,
  },
  {
    id: 'M43',
    make: async (stage) => {
      stage.fault({ hang: true, match: { path: MANIFEST } });
      await visit(stage);
    },
    extra: mounted,
  },
];
