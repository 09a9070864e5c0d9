import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachableBinaries } from './binaries.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { serverOwner } from './owner.ts';

const OLD_MEMORY = 'FATAL:  pre-existing shared memory block (key 74, ID 9) is still in use';
const OTHER = 'FATAL:  could not create shared memory segment: No space left on device';

describe('X4 · a database server that starts after one that was killed', () => {
  let folder: string;
  let cluster: Cluster | undefined;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sanchay-start-'));
    chmodSync(folder, 0o777);
  });
  afterEach(async () => {
    await cluster?.stop();
    cluster = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  /** A server that ends with a message so many times before it starts; it counts how often it was started. */
  const refusing = (times: number, message: string) => {
    const real = reachableBinaries(serverOwner(), path.join(tmpdir(), 'sanchay-postgres'));
    const script = path.join(folder, 'postgres.sh');
    const count = path.join(folder, 'starts');
    writeFileSync(
      script,
      `#!/bin/sh\necho x >> '${count}'\nif [ "$(wc -l < '${count}')" -le ${times} ]; then echo '${message}' >&2; exit 1; fi\nexec '${real.postgres}' "$@"\n`,
    );
    chmodSync(script, 0o755);
    const starts = () => (existsSync(count) ? readFileSync(count, 'utf8').trim().split('\n').length : 0);
    return { programs: { ...real, postgres: script }, starts };
  };
  const opened = (programs: ReturnType<typeof refusing>['programs']) =>
    startCluster({ folder: path.join(folder, 'server'), programs });

  test('X4 · waits until the children of the killed one have let go of its memory', async () => {
    const { programs, starts } = refusing(2, OLD_MEMORY);
    cluster = await opened(programs);
    expect(starts()).toBe(3);
    expect(cluster.adopted).toBe(false);
  });

  test('X4 · that ends for another reason is not started again, and its log is in the error', async () => {
    const { programs, starts } = refusing(9, OTHER);
    await expect(opened(programs)).rejects.toThrow(OTHER);
    expect(starts()).toBe(1);
  });
});
