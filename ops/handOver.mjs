// Runs on the machine's own Node: hands over to the pinned Node 24 and lives exactly as long as it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, node24, root } from './install.mjs';

/** Installs what is missing, then runs one of our programs on Node 24; ends with its exit code. */
export function handOver(program, args) {
  ensureInstalled((line) => console.log(`· ${line}`));
  const child = spawn(node24, [path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path.join(root, 'node_modules/.bin') + path.delimiter + process.env.PATH },
  });
  // The terminal sends Ctrl-C to the whole group; the child ends in its own time and we with it.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
