import type { Probe, Stage } from '../probe.ts';
import { boom, ENTRY, EXPOSED, MANIFEST, mounted, open, press, says, visit, withFault } from './steps.ts';

const CANARY = 'globalThis.tampered = true;';
const untouched = ({ page }: Stage) => page.evaluate(() => !('tampered' in globalThis));

/** The manifest of another party, which names a script of theirs. */
async function forgeManifest(stage: Stage): Promise<void> {
  const manifest = (await (await fetch(stage.stock.origin + MANIFEST)).json()) as {
    metaData: { remoteEntry: { name: string } };
  };
  manifest.metaData.remoteEntry.name = 'evil.js';
  stage.fault(
    { match: { path: MANIFEST }, body: JSON.stringify(manifest), type: 'application/json' },
    { match: { path: '/gold/evil.js' }, status: 200, body: CANARY, type: 'text/javascript' },
  );
  await visit(stage);
  await stage.page.waitForResponse((answer) => answer.url().endsWith('evil.js'), { timeout: 5_000 });
}

/** Loading: what arrives, late, broken or not at all. */
export const loading: Probe[] = [
  { id: 'M01', make: withFault(ENTRY, { status: 404 }) },
  { id: 'M02', make: withFault(ENTRY, { status: 503, times: 2 }), extra: mounted },
  { id: 'M03', make: withFault(EXPOSED, { delay: 3_000 }), extra: mounted },
  { id: 'M04', make: withFault(MANIFEST, { hang: true }) },
  { id: 'M05', make: withFault(ENTRY, { truncate: true }) },
  { id: 'M06', make: withFault(ENTRY, { garbage: true }) },
  { id: 'M07', make: withFault(EXPOSED, { status: 404 }) },
  { id: 'M08', make: boom('mount') },
  { id: 'M09', make: (stage) => press(stage, 'Do: render') },
  { id: 'M10', make: boom('pending') },
  { id: 'M11', make: boom('unmount') },
  { id: 'M12', make: boom('spin') },
  {
    id: 'M13',
    make: withFault(ENTRY, {
      body: 'var gold = { init() {}, get: () => () => ({}) };',
      type: 'text/javascript',
    }),
  },
  {
    id: 'M14',
    make: withFault('/api/price', { body: '{"paise":{"amount":1234500}}', type: 'application/json' }),
    extra: (stage) => says(stage, /₹[\d]/),
  },
  {
    id: 'M15',
    make: async (stage) => {
      await open(stage);
      await mounted(stage);
      stage.fault({ match: { regex: '^/gold/\\d+\\.js' }, status: 404 });
      await stage.page.getByRole('button', { name: 'Do: history' }).click({ timeout: 5_000 });
    },
  },
  { id: 'M16', make: withFault(MANIFEST, { status: 503 }), extra: mounted },
  { id: 'M17', make: forgeManifest, extra: untouched },
  {
    id: 'M18',
    make: withFault(ENTRY, { tamper: { prepend: CANARY } }),
    extra: async (stage) => (await mounted(stage).catch(() => true)) && untouched(stage),
  },
];
