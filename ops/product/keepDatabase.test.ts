import { spawn, type ChildProcess } from 'node:child_process';
import { keepDatabase } from './keepDatabase.ts';

/** A process in the place of PostgreSQL. */
function server(port = 5) {
  const child: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {
    stdio: 'ignore',
  });
  return { pid: child.pid!, port, stop: async () => void child.kill('SIGKILL') };
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('X7 · a killed database server is started again on its port, however often', async () => {
  const lines: string[] = [];
  const ports: number[] = [];
  const first = server();
  const start = async (port: number) => {
    ports.push(port);
    if (ports.length === 1) throw new Error('shared memory is in use');
    return server(port);
  };
  const kept = keepDatabase(first, { start, say: (line) => lines.push(line), failed: fail });
  await first.stop();
  await until(() => kept.pid() !== first.pid);
  const second = kept.pid();
  process.kill(second, 'SIGKILL');
  await until(() => kept.pid() !== second);
  await kept.stop();
  expect(ports).toEqual([5, 5, 5]);
  expect(lines).toEqual([
    'the database ended, starting it again',
    'the database did not start: shared memory is in use',
    'the database ended, starting it again',
  ]);
});

test('X7 · a database that does not start again is reported after five attempts; a stopped one stays stopped', async () => {
  const first = server();
  let attempts = 0;
  const failure = new Promise<Error>((failed) => {
    keepDatabase(first, {
      start: () => Promise.reject(new Error(`attempt ${(attempts += 1)}`)),
      say: () => undefined,
      failed,
    });
  });
  await first.stop();
  expect((await failure).message).toBe('attempt 5');

  const stopped = keepDatabase(server(), { start: fail, say: fail, failed: fail });
  await stopped.stop();
  await new Promise((resolve) => setTimeout(resolve, 700));
});

function fail(): never {
  throw new Error('not expected');
}
