/** What the release command may do to the channel of a remote. */
export const CHANNEL_ACTIONS = ['live', 'canary', 'promote', 'rollback', 'disable', 'enable'] as const;

export type ChannelAction = (typeof CHANNEL_ACTIONS)[number];

/** Why an edge server refuses a registry, or leaves out an entry of it (`quarantined`). */
export const REGISTRY_REFUSAL_KINDS = [
  'no_crypto',
  'malformed',
  'signature',
  'expired',
  'replayed',
  'colliding',
  'quarantined',
] as const;

export type RegistryRefusalKind = (typeof REGISTRY_REFUSAL_KINDS)[number];

/** Ways in which a remote can fail in a browser. */
export const LOAD_FAILURE_KINDS = [
  'network',
  'http',
  'timeout',
  'integrity',
  'contract',
  'evaluation',
  'chunk',
  'mount',
  'render',
  'disabled',
] as const;

export type LoadFailureKind = (typeof LOAD_FAILURE_KINDS)[number];
