import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '@sanchay/contracts';
import type { PageRegistry } from '@sanchay/contracts';
import { pageRegistry } from '@sanchay/registry';
import { pageHeaders } from './policy.ts';
import type { PlatformState } from './platformState.ts';
import type { EdgeSettings } from './settings.ts';

/** What the page starts with, read once: script names with hashes, the stylesheet, the boot skeleton's rules. */
export interface PageParts {
  scripts: { src: string; integrity: string }[];
  /** Hashes of the scripts that the shell loads later, by address. */
  later: Record<string, string>;
  /** Scripts of each remote where shell and remotes were built as one; else the registry names them. */
  bundled: Record<string, { src: string; integrity: string }[]> | null;
  css: string;
  development: boolean;
}

/** Reads the shell's build. @throws when that release is not built. */
export function readPageParts(settings: EdgeSettings): PageParts {
  const folder = path.join(settings.distFolder, 'shell', settings.shellRelease);
  const { scripts, integrity, remotes } = JSON.parse(
    readFileSync(path.join(folder, 'shell.json'), 'utf8'),
  ) as {
    scripts: string[];
    integrity: Record<string, string>;
    remotes?: Record<string, string[]>;
  };
  const base = readFileSync(path.join(folder, 'assets/base.css'), 'utf8');
  const boot = readFileSync(path.join(import.meta.dirname, 'boot.css'), 'utf8');
  const css = `${base}\n${boot}`
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const address = (file: string) => `/shell/${settings.shellRelease}/${file}`;
  const later = Object.entries(integrity).filter(([file]) => file.endsWith('.js') && !scripts.includes(file));
  const script = (file: string) => ({ src: address(file), integrity: integrity[file] ?? '' });
  const bundled = Object.entries(remotes ?? {}).map(([name, files]) => [name, files.map(script)] as const);
  return {
    scripts: scripts.map(script),
    bundled: remotes ? Object.fromEntries(bundled) : null,
    later: Object.fromEntries(later.map(([file, hash]) => [address(file), hash])),
    css,
    development: settings.development,
  };
}

/** JSON for an inert block: it must not end the element that holds it. */
function inert(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Links that let the browser fetch the files of the route's remote beside the shell's, not after them. */
function preloads(parts: PageParts, registry: PageRegistry, owner: string | null): string {
  const release = owner ? registry.remotes[owner]?.release : undefined;
  if (!owner || !release) return '';
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
  const scripts = parts.bundled
    ? (parts.bundled[owner] ?? [])
    : release.preload.map((file) => ({ src: folder + file, integrity: release.integrity[file] }));
  return scripts
    .map(
      ({ src, integrity }) =>
        `<link rel="preload" as="script" crossorigin="anonymous" href="${src}" integrity="${integrity}">`,
    )
    .join('\n');
}

const nothing: PageRegistry = { serial: 0, issued: '', expires: '', cohort: 0, remotes: {} };

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/**
 * The page for a path and a visitor's cohort: the same frame for all, with what the route's remote needs. Unknown
 * paths are a real 404; without a verified registry the frame comes with a 503, and the browser looks for its own copy.
 */
export function renderPage(parts: PageParts, state: PlatformState, pathname: string, cohort: number): Page {
  const registry = state.registry ? pageRegistry(state.registry, pathname, cohort) : { ...nothing, cohort };
  const owner = ownerOf(registry.remotes, pathname);
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
${preloads(parts, registry, owner)}
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
<script type="application/json" id="sanchay-registry">${inert(registry)}</script>
<script type="application/json" id="sanchay-files">${inert(parts.later)}</script>
</body>
</html>
`;
  const found = owner ? 200 : 404;
  return {
    status: state.registry ? found : 503,
    headers: pageHeaders(parts.css, state.config, parts.development),
    html,
  };
}
