import type { Registry, RegistryEntry, Release, TrustedKeys } from '@sanchay/contracts';
import { generateKeyPair, signDocument, type KeyPair } from '@sanchay/registry/keys';

const HOUR_MS = 3_600_000;

/** Fields of a channel document that a trial may set as it likes. */
export type DocumentFields = Partial<Pick<Registry, 'serial' | 'issued' | 'expires'>>;

/**
 * A registry that grows out of the product's and is signed by keys of its own, which nobody but the trial's edge and
 * its browsers trust. The product's keys and its ledger are never touched.
 */
export class TrialRegistry {
  readonly #key: KeyPair;
  #trust!: TrustedKeys;
  #remotes!: Record<string, RegistryEntry>;
  #serial = 0;
  #document: Registry | null = null;

  private constructor(key: KeyPair) {
    this.#key = key;
  }

  /** Begins with the remotes of the product's registry. */
  static async from(product: Registry, trust: TrustedKeys): Promise<TrialRegistry> {
    const trial = new TrialRegistry(await generateKeyPair());
    trial.rebase(product, trust);
    await trial.publish();
    return trial;
  }

  /** Takes the product's remotes in place of all there are. The serial still only grows. */
  rebase(product: Registry, trust: TrustedKeys): void {
    const { publicKey } = this.#key;
    const owners = Object.entries(trust.owners).map(([owner, keys]) => [owner, [...keys, publicKey]]);
    this.#trust = { ...trust, channel: [publicKey], owners: Object.fromEntries(owners) };
    this.#remotes = structuredClone(product.remotes);
    this.#serial = Math.max(this.#serial, product.serial);
  }

  /** Public keys for the trial's edge and browsers. */
  get trust(): TrustedKeys {
    return this.#trust;
  }

  /** What is served as the registry. */
  get document(): Registry {
    return this.#document!;
  }

  /** Makes a remote known that the product does not have. */
  trustRemote(remote: string, owner: string): void {
    this.#trust = {
      ...this.#trust,
      owners: { ...this.#trust.owners, [owner]: [this.#key.publicKey] },
      remotes: { ...this.#trust.remotes, [remote]: owner },
    };
  }

  /** A release as its owner would sign it. */
  signRelease(release: Release): Promise<Release> {
    return signDocument(release, this.#key.privateKey);
  }

  /**
   * Changes the entries and signs the next document: a higher serial, valid for an hour, unless `fields` overrides it.
   */
  async publish(
    change: (remotes: Record<string, RegistryEntry>) => void = () => undefined,
    fields: DocumentFields = {},
  ): Promise<Registry> {
    change(this.#remotes);
    this.#serial += 1;
    const now = Date.now();
    this.#document = await signDocument(
      {
        serial: this.#serial,
        issued: new Date(now).toISOString(),
        expires: new Date(now + HOUR_MS).toISOString(),
        ...fields,
        remotes: structuredClone(this.#remotes),
      },
      this.#key.privateKey,
    );
    return this.#document;
  }
}
