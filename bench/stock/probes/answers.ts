import type { Probe } from '../probe.ts';
import { signedOut, signIn } from './session.ts';
import { mounted, open, press, says, visit } from './steps.ts';

/** What the API answers, or does not. */
export const answers: Probe[] = [
  {
    id: 'M19',
    make: async (stage) => {
      await signIn(stage);
      stage.fault({ match: { path: '/api/price' }, status: 401, body: '{"status":"failure"}' });
      await visit(stage);
    },
    extra: signedOut,
  },
  {
    id: 'M20',
    make: (stage) => {
      stage.fault({
        match: { path: '/api/orders' },
        status: 422,
        body: '{"message":"The amount is too small."}',
      });
      return press(stage, 'Buy');
    },
    extra: (stage) => says(stage, /too small/),
  },
  {
    id: 'M21',
    make: (stage) => {
      stage.fault({
        match: { path: '/api/orders' },
        status: 429,
        body: '{}',
        headers: { 'retry-after': '5' },
      });
      return press(stage, 'Buy');
    },
    extra: (stage) => says(stage, /wait/i),
  },
  {
    id: 'M22',
    make: (stage) => {
      stage.fault({ match: { path: '/api/orders' }, reset: 'half' });
      return press(stage, 'Buy');
    },
    extra: (stage) => says(stage, /not sure|checking/i),
  },
  {
    id: 'M23',
    make: async (stage) => {
      await open(stage, '/');
      await stage.context.setOffline(true);
      await stage.page.getByRole('link', { name: 'Gold' }).click();
      await stage.context.setOffline(false);
    },
    extra: mounted,
  },
];
