import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Identity under which PostgreSQL runs. It refuses to run as root. */
export interface Owner {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

/** The unprivileged user for the server when we are root, else null (run as ourselves). */
export function serverOwner(): Owner | null {
  if (process.platform === 'win32' || userInfo().uid !== 0) return null;
  for (const name of candidates) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody"; start as an ordinary user.',
  );
}
