import { spawn } from 'node:child_process';
import { root } from '../build/inputs.ts';

/** How a command speaks: at once, or when it is done, for those that run beside others. */
export type Voice = 'live' | 'afterwards';

/** Runs a command in the checkout; resolves with whether it succeeded. */
export function command(
  file: string,
  args: string[],
  { env = {}, voice = 'live' }: { env?: Record<string, string>; voice?: Voice } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: voice === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (succeeded: boolean) => {
      process.stdout.write(Buffer.concat(output));
      resolve(succeeded);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
