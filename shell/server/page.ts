import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '@sanchay/contracts';
import { pageHeaders } from './policy.ts';
import type { PlatformState } from './platformState.ts';
import type { EdgeSettings } from './settings.ts';

/** What the page starts with, read once: script names with hashes, the stylesheet, the boot skeleton's rules. */
export interface PageParts {
  scripts: { src: string; integrity: string }[];
  css: string;
}

/** Reads the shell's build. @throws when that release is not built. */
export function readPageParts(settings: EdgeSettings): PageParts {
  const folder = path.join(settings.distFolder, 'shell', settings.shellRelease);
  const { scripts, integrity } = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as {
    scripts: string[];
    integrity: Record<string, string>;
  };
  const base = readFileSync(path.join(folder, 'assets/base.css'), 'utf8');
  const boot = readFileSync(path.join(import.meta.dirname, 'boot.css'), 'utf8');
  const css = `${base}\n${boot}`
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    scripts: scripts.map((file) => ({
      src: `/shell/${settings.shellRelease}/${file}`,
      integrity: integrity[file] ?? '',
    })),
    css,
  };
}

/** JSON for an inert block: it must not end the element that holds it. */
function inert(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Links that let the browser fetch the files of the route's remote beside the shell's, not after them. */
function preloads(state: PlatformState, owner: string | null): string {
  const entry = owner ? state.registry.remotes[owner] : undefined;
  const release = entry && !entry.disabled ? entry.releases[entry.live] : undefined;
  if (!release) return '';
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
  return release.preload
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" href="${folder}${file}" integrity="${release.integrity[file] ?? ''}">`,
    )
    .join('\n');
}

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** The page for a path: the same frame for all, with what the route's remote needs. Unknown paths are a real 404. */
export function renderPage(parts: PageParts, state: PlatformState, pathname: string): Page {
  const owner = ownerOf(state.registry.remotes, pathname);
  const scripts = parts.scripts
    .map(
      ({ src, integrity }) =>
        `<script defer crossorigin="anonymous" src="${src}" integrity="${integrity}"></script>`,
    )
    .join('\n');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Sanchay</title>
<meta name="description" content="Direct mutual funds, gold and insurance planning in one calm place. No commission, every figure with its working.">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf9f5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1413" media="(prefers-color-scheme: dark)">
<link rel="icon" type="image/svg+xml" href="/assets/icon.svg">
<style>${parts.css}</style>
${scripts}
${preloads(state, owner)}
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fonts/anek-latin.woff2">
</head>
<body>
<a class="skip-link" href="#slot">Skip to content</a>
<header id="shell-header"><div class="boot-header"><b>Sanchay</b></div></header>
<main>
<div id="shell-page"></div>
<div id="slot" tabindex="-1"><div class="boot-page" aria-hidden="true"><i></i><i></i><i></i></div></div>
</main>
<footer id="shell-footer"></footer>
<div id="shell-bottom"></div>
<div id="shell-overlays"></div>
<noscript><p class="boot-note">Sanchay needs JavaScript for this page.</p></noscript>
<script type="application/json" id="sanchay-config">${inert(state.config)}</script>
<script type="application/json" id="sanchay-registry">${inert(state.registry)}</script>
</body>
</html>
`;
  return { status: owner ? 200 : 404, headers: pageHeaders(parts.css, state.config.sentryDsn), html };
}
