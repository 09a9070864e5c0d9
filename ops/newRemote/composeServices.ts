import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MOUNTS = /(?:^ {6}- mfe-[\w-]+-files:\/app\/dist\/remotes\/[\w-]+:ro\n)+/gm;
const VOLUMES = /(?:^ {2}mfe-[\w-]+-files: \{\}\n)+/gm;
const SERVICES = /(?:^ {2}mfe-[\w-]+:\n(?: {4}.*\n)+\n)+/gm;
const SERVICE = /^ {2}mfe-[\w-]+:\n(?: {4}.*\n)+\n/gm;

/** The text of docker-compose.yml with a container of this remote, its volume, and its mounts where others have one. */
export function composeWith(text: string, remote: string): string {
  const bare = composeWithout(text, remote);
  const service = `  ${remote}:
    <<: *remote
    image: sanchay/${remote}:\${SANCHAY_TAG:-latest}
    build:
      context: .
      dockerfile: ops/containers/remote.Dockerfile
      args: { REMOTE: ${remote} }
    volumes: ['${remote}-files:/srv/remotes/${remote}']

`;
  const mount = `      - ${remote}-files:/app/dist/remotes/${remote}:ro\n`;
  return bare
    .replace(MOUNTS, (block) => inserted(block.match(/.+\n/g)!, mount))
    .replace(VOLUMES, (block) => inserted(block.match(/.+\n/g)!, `  ${remote}-files: {}\n`))
    .replace(SERVICES, (block) => inserted(block.match(SERVICE)!, service));
}

/** The text of docker-compose.yml without this remote. */
export function composeWithout(text: string, remote: string): string {
  return text
    .replace(new RegExp(`^ {6}- ${remote}-files:/app/dist/remotes/${remote}:ro\\n`, 'gm'), '')
    .replace(new RegExp(`^ {2}${remote}-files: \\{\\}\\n`, 'm'), '')
    .replace(new RegExp(`^ {2}${remote}:\\n(?: {4}.*\\n)+\\n`, 'm'), '');
}

/** Changes docker-compose.yml of a checkout. @returns whether it was changed */
export function changeCompose(checkout: string, change: (text: string) => string): boolean {
  const file = path.join(checkout, 'docker-compose.yml');
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}

function inserted(parts: readonly string[], part: string): string {
  const place = parts.findIndex((other) => other > part);
  return [...parts].toSpliced(place < 0 ? parts.length : place, 0, part).join('');
}
