import type { CallBody, CallName, CallParams, CallQuery } from '@sanchay/contracts';

/** A part that the contract does not know may be left out, and so may one without a required field. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** What a call takes, from its contract. */
export type CallOptions<K extends CallName> = Part<'params', CallParams<K>> &
  Part<'query', CallQuery<K>> &
  Part<'body', CallBody<K>> & {
    /** Repeats an earlier call without doing it twice; only for calls that the contract marks idempotent. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/** Arguments after the name: the options, optional where nothing in them is required. */
export type CallArguments<K extends CallName> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];
