import type { Browser } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, TrustedKeys } from '@sanchay/contracts';
import { build, buildMono } from '../../ops/build.ts';
import { openBrowser } from '../page/browser.ts';
import { makeCertificate } from '../page/certificate.ts';
import { openFront, type Front } from '../page/front.ts';
import { measuredRoutes, type MeasuredRoute } from '../page/routes.ts';
import { askApi, signIn } from '../page/session.ts';
import { forget, startProduct } from '../product.ts';
import { startEdge } from './edge.ts';
import { withRemotes } from './manyRemotes.ts';
import { serveOtherRegistry } from './otherRegistry.ts';

/** One product, its pages served three ways at once, each behind HTTP/2: what is compared has all else in common. */
export interface Twins {
  browser: Browser;
  routes: MeasuredRoute[];
  /** As it ships, but every page made by the browser: what composing costs. */
  federated: Front;
  /** As it ships, public pages rendered on the server. */
  rendered: Front;
  /** The same sources as one bundle. */
  mono: Front;
  /** As it ships, with 25 remotes in the registry. */
  grown: Front;
  registry: Registry;
  close(): Promise<void>;
}

const GROWN_TO = 25;
const PORT = Number(process.env.PORT ?? 4900);
const root = path.join(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** Builds what is not built, starts the product and the ways to serve it, and a browser. */
export async function startTwins(say: (line: string) => void): Promise<Twins> {
  const { shell } = await build(say);
  const monoShell = await buildMono(say);
  const product = await startProduct(PORT);
  const scratch = mkdtempSync(path.join(tmpdir(), 'sanchay-bench-trust-'));
  const ends: (() => Promise<void>)[] = [
    async () => forget(product.folder),
    product.stop,
    async () => rmSync(scratch, { recursive: true }),
  ];
  const close = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const api = product.origin;
    const trust = path.join(product.folder, 'keys/trust.json');
    const registry = await askApi<Registry>(api, '/api/v3/config/remotes.json');
    const keys = JSON.parse(readFileSync(trust, 'utf8')) as TrustedKeys;
    const grownUp = await withRemotes(registry, keys, GROWN_TO);
    const grownTrust = path.join(scratch, 'trust.json');
    writeFileSync(grownTrust, JSON.stringify(grownUp.trust));
    const grownApi = await serveOtherRegistry(api, grownUp.registry);
    ends.push(grownApi.close);

    const certificate = await makeCertificate();
    const served = async (options: Parameters<typeof startEdge>[0]): Promise<Front> => {
      const edge = await startEdge(options);
      ends.push(edge.close);
      const front = await openFront(certificate, edge.origin, product.origin);
      ends.push(front.close);
      return front;
    };
    const federated = await served({ api, dist, shell, trust });
    const rendered = await served({ api, dist, shell, trust, render: true });
    const mono = await served({ api, dist: path.join(dist, 'mono'), shell: monoShell, trust });
    const grown = await served({ api: grownApi.origin, dist, shell, trust: grownTrust });
    const browser = await openBrowser(certificate);
    ends.push(() => browser.close());
    const routes = await measuredRoutes(product.origin, await signIn(product.origin));
    return { browser, routes, federated, rendered, mono, grown, registry, close };
  } catch (error) {
    await close();
    throw error;
  }
}
