import type { Call, CallName } from '@sanchay/contracts';

export type QueryValue = string | number | boolean | null | undefined;

export interface ApiRequest {
  readonly name: CallName;
  readonly call: Call;
  /** Base and filled path, without the query. */
  readonly url: string;
  readonly query: Readonly<Record<string, QueryValue>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** What the caller gave; the idempotency link derives one where it is missing. */
  readonly idempotencyKey?: string;
  /** A token of this call alone, in place of the session's. */
  readonly ownToken?: string;
  /** Belongs to the call and not to one attempt: an earlier attempt may have reached the server unanswered. */
  readonly progress: { lost: boolean };
  /** Receives the upload progress of a file, from 0 to 1. */
  readonly onUpload?: (part: number) => void;
}

export interface ApiResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The token that this request carried; undefined where it may carry none. */
  readonly token?: string | null;
}

export type Next = (request: ApiRequest) => Promise<ApiResponse>;

/** One concern of the client: changes the request or the response, or repeats the request. */
export type Link = (request: ApiRequest, next: Next) => Promise<ApiResponse>;

/** The links in order, the first outermost, around `last`. */
export function chain(links: readonly Link[], last: Next): Next {
  return links.reduceRight<Next>((next, link) => (request) => link(request, next), last);
}

/** The request with some headers more. */
export function withHeaders(request: ApiRequest, headers: Record<string, string>): ApiRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}
