import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What belongs to one data folder: its id (cookies carry it) and the secret shared with the sandbox partners. */
export interface Instance {
  id: string;
  partnersSecret: string;
}

/** Reads the instance of a data folder, or makes it at the first start. */
export function readInstance(dataFolder: string): Instance {
  const file = path.join(dataFolder, 'instance.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Instance;
  } catch {
    const made = {
      id: randomBytes(4).toString('hex'),
      partnersSecret: randomBytes(32).toString('base64url'),
    };
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
    return made;
  }
}
