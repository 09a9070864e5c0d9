import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FILE } from '@sanchay/contracts';
import type { Bundle } from './protocol.ts';
import { RenderFailure } from './renderFailure.ts';

/** Verdicts that are remembered. */
const MOST_KNOWN = 40;
/** Milliseconds in which a refused file is not read again: a repaired one is used afterwards. */
const REFUSED_FOR = 2_000;

interface Refusal {
  failure: RenderFailure;
  until: number;
}

/** Code that renders, read from the releases' folders and checked before anything runs it. */
export class BundleStore {
  readonly #distFolder: string;
  readonly #now: () => number;
  readonly #known = new Map<string, Bundle | Refusal>();

  constructor(distFolder: string, now: () => number = Date.now) {
    this.#distFolder = distFolder;
    this.#now = now;
  }

  /**
   * The code of a remote's release.
   * @param integrity table of the verified registry
   * @throws RenderFailure of kind `bundle` when the file is missing or another one than its owner signed
   */
  remote(name: string, version: string, integrity: Readonly<Record<string, string>>): Bundle {
    return this.#bundle(`${name}@${version}`, ['remotes', name, version], integrity[SERVER_FILE]);
  }

  /** The shell's code, by the table that its build wrote. @throws as `remote` */
  shell(release: string, integrity: Readonly<Record<string, string>>): Bundle {
    return this.#bundle(`shell@${release}`, ['shell', release], integrity[SERVER_FILE]);
  }

  #bundle(key: string, folder: string[], expected: string | undefined): Bundle {
    const checked = `${key} ${expected}`;
    const known = this.#known.get(checked);
    const current =
      known && !('failure' in known && known.until <= this.#now())
        ? known
        : this.#readBundle(key, folder, expected);
    this.#known.delete(checked);
    this.#known.set(checked, current);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    if ('failure' in current) throw current.failure;
    return current;
  }

  #readBundle(key: string, folder: string[], expected: string | undefined): Bundle | Refusal {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path.join(this.#distFolder, ...folder, SERVER_FILE));
    } catch {
      // It may still come: releases are copied to an edge one by one.
      throw new RenderFailure('bundle', `${key} has no ${SERVER_FILE} here`);
    }
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (hash === expected) return { key, code: bytes.toString('utf8') };
    const failure = new RenderFailure('bundle', `${SERVER_FILE} of ${key} is not the one that was signed`);
    return { failure, until: this.#now() + REFUSED_FOR };
  }
}
