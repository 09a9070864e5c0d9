import {
  RENDERED_BLOCK,
  START_BLOCK,
  type PageRegistry,
  type RenderedPage,
  type StartInstructions,
} from '@sanchay/contracts';
import type { RenderedStyle } from '@sanchay/remote-kit/server';
import { framePage, remoteScripts, scriptTag, spelledOut } from '../frame.ts';
import type { PageParts } from '../pageParts.ts';
import { pageHeaders } from '../policy.ts';
import type { PlatformState } from '../platformState.ts';
import type { PageAddress } from './pageAddress.ts';
import { headTags } from './headTags.ts';
import type { PageOutcome } from './protocol.ts';
import type { Visitor } from './visitor.ts';

/** All that a rendered page is put together from. */
export interface RenderedParts {
  parts: PageParts;
  config: PlatformState['config'];
  /** As the page starts with it; its cohort is the browser's to know. */
  registry: PageRegistry;
  remote: string;
  version: string;
  address: PageAddress;
  visitor: Visitor;
  at: string;
  origin: string;
  outcome: PageOutcome;
}

/**
 * The whole HTML of a rendered page, and its headers. The slot holds the very elements that the browser's slot makes,
 * so that what stands there can be taken over.
 */
export function renderedHtml(all: RenderedParts): { html: string; headers: Record<string, string> } {
  const { parts, config, registry, remote, version, address, visitor, outcome, origin, at } = all;
  const { chrome, head, status, answers } = outcome;
  const { language, hint } = visitor;
  const rendered: RenderedPage = {
    remote,
    version,
    path: address.path + address.search,
    language,
    at,
    header: hint ? 'neutral' : 'out',
    answers,
  };
  const start: StartInstructions = {
    scripts: parts.scripts,
    preload: remoteScripts(parts, remote, spelledOut(registry, remote)),
    when: hint ? 'now' : 'idle',
  };
  const { cohort: _cohort, ...everybodys } = registry;
  const styles = [chrome.css, outcome.css].filter(({ text }) => text !== '');
  const html = framePage(parts, {
    visitor,
    head: headTags(head, {
      origin,
      path: address.path,
      language,
      lang: address.lang,
      status,
      picture: parts.picture,
    }),
    styles: styles.map(styleTag).join(''),
    scripts: (parts.starter ? [parts.starter] : parts.scripts).map(scriptTag).join('\n'),
    skip: chrome.skip,
    header: chrome.header,
    slot: `<div data-remote="${remote}" data-remote-state="rendered" data-remote-version="${version}"><div></div><div><div><div>${outcome.html}</div></div></div></div>`,
    footer: chrome.footer,
    note: '',
    fontsFirst: visitor.language === 'hi',
    blocks: {
      'sanchay-config': config,
      'sanchay-registry': everybodys,
      'sanchay-files': parts.later,
      [RENDERED_BLOCK]: rendered,
      [START_BLOCK]: start,
    },
  });
  const texts = [parts.css, ...styles.map(({ text }) => text)];
  return { html, headers: pageHeaders(texts, config, parts.development) };
}

function styleTag({ key, ids, text }: RenderedStyle): string {
  return `\n<style data-emotion="${key} ${ids.join(' ')}">${text}</style>`;
}
