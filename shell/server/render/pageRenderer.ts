import { createHash } from 'node:crypto';
import type { CallName } from '@sanchay/contracts';
import { pageRegistry } from '@sanchay/registry';
import type { PageParts } from '../pageParts.ts';
import type { PlatformState } from '../platformState.ts';
import type { BundleStore } from './bundleStore.ts';
import type { DataPort } from './dataPort.ts';
import type { PageAddress } from './pageAddress.ts';
import { packPage, type KeptPage } from './pageCache.ts';
import type { Bundle } from './protocol.ts';
import { renderedHtml } from './renderedHtml.ts';
import { RenderFailure } from './renderFailure.ts';
import type { RenderPool } from './renderPool.ts';
import type { Read } from './renderThread.ts';
import type { RenderTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

/** A page to make: by whom, of what address, for which choices. */
export interface PageOrder {
  state: PlatformState;
  target: RenderTarget;
  address: PageAddress;
  visitor: Visitor;
  cohort: number;
}

export interface RendererOptions {
  parts: PageParts;
  shellRelease: string;
  origin: string;
  bundles: BundleStore;
  pool: Pick<RenderPool, 'render'>;
  data: Pick<DataPort, 'read'>;
  now: () => number;
}

/** Makes pages: verified code, anonymous answers, one HTML. */
export class PageRenderer {
  readonly #options: RendererOptions;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  /** The code that a page of this release needs. @throws RenderFailure of kind `bundle` */
  bundlesFor({ remote, version, release }: RenderTarget): { page: Bundle; shell: Bundle } {
    const { bundles, shellRelease, parts } = this.#options;
    return {
      page: bundles.remote(remote, version, release.integrity),
      shell: bundles.shell(shellRelease, parts.integrity),
    };
  }

  /** @throws RenderFailure; a page that came out empty is one too, because the browser may know better. */
  async make(order: PageOrder): Promise<KeptPage> {
    const { pool, parts, origin, now } = this.#options;
    const { state, target, address, visitor, cohort } = order;
    const madeAt = now();
    const at = new Date(madeAt).toISOString();
    const registry = pageRegistry(state.registry!, address.path, cohort);
    const reads: { name: CallName; options: Record<string, unknown>; digest: string }[] = [];
    const read: Read = async (name, options) => {
      const { outcome, digest } = await this.#options.data.read(name, options);
      reads.push({ name, options, digest });
      return outcome;
    };
    const { remote, version } = target;
    const outcome = await pool.render({
      ...this.bundlesFor(target),
      read,
      job: {
        remote,
        release: version,
        path: address.path,
        search: address.search,
        at,
        chrome: {
          registry: { ...registry, cohort: 0 },
          config: state.config,
          path: address.path,
          language: visitor.language,
          variant: visitor.hint ? 'neutral' : 'out',
        },
      },
    });
    if (outcome.html === '') throw new RenderFailure('error', `${remote} has nothing at ${address.path}`);
    const { html, headers } = renderedHtml({
      parts,
      config: state.config,
      registry,
      remote,
      version,
      address,
      visitor,
      at,
      origin,
      outcome,
    });
    return {
      status: outcome.status,
      headers,
      etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
      reads,
      madeAt,
      checkedAt: madeAt,
      br: await packPage(html),
    };
  }

  /** Whether the API still answers what the page was made of. */
  async isCurrent({ reads }: KeptPage): Promise<boolean> {
    const answers = await Promise.all(
      reads.map(async ({ name, options, digest }) => {
        const answer = await this.#options.data.read(name as CallName, options);
        return answer.digest === digest;
      }),
    );
    return answers.every(Boolean);
  }
}
