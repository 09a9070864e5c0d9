import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { appNames, releaseFolder, releaseId, root } from './build/inputs.ts';
import { secondCopies } from './build/oneCopy.ts';
import { formerReleases, partialBuilds, unbuilt, writeRegistry } from './build/registry.ts';

const guard = path.join(import.meta.dirname, 'endWithParent.cjs');

/** Bundles one app in a process of its own. Rejects with webpack's words. */
function bundle(app: string, release: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--require', guard, path.join(import.meta.dirname, 'build/bundle.ts'), app, release],
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
 * @returns the apps that were built, and the release of the shell.
 */
export async function build(
  say: (line: string) => void,
  only?: string[],
): Promise<{ built: string[]; shell: string }> {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  for (const leftover of partialBuilds()) rmSync(leftover, { recursive: true, force: true });
  const releases = new Map(appNames().map((app) => [app, releaseId(app)]));
  const due = unbuilt(releases).filter((app) => !only || only.includes(app));
  let done = 0;
  const queue = [...due];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = performance.now();
      await bundle(app, releases.get(app)!);
      done += 1;
      say(
        `built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s (${done} of ${due.length})`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  // Apps that were not asked for keep the release that they have.
  const missing = new Set(unbuilt(releases));
  const former = formerReleases();
  const remotes = new Map(
    [...releases].flatMap(([app, release]) => {
      if (app === 'shell') return [];
      const served = missing.has(app) ? former.get(app) : release;
      return served ? [[app, served] as const] : [];
    }),
  );
  const copies = [...remotes].flatMap(([name, release]) => secondCopies(name, releaseFolder(name, release)));
  if (copies.length > 0) throw new Error(copies.join('\n'));
  writeRegistry(remotes, new Date());
  return { built: due, shell: releases.get('shell')! };
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  await build(console.log, named.length > 0 ? named : undefined);
}
