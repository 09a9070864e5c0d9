import type { Probe, Stage } from '../probe.ts';
import { signedOut, signIn } from './session.ts';
import { mounted, open, says, visit } from './steps.ts';

const spoilStorage = (stage: Stage) =>
  stage.context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

/** The device, its tabs and what else is on it. */
export const device: Probe[] = [
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
