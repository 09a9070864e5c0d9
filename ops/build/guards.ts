import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName, CONTRACTS_VERSION, satisfies, SERVER_FILE } from '@sanchay/contracts';
import { hasBoundary } from './boundary.ts';
import type { BuiltModule } from './builtModules.ts';
import { oversizedChunks } from './chunkSizes.ts';
import { secondCopies } from './oneCopy.ts';
import type { UnsignedRelease } from './release.ts';

/** Largest entry of a remote, gzip: 10 KB. */
export const ENTRY_BUDGET = 10 * 1024;

/**
 * Validates the inputs before anything is bundled.
 * @returns sentences that describe what to do; empty when all is well
 */
export function sourceFaults(
  app: string,
  release: string,
  { folder, uniqueName }: { folder: string; uniqueName: string | undefined },
): string[] {
  const faults: string[] = [];
  const file = path.join(folder, 'src/remote.tsx');
  if (!existsSync(file) || !hasBoundary(readFileSync(file, 'utf8')))
    faults.push(
      `${app}/src/remote.tsx has no boundary: a crash would leave an empty page. Write "export default defineRemote({ … })" with defineRemote from @sanchay/remote-kit.`,
    );
  const expected = containerName(app, release);
  if (uniqueName !== expected)
    faults.push(
      `${app}/webpack.config.ts makes the unversioned uniqueName "${uniqueName ?? ''}": two releases on one page would mix their chunks. Use remoteConfig(import.meta.dirname) as it is, which makes "${expected}".`,
    );
  return faults;
}

/**
 * Validates a finished build.
 * @param modules sources that the build contains
 * @returns sentences that describe what to do; empty when all is well
 */
export function buildFaults(
  app: string,
  folder: string,
  record: UnsignedRelease,
  modules: readonly BuiltModule[],
): string[] {
  const faults = [...secondCopies(app, modules), ...oversizedChunks(app, folder, modules)];
  if (record.size > ENTRY_BUDGET)
    faults.push(
      `${app}: its entry has ${record.size} bytes gzip, ${ENTRY_BUDGET} are allowed. Nothing but src/remote.tsx belongs into "exposes"; load the rest with import().`,
    );
  if (record.rendered && !Object.hasOwn(record.integrity, SERVER_FILE))
    faults.push(
      `${app} has no ${SERVER_FILE}, but its remote.json says that pages of it are rendered. Take "rendered" out, or build it with the product's own build.`,
    );
  if (!satisfies(CONTRACTS_VERSION, record.contracts))
    faults.push(
      `${app} needs contracts ${record.contracts}, the shell has ${CONTRACTS_VERSION}. Put "contracts": "^${CONTRACTS_VERSION}" into ${app}/remote.json after looking at what has changed.`,
    );
  return faults;
}
