import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './inputs.ts';
import { releaseFolder } from './releaseId.ts';

/** Apps whose release is not built yet. */
export function unbuilt(releases: ReadonlyMap<string, string>): string[] {
  return [...releases]
    .filter(([app, release]) => !existsSync(releaseFolder(app, release)))
    .map(([app]) => app);
}

/** Partial builds that a killed build left behind. */
export function partialBuilds(): string[] {
  return ['dist/shell', ...namesIn('dist/remotes').map((name) => `dist/remotes/${name}`)].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.includes('.partial-') && !alive(Number(name.split('.partial-')[1])))
      .map((name) => path.join(root, folder, name)),
  );
}

function namesIn(folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full) ? readdirSync(full) : [];
}

/** Another build of this checkout may be at work on it. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
