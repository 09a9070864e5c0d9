import { ApiError } from '../apiError.ts';

/**
 * The body of an answer: JSON as data, a binary type as bytes, nothing as null. A success that is neither (a hotel's
 * sign-in page) is no answer of ours, which leaves the call unanswered. Of other answers the status still counts.
 */
export function readBody(status: number, contentType: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  if (contentType.startsWith('application/octet-stream')) return bytes;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (cause) {
    if (status >= 200 && status < 300) throw new ApiError({ kind: 'network', httpStatus: status, cause });
    return null;
  }
}
