/** What a screen can decide by. `unsure`: a write was sent and its answer lost; it may or may not have happened. */
export type ApiErrorKind =
  | 'network'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorised'
  | 'validation'
  | 'refused'
  | 'not_found'
  | 'rate_limited'
  | 'conflict'
  | 'server'
  | 'unsure';

const BY_STATUS: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate_limited',
};

/** Kind of an answer that is no success; `bodyStatus` is the status word of its body. */
export function kindOfAnswer(httpStatus: number, bodyStatus: unknown): ApiErrorKind {
  const known = BY_STATUS[httpStatus];
  if (known) return known;
  if (httpStatus < 400 || httpStatus >= 500) return 'server';
  return bodyStatus === 'validation_failed' || bodyStatus === 'params_invalid' ? 'validation' : 'refused';
}

const BY_FAULT: Record<string, ApiErrorKind> = {
  AbortError: 'aborted',
  CanceledError: 'aborted',
  ERR_CANCELED: 'aborted',
  TimeoutError: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNABORTED: 'network',
  ERR_NETWORK: 'network',
  ChunkLoadError: 'network',
};

/** Kind of something thrown by axios, fetch, a signal or a chunk that did not load; null when it is none of these. */
export function kindOfFault(value: unknown): ApiErrorKind | null {
  if (value === null || typeof value !== 'object') return null;
  const { code, name, isAxiosError } = value as { code?: unknown; name?: unknown; isAxiosError?: unknown };
  return BY_FAULT[String(code)] ?? BY_FAULT[String(name)] ?? (isAxiosError === true ? 'network' : null);
}
