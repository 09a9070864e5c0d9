/** Milliseconds between two checks that navigation causes. */
export const CHECK_EVERY = 5_000;

export interface UpdateRules {
  /** Serial of the registry that is known. */
  serial(): number;
  refresh(): Promise<unknown>;
  now?: () => number;
}

/** Learns of newer registries; failing to is no error, the next occasion comes. */
export interface RegistryUpdates {
  /** The server reported that there is one. */
  announced(serial: number): void;
  /** The user navigated: requests again when the last check is long enough ago. */
  navigated(): void;
}

/** Decides when to look for a newer registry. The page itself counts as a look. */
export function registryUpdates({ serial, refresh, now = Date.now }: UpdateRules): RegistryUpdates {
  let looked = now();
  const look = (): void => {
    looked = now();
    refresh().catch(() => undefined);
  };
  return {
    announced(news) {
      if (news > serial()) look();
    },
    navigated() {
      if (now() - looked >= CHECK_EVERY) look();
    },
  };
}
