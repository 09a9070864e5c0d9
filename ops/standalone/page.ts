import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteDescription } from '@sanchay/contracts';
import { fontFiles } from '@sanchay/ui/fonts';
import { baseStyle } from '../build/baseStyle.ts';
import { root } from '../build/inputs.ts';
import { FILES } from './config.ts';

const require = createRequire(path.join(root, 'shared/ui/package.json'));
const STYLE = `${FILES}base.css`;

/** Headers of a standalone page: production's policy, with a frame of its own and the reload socket besides. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The hash of nothing: emotion's rules live in an empty style element.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sanchay 'allow-duplicates'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The page of a remote alone, the same for every path. */
export function standalonePage(description: RemoteDescription): string {
  const inert = JSON.stringify(description).replace(/</g, '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${description.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE}">
<script defer src="${FILES}${description.name}.js"></script>
</head>
<body>
<script type="application/json" id="sanchay-remote">${inert}</script>
</body>
</html>
`;
}

/** Stylesheet and fonts, which the shell's build would serve, or null for another path. */
export function sharedAsset(pathname: string): { type: string; bytes: Buffer } | null {
  if (pathname === STYLE) return { type: 'text/css; charset=utf-8', bytes: Buffer.from(baseStyle()) };
  const font = fontFiles.find(({ target }) => target === pathname);
  return font ? { type: 'font/woff2', bytes: readFileSync(require.resolve(font.source)) } : null;
}
