import { LATER_FONTS, type HashedScript, type PageRegistry, type Release } from '@sanchay/contracts';
import { darkColours, lightColours } from '@sanchay/ui/tokens';
import { escapeHtml, inert } from './render/headTags.ts';
import type { PageParts } from './pageParts.ts';
import { START_WATCH } from './startWatch.ts';
import type { Visitor } from './render/visitor.ts';

/** What differs between the pages of the product; the rest of the HTML is one frame. */
export interface PageContent {
  visitor: Pick<Visitor, 'language' | 'theme'>;
  /** Tags from the title on. */
  head: string;
  /** `<style>` elements after the base one. */
  styles: string;
  /** Tags that load scripts, and links that let the browser fetch them early. */
  scripts: string;
  skip: string;
  header: string;
  slot: string;
  footer: string;
  note: string;
  /**
   * Whether web fonts load before the first paint. A rendered page in English paints at once with system fonts of the same
   * metrics, and its starter applies the web fonts afterwards; for Devanagari there are none of the same metrics.
   */
  fontsFirst: boolean;
  /** Inert JSON by id of its element. */
  blocks: Record<string, unknown>;
}

/** A script that runs when the document is there, with its hash. */
export function scriptTag({ src, integrity }: HashedScript): string {
  return `<script defer crossorigin="anonymous" src="${src}" integrity="${integrity}"></script>`;
}

/** Scripts of the remote that owns a path: the bundle's own where all was built as one, else the release's. */
export function remoteScripts(parts: PageParts, owner: string | null, release?: Release): HashedScript[] {
  if (!owner || !release) return [];
  if (parts.bundled) return parts.bundled[owner] ?? [];
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
  return release.preload.map((file) => ({ src: folder + file, integrity: release.integrity[file]! }));
}

/** Release of the remote that a page spells out. */
export function spelledOut(registry: PageRegistry, owner: string | null): Release | undefined {
  return owner ? registry.remotes[owner]?.release : undefined;
}

const font = (name: string): string =>
  `\n<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fonts/${name}.woff2">`;

/** Links that bring the letters of a language early. */
function fontLinks(language: Visitor['language']): string {
  return font('anek-latin') + (language === 'hi' ? font('anek-devanagari') : '');
}

/** The frame of every page: one inline script, which the policy names by its hash, and no style attribute. */
export function framePage(parts: PageParts, content: PageContent): string {
  const { language, theme } = content.visitor;
  const blocks = Object.entries(content.blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${inert(value)}</script>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}${content.fontsFirst ? '' : ` ${LATER_FONTS}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${content.head}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${lightColours.bg}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${darkColours.bg}" media="(prefers-color-scheme: dark)">
<link rel="icon" type="image/png" sizes="48x48" href="/assets/icon-48.png">
<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">
<link rel="manifest" href="/assets/app.webmanifest">
<script>${START_WATCH}</script>
<style>${parts.css}</style>${content.styles}
${content.scripts}${content.fontsFirst ? fontLinks(language) : ''}
</head>
<body>
<a class="skip-link" href="#slot">${escapeHtml(content.skip)}</a>
<header id="shell-header">${content.header}</header>
<main>
<div id="shell-page"></div>
<div id="slot" tabindex="-1">${content.slot}</div>
</main>
<footer id="shell-footer">${content.footer}</footer>
<div id="shell-bottom"></div>
<div id="shell-overlays"></div>${content.note}
${blocks}
</body>
</html>
`;
}
