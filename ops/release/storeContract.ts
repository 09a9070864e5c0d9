/** Where the files of releases are published. What is there once is never changed. */
export interface ReleaseStore {
  /** For people. */
  readonly name: string;
  /**
   * Publishes one file, unless it is there already with the same bytes.
   * @param file `mfe-gold/1.4.2-a1b2/remoteEntry.3fa9c2.js`
   * @returns whether it was stored just now
   * @throws Error when it is there with other bytes
   */
  put(file: string, bytes: Buffer): Promise<boolean>;
}

/** A file is there under this name with other bytes. */
export class AlreadyThere extends Error {
  constructor(file: string, store: string) {
    super(
      `${file} is in ${store} already with other bytes. Published files never change; build a new version.`,
    );
  }
}
