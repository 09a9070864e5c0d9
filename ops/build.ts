import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { appNames, MONO, root } from './build/inputs.ts';
import { monoRelease, releaseFolder, releaseId } from './build/releaseId.ts';
import { readBuiltList, writeBuiltList } from './build/builtList.ts';
import { partialBuilds, unbuilt } from './build/folders.ts';

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
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(text || `${app} did not build`))));
  });
}

/** What a build leaves: the apps that were due, and the release of every app. */
export interface Built {
  built: string[];
  releases: ReadonlyMap<string, string>;
}

/**
 * Builds the apps that have changed since their last build, two at a time. Nothing is notified of it yet.
 * @param say progress, one line per app
 * @throws Error for an unknown app, or with the message of the guard that refused a build
 */
export async function buildApps(say: (line: string) => void, only?: readonly string[]): Promise<Built> {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  for (const leftover of partialBuilds()) rmSync(leftover, { recursive: true, force: true });
  const apps = appNames();
  const unknown = only?.find((app) => !apps.includes(app));
  if (unknown) throw new Error(`There is no app ${unknown}. Apps: ${apps.join(', ')}.`);
  const releases = new Map(apps.map((app) => [app, releaseId(app)]));
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
  return { built: due, releases };
}

/**
 * Builds what has changed and lists it in `dist/built.json`, from which running products take it live.
 * @returns the apps that were built, and the release of the shell
 */
export async function build(
  say: (line: string) => void,
  only?: readonly string[],
): Promise<{ built: string[]; shell: string }> {
  const { built, releases } = await buildApps(say, only);
  // Apps that were not requested retain their current release.
  const missing = new Set(unbuilt(releases));
  const former = readBuiltList();
  const remotes: Record<string, string> = {};
  for (const [app, release] of releases) {
    const served = missing.has(app) ? former.remotes[app] : release;
    if (app !== 'shell' && served) remotes[app] = served;
  }
  const shell = missing.has('shell') ? former.shell : releases.get('shell')!;
  writeBuiltList({ shell, remotes });
  return { built, shell };
}

/** Builds the same sources as one bundle, for comparison only, unless that is done. @returns its release */
export async function buildMono(say: (line: string) => void): Promise<string> {
  const release = monoRelease();
  if (existsSync(releaseFolder(MONO, release))) return release;
  const started = performance.now();
  await bundle(MONO, release);
  say(`built ${MONO} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return release;
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const work =
    process.env.BUILD === MONO
      ? buildMono(console.log)
      : build(console.log, named.length > 0 ? named : undefined);
  await work.catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
