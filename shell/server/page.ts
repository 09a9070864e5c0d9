import { ownerOf, type PageRegistry } from '@sanchay/contracts';
import { pageRegistry } from '@sanchay/registry';
import { framePage, remoteScripts, scriptTag, spelledOut } from './frame.ts';
import type { PageParts } from './pageParts.ts';
import { isStaffPath } from '../src/staff/staffPaths.ts';
import { pageHeaders } from './policy.ts';
import type { PlatformState } from './platformState.ts';
import { headTags } from './render/headTags.ts';
import type { Visitor } from './render/visitor.ts';

const nothing: PageRegistry = { serial: 0, issued: '', expires: '', cohort: 0, remotes: {} };

const NOTE = '\n<noscript><p class="boot-note">Sanchay needs JavaScript for this page.</p></noscript>';
const HEADER = '<div class="boot-header"><b>Sanchay</b></div>';
const SKELETON = '<div class="boot-page" aria-hidden="true"><i></i><i></i><i></i></div>';
const SKIP = { en: 'Skip to content', hi: 'सीधे सामग्री पर जाएँ' };

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** The request of a page that the browser renders. */
export interface PageRequest {
  pathname: string;
  cohort: number;
  visitor: Visitor;
  origin: string;
}

/**
 * The page that the browser makes: the same frame for all, with what the route's remote needs. Unknown paths are a
 * real 404; without a verified registry the frame comes with a 503, and the browser looks for its own copy.
 */
export function renderPage(
  parts: PageParts,
  state: PlatformState,
  { pathname, cohort, visitor, origin }: PageRequest,
): Page {
  const registry = state.registry ? pageRegistry(state.registry, pathname, cohort) : { ...nothing, cohort };
  const owner = ownerOf(registry.remotes, pathname);
  const found = owner || isStaffPath(pathname, state.config) ? 200 : 404;
  const status = state.registry ? found : 503;
  const { language } = visitor;
  const preloads = remoteScripts(parts, owner, spelledOut(registry, owner)).map(
    ({ src, integrity }) =>
      `<link rel="preload" as="script" crossorigin="anonymous" href="${src}" integrity="${integrity}">`,
  );
  const html = framePage(parts, {
    visitor,
    head: headTags(null, { origin, path: pathname, language, lang: null, status, picture: parts.picture }),
    styles: '',
    scripts: [...parts.scripts.map(scriptTag), ...preloads].join('\n'),
    skip: SKIP[language],
    header: HEADER,
    slot: SKELETON,
    footer: '',
    note: NOTE,
    fontsFirst: true,
    blocks: {
      'sanchay-config': state.config,
      'sanchay-registry': registry,
      'sanchay-files': parts.later,
    },
  });
  return { status, headers: pageHeaders([parts.css], state.config, parts.development), html };
}
