import type { CallBody, CallName, CallParams, CallQuery, CallReply } from '@sanchay/contracts';

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
    /**
     * Replaces the key that the client derives, only where one operation outlives the page's memory: an order that a
     * visitor kept before signing in (also sent by another tab) and a chat message that waits over a reload.
     */
    idempotencyKey?: string;
    /** A token of this call alone, in place of the session's; the partner's calls have one each. */
    ownToken?: string;
    signal?: AbortSignal;
    /** Receives the upload progress of a file, from 0 to 1. */
    onUpload?: (part: number) => void;
  };

type ArgumentsOf<K extends CallName> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

type AllSignatures = { [K in CallName]: { takes: ArgumentsOf<K>; gives: CallReply<K> } };
/**
 * An interface, because the compiler looks into a mapped type when it infers a call from what its result is assigned
 * to, works the replies out for any name and gives up ("excessively deep").
 */
interface Signatures extends AllSignatures {}

/** Arguments after the name: the options, optional where nothing in them is required. */
export type CallArguments<K extends CallName> = Signatures[K]['takes'];
/** What a call gives: the body of its answer. */
export type CallResult<K extends CallName> = Signatures[K]['gives'];
