import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { appNames, releaseFolder, releaseId, root } from './build/inputs.ts';
import { secondCopies } from './build/oneCopy.ts';
import { partialBuilds, unbuilt, writeRegistry } from './build/registry.ts';

const guard = path.join(import.meta.dirname, 'endWithParent.cjs');

/** Bundles one app in a process of its own. Rejects with webpack's words. */
function bundle(app: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--require', guard, path.join(import.meta.dirname, 'build/bundle.ts'), app],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(words || `${app} did not build`))));
  });
}

/**
 * Builds what has changed since its last build, two apps at a time, proves that shared packages come once, and
 * writes the registry.
 * @param say progress, one line an app.
 * @returns the apps that were built.
 */
export async function build(say: (line: string) => void, only?: string[]): Promise<string[]> {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  for (const leftover of partialBuilds()) rmSync(leftover, { recursive: true, force: true });
  const apps = appNames();
  const due = unbuilt(only ?? apps);
  let done = 0;
  const queue = [...due];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = performance.now();
      await bundle(app);
      done += 1;
      say(
        `built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s (${done} of ${due.length})`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  const remotes = apps.filter((app) => app !== 'shell' && unbuilt([app]).length === 0);
  const copies = remotes.flatMap((name) => secondCopies(name, releaseFolder(name, releaseId(name))));
  if (copies.length > 0) throw new Error(copies.join('\n'));
  writeRegistry(remotes, new Date());
  return due;
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  await build(console.log, named.length > 0 ? named : undefined);
}
