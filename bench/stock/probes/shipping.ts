import type { Probe } from '../probe.ts';
import { MANIFEST, mounted, open, says, visit } from './steps.ts';

/** Releases that do not fit, and releases that change while they are used. */
export const shipping: Probe[] = [
  {
    // Nothing in the sample compares a release with the API: what users meet is the changed response.
    id: 'M44',
    make: async (stage) => {
      stage.fault({
        match: { path: '/api/price' },
        body: '{"paise":{"amount":1234500}}',
        type: 'application/json',
      });
      await visit(stage);
    },
    extra: (stage) => says(stage, /₹[\d]/),
  },
  {
    id: 'M45',
    make: async (stage) => {
      stage.fault({ match: { path: '/api/price' }, status: 404, body: 'not found', type: 'text/plain' });
      await visit(stage);
    },
    extra: (stage) => says(stage, /₹[\d]|unavailable|failed/i),
  },
  {
    // There is no switch: the nearest is to take the files of the area away.
    id: 'M46',
    make: async (stage) => {
      await open(stage);
      await mounted(stage);
      stage.fault({ match: { path: '/gold/**' }, status: 410 });
    },
    extra: (stage) => says(stage, /unavailable|disabled|back at/i),
  },
  {
    id: 'M47',
    make: async (stage) => {
      await open(stage);
      await mounted(stage);
      stage.fault(
        { match: { path: '/api/orders' }, delay: 1_500 },
        { match: { path: MANIFEST }, body: '{"id":"gold","name":"gold"}', type: 'application/json' },
      );
      await stage.page.getByRole('button', { name: 'Buy' }).click({ timeout: 5_000 });
    },
    extra: async (stage) => (await says(stage, /^Order/)) && stage.stock.orders() === 1,
  },
];
