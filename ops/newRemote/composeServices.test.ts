import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { appNames, root } from '../build/inputs.ts';
import { composeWith, composeWithout } from './composeServices.ts';

const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
interface Compose {
  services: Record<string, { volumes: string[] }>;
  volumes: object;
}
const read = (yaml: string) => parse(yaml, { merge: true, maxAliasCount: -1 }) as Compose;

test.each(['mfe-aaa', 'mfe-gold-loan', 'mfe-tax', 'mfe-zzz'])(
  'X7 · %s gets a container like the others, a volume and its mounts, and loses them again',
  (name) => {
    const made = composeWith(text, name);
    const { services, volumes } = read(made);
    expect(JSON.stringify(services[name])).toBe(
      JSON.stringify(services['mfe-gold']).replaceAll('mfe-gold', name),
    );
    for (const reader of ['edge-1', 'edge-2', 'releases'])
      expect(services[reader]!.volumes).toContain(`${name}-files:/app/dist/remotes/${name}:ro`);
    expect(volumes).toHaveProperty(`${name}-files`);
    expect(Object.keys(services)).toHaveLength(Object.keys(read(text).services).length + 1);
    expect(composeWith(made, name)).toBe(made);
    expect(composeWithout(made, name)).toBe(text);
  },
);

test('X7 · each remote of the repository can be taken out and put back to the letter', () => {
  for (const name of appNames().filter((app) => app !== 'shell'))
    expect(composeWith(composeWithout(text, name), name)).toBe(text);
});
