import type { Probe } from '../probe.ts';
import { mounted, visit } from './steps.ts';

/** A remote that harms what is around it. */
export const isolation: Probe[] = [
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
  {
    id: 'M54',
    make: async (stage) => {
      await visit(stage);
      await mounted(stage);
      await stage.page.evaluate(() => {
        const style = document.head.appendChild(document.createElement('style'));
        style.sheet!.insertRule('nav { outline: 5px solid rgb(1, 2, 3); }');
      });
    },
    extra: ({ page }) =>
      page.locator('nav').evaluate((nav) => getComputedStyle(nav).outlineColor !== 'rgb(1, 2, 3)'),
  },
];
