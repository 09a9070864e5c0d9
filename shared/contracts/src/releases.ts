/** What the release command may do to the channel of a remote. */
export const CHANNEL_ACTIONS = ['live', 'canary', 'promote', 'rollback', 'disable', 'enable'] as const;

export type ChannelAction = (typeof CHANNEL_ACTIONS)[number];

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
