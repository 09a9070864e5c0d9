import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FILE } from '@sanchay/contracts';
import type { Bundle } from './protocol.ts';
import { RenderFailure } from './renderFailure.ts';

/** Verdicts that are remembered. */
const MOST_KNOWN = 40;

/** Code that renders, read from the releases' folders and checked before anything runs it. */
export class BundleStore {
  readonly #distFolder: string;
  readonly #known = new Map<string, Bundle | RenderFailure>();

  constructor(distFolder: string) {
    this.#distFolder = distFolder;
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
    const known = this.#known.get(checked) ?? this.#readBundle(key, folder, expected);
    this.#known.set(checked, known);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    if (known instanceof RenderFailure) throw known;
    return known;
  }

  #readBundle(key: string, folder: string[], expected: string | undefined): Bundle | RenderFailure {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path.join(this.#distFolder, ...folder, SERVER_FILE));
    } catch {
      // It may still come: releases are copied to an edge one by one.
      throw new RenderFailure('bundle', `${key} has no ${SERVER_FILE} here`);
    }
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return hash === expected
      ? { key, code: bytes.toString('utf8') }
      : new RenderFailure('bundle', `${SERVER_FILE} of ${key} is not the one that was signed`);
  }
}
