import { ApiError } from '../apiError.ts';
import { fullUrl } from './fullUrl.ts';
import type { ApiRequest, ApiResponse, Next } from '../link.ts';
import { readBody } from './readBody.ts';

/** Takes a request over the wire. Answers with any status are answers; faults are thrown. */
export type Transport = Next;

/** A picture over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

const isFile = ({ body }: ApiRequest): boolean => typeof FormData !== 'undefined' && body instanceof FormData;

/** The transport of the product. axios arrives with the first call, in a chunk of its own. */
export function axiosTransport(timeout: number): Transport {
  return async (request: ApiRequest): Promise<ApiResponse> => {
    const { default: axios } = await loadAxios();
    const { status, headers, data } = await axios.request<ArrayBuffer | Uint8Array | undefined>({
      method: request.call.method,
      url: fullUrl(request),
      headers: request.headers,
      data: request.body,
      signal: request.signal,
      timeout: isFile(request) ? UPLOAD_TIMEOUT_MS : timeout,
      ...(request.onUpload && {
        onUploadProgress: ({ loaded, total }) => request.onUpload!(total ? loaded / total : 0),
      }),
      // Without it a time-out and a connection cut by the browser have the same code.
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
      withCredentials: false,
      withXSRFToken: false,
      responseType: 'arraybuffer',
    });
    const flat: Record<string, string> = {};
    for (const [name, value] of Object.entries(headers)) flat[name.toLowerCase()] = String(value);
    const bytes = data ? new Uint8Array(data) : new Uint8Array();
    return { status, headers: flat, body: readBody(status, flat['content-type'] ?? '', bytes) };
  };
}

/**
 * Brings axios.
 * @throws ApiError `network` when it cannot be had; nothing was sent then.
 */
export async function loadAxios(): Promise<typeof import('axios')> {
  try {
    return await import('axios');
  } catch (cause) {
    throw new ApiError({ kind: 'network', sent: false, cause });
  }
}
