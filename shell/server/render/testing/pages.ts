import { defaultConfig, SERVER_FILE } from '@sanchay/contracts';
import { entryOf, plainRegistry, plainRelease, digest } from '../../../testing/signedRegistry.ts';
import type { PlatformState } from '../../platformState.ts';
import type { KeptPage } from '../pageCache.ts';
import type { PageOrder } from '../pageRenderer.ts';
import type { PageJob } from '../protocol.ts';
import { renderTarget } from '../target.ts';

/** A release of gold that renders `/gold`. */
export const renderingRelease = (version: string, hash = digest('r')) => {
  const release = plainRelease('mfe-gold', version, { rendered: ['/gold'] });
  return { ...release, integrity: { ...release.integrity, [SERVER_FILE]: hash } };
};

/** An installation in which gold is rendered. */
export const goldState: PlatformState = {
  config: defaultConfig,
  registry: plainRegistry(3, { 'mfe-gold': entryOf({ '2': renderingRelease('2') }) }),
  trust: null,
};

/** The request for a page of gold, in English, by a visitor, with overrides. */
export function goldOrder(over: Partial<PageOrder> = {}): PageOrder {
  return {
    state: goldState,
    target: renderTarget(goldState.registry!, '/gold', 50)!,
    address: { path: '/gold', search: '', lang: null },
    visitor: { language: 'en', theme: null, hint: false },
    cohort: 50,
    ...over,
  };
}

/** A kept page with so many bytes. */
export const keptPage = (bytes: number, over: Partial<KeptPage> = {}): KeptPage => ({
  status: 200,
  headers: {},
  etag: `"${bytes}"`,
  reads: [],
  madeAt: 0,
  checkedAt: 0,
  br: Buffer.alloc(bytes),
  ...over,
});

/** A job of the pool. */
export const pageJob: PageJob = {
  remote: 'mfe-gold',
  release: '2',
  path: '/gold',
  search: '?a=1',
  at: '2026-11-21T10:00:00.000Z',
  chrome: {
    registry: { serial: 1, issued: '', expires: '', cohort: 0, remotes: {} },
    config: defaultConfig,
    path: '/gold',
    language: 'hi',
    variant: 'out',
  },
};

/** Source of a shell's `server.cjs`. */
export const shellCode = `module.exports = { renderChrome: async ({ language, variant }) => ({
  header: '<b>header ' + variant + '</b>', footer: '<b>footer</b>', skip: 'Skip ' + language,
  css: { key: 'shell', ids: ['s1'], text: '.s{}' } }) };`;

/** Source of a remote's `server.cjs` whose `render` has this body. */
export const remoteCode = (body: string): string =>
  `module.exports = { contracts: '^2.0.0', render: async (job) => { ${body} } };`;

/** A body of `render` that gives some HTML. */
export const htmlBody = (html: string): string =>
  `return { html: ${html}, css: { key: 'gold', ids: ['g1'], text: '.g{}' }, head: { title: 'Gold' }, status: 200, answers: [] };`;
