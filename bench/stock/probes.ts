import type { FaultRule } from '../../ops/faults/rule.ts';
import type { Probe, Stage } from './probe.ts';

const MANIFEST = '/gold/mf-manifest.json';
const ENTRY = '/gold/remoteEntry.js';
const EXPOSED = '/gold/__federation_expose_app.js';
const CANARY = 'globalThis.tampered = true;';

const open = ({ page, origin }: Stage, path = '/gold') => page.goto(origin + path, { waitUntil: 'load' });
/** From the home page to gold by its link, which is where remotes are loaded. */
const visit = async (stage: Stage) => {
  await open(stage, '/');
  await stage.page.getByRole('link', { name: 'Gold' }).click();
};
const withFault = (path: string, fault: Omit<FaultRule, 'match'>) => (stage: Stage) => {
  stage.fault({ ...fault, match: { path } });
  return visit(stage);
};
const press = async (stage: Stage, name: string) => {
  await open(stage);
  await stage.page.getByRole('button', { name }).click({ timeout: 5_000 });
};
const says = ({ page }: Stage, messages: RegExp | string) =>
  page
    .locator('#app')
    .getByText(messages)
    .first()
    .waitFor({ timeout: 5_000 })
    .then(() => true);
const untouched = ({ page }: Stage) => page.evaluate(() => !('tampered' in globalThis));
const mounted = (stage: Stage) => says(stage, 'A gram costs');
const signIn = (stage: Stage) => stage.context.addInitScript(() => localStorage.setItem('token', 'asha'));
const signedOut = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('token') === null);
const boom = (kind: string) => (stage: Stage) => open(stage, `/gold?boom=${kind}`);
const spoilStorage = (stage: Stage) =>
  stage.context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

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
const loading: Probe[] = [
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

/** What the API answers, or does not. */
const answers: Probe[] = [
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

/** The device, its tabs and what else is on it. */
const device: Probe[] = [
  { id: 'M24', make: async (stage) => void (await spoilStorage(stage), await visit(stage)), extra: mounted },
  {
    id: 'M25',
    make: async (stage) => {
      await stage.context.addInitScript(() =>
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
      );
      await visit(stage);
    },
    extra: mounted,
  },
  {
    id: 'M26',
    make: async (stage) => {
      await stage.page.clock.setSystemTime(Date.now() + 86_400_000);
      await visit(stage);
    },
    extra: mounted,
  },
  {
    id: 'M27',
    make: async (stage) => {
      await signIn(stage);
      await stage.page.clock.install();
      await visit(stage);
      await stage.page.clock.fastForward(31 * 60_000);
    },
    extra: signedOut,
  },
  {
    id: 'M28',
    make: async (stage) => {
      await signIn(stage);
      await open(stage);
      const other = await stage.context.newPage();
      await other.goto(`${stage.origin}/gold`);
      await other.getByRole('button', { name: 'Log out' }).click();
    },
    extra: (stage) => says(stage, 'Nobody is signed in'),
  },
  {
    id: 'M29',
    make: async (stage) => {
      await open(stage);
      const other = await stage.context.newPage();
      await other.goto(`${stage.origin}/gold`);
      await other.evaluate(() => localStorage.setItem('token', 'meera'));
    },
    extra: (stage) => says(stage, 'Signed in as meera'),
  },
  {
    id: 'M30',
    make: async (stage) => {
      await signIn(stage);
      await open(stage);
      await mounted(stage);
      await stage.page.evaluate(() => {
        localStorage.removeItem('token');
        globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    },
    extra: (stage) => says(stage, 'Nobody is signed in'),
  },
  {
    id: 'M31',
    make: async (stage) => {
      await open(stage);
      await stage.page.getByRole('button', { name: 'Buy' }).dblclick({ timeout: 5_000 });
      await says(stage, /^Order /);
    },
    extra: async ({ stock }) => stock.orders() === 1,
  },
  {
    id: 'M32',
    make: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => globalThis.postMessage({ status: 'successful' }, '*'));
    },
    extra: async ({ stock }) => stock.orders() === 0,
  },
  {
    id: 'M33',
    make: async (stage) => {
      await stage.context.route(
        (url) => url.origin !== stage.origin,
        (route) => route.abort(),
      );
      await visit(stage);
    },
    extra: mounted,
  },
  {
    id: 'M34',
    make: async (stage) => {
      await open(stage);
      await mounted(stage);
      await stage.page.locator('#app').evaluate((app) => {
        const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement('font');
          font.textContent = text.data;
          text.replaceWith(font);
        }
      });
      await stage.page.getByRole('button', { name: 'Buy' }).click({ timeout: 5_000 });
    },
    extra: (stage) => says(stage, /^Order/),
  },
];

/** A remote that harms what is around it. */
const isolation: Probe[] = [
  {
    id: 'M50',
    make: async (stage) => {
      await visit(stage);
      await mounted(stage);
      // The sample has no bus: single-spa's documentation sends events of the window.
      await stage.page.evaluate(() => {
        for (let time = 0; time < 200_000; time += 1)
          globalThis.dispatchEvent(new CustomEvent('nav/published', { detail: { date: '2026-11-20' } }));
      });
    },
    extra: mounted,
  },
  {
    id: 'M51',
    make: async (stage) => {
      await visit(stage);
      await mounted(stage);
      await stage.page.evaluate(() => {
        const cover = document.createElement('div');
        Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
        document.getElementById('app')!.append(cover);
      });
    },
  },
  {
    id: 'M52',
    make: async (stage) => {
      await visit(stage);
      await mounted(stage);
      await stage.page.evaluate(() => document.querySelector('nav')!.remove());
    },
  },
  {
    id: 'M53',
    make: async (stage) => {
      await visit(stage);
      await mounted(stage);
      await stage.page.evaluate(() => void (Array.prototype.map = () => []));
    },
  },
];

/** The faults of the list, in its order. */
export const probes: readonly Probe[] = [...loading, ...answers, ...device, ...isolation];
