import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from '@sanchay/contracts';
import type { WholeRelease } from './releaseCopy.ts';

/** A folder of built files for the trial's edge: the product's by links, the trial's own beside them. */
export class TrialDist {
  readonly folder: string;
  readonly #product: string;

  /**
   * @param product the product's `dist`.
   * @param folder made anew.
   */
  constructor(product: string, folder: string) {
    this.folder = folder;
    this.#product = product;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, 'remotes'), { recursive: true });
    symlinkSync(path.join(product, 'shell'), path.join(folder, 'shell'));
  }

  /** Links every release that the product's registry names. */
  follow(registry: Registry): void {
    for (const [name, { releases }] of Object.entries(registry.remotes)) {
      mkdirSync(path.join(this.folder, 'remotes', name), { recursive: true });
      for (const version of Object.keys(releases)) {
        const link = path.join(this.folder, 'remotes', name, version);
        rmSync(link, { recursive: true, force: true });
        symlinkSync(path.join(this.#product, 'remotes', name, version), link);
      }
    }
  }

  /** A release of this folder with its files. */
  read(remote: string, version: string, release: Release): WholeRelease {
    const folder = path.join(this.folder, 'remotes', remote, version);
    const files = new Map(
      Object.keys(release.integrity).map((file) => [file, readFileSync(path.join(folder, file))]),
    );
    return { remote, version, release, files };
  }

  /** Puts a release of the trial's own into the folder. */
  write({ remote, version, files }: WholeRelease): void {
    for (const [file, bytes] of files) {
      const target = path.join(this.folder, 'remotes', remote, version, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }

  /** Takes the files of a release away, as a careless clean-up would. */
  remove(remote: string, version: string): void {
    rmSync(path.join(this.folder, 'remotes', remote, version), { recursive: true, force: true });
  }
}
