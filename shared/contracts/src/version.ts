/** Version that remotes state a range of; grows by semver with calls and events. */
export const CONTRACTS_VERSION = '2.49.0';
