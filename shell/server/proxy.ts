import { DOCUMENTS_PATH, MOST_PICTURE_BYTES, STREAM_PATH } from '@sanchay/contracts';
import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { createBrotliCompress, constants } from 'node:zlib';
import { createAdmission, type Admission, type Work } from './admission.ts';
import { refuseCall } from './refusal.ts';
import { deadlineOf, readBody, type Deadline } from './requestBody.ts';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'proxy-authorization',
  'te',
  'trailer',
]);

/** Beginnings of the addresses that belong to the API. */
export const apiPrefixes = [
  '/api/',
  '/mf/',
  '/insight/',
  '/equity/',
  '/vested/',
  '/fixed_deposit/',
  '/sandbox',
  '/healthz',
];

/** True when the API answers this address. */
export function isForApi(pathname: string): boolean {
  return apiPrefixes.some((prefix) => pathname.startsWith(prefix));
}

/** Bytes of a body, and of one with a picture and its form; the API takes no more either. */
const BODY_LIMIT = 256 * 1024;
const PICTURE_LIMIT = MOST_PICTURE_BYTES + 64 * 1024;
/** Bytes of an answer that are taken from the API before a slow reader holds its connection. */
const ANSWER_BUFFER = 1024 * 1024;
/** As the gateway allows. */
const BODY_DEADLINE_MS = 20_000;

/** What the edge server may be given instead of its own limits. */
export interface ProxyOptions {
  admission?: Admission;
  /** Until when a small body must have arrived. */
  bodyDeadline?: Deadline;
  /** Connections to the API for everything but streams. */
  poolSize?: number;
}

/**
 * Passes requests to the API and its answers back. The API being away is a clear 503, and so is more at once than
 * {@link Admission} allows. A body of at most 256 KiB is read whole before a connection to the API is taken, and a
 * stream has a connection of its own: neither slow clients nor open streams take those of ordinary requests.
 */
export function apiProxy(
  apiOrigin: string,
  {
    admission = createAdmission(),
    bodyDeadline = deadlineOf(BODY_DEADLINE_MS),
    poolSize = 200,
  }: ProxyOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const target = new URL(apiOrigin);
  const pool = new Agent({ keepAlive: true, maxSockets: poolSize });
  const streamConnections = new Agent({ keepAlive: false });

  /** @param body null to pass the request's own on as it arrives. */
  function pass(request: IncomingMessage, response: ServerResponse, work: Work, body: Buffer | null): void {
    const upstream = send(
      {
        agent: work === 'stream' ? streamConnections : pool,
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: headersFor(request),
      },
      (answer) => {
        const streamed = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
        if (streamed && work !== 'stream') {
          upstream.destroy();
          refuseCall(request, response, 'unavailable');
          return;
        }
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
        passBack(request, response, answer);
      },
    );
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else refuseCall(request, response, 'unavailable');
    });
    response.on('close', () => upstream.destroy());
    if (body) upstream.end(body);
    else request.pipe(upstream);
  }

  return (request, response) => {
    const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
    const picture = request.url?.startsWith(DOCUMENTS_PATH) ?? false;
    if (Number(length) > (picture ? PICTURE_LIMIT : BODY_LIMIT))
      return refuseCall(request, response, 'tooLarge');
    const work = picture && (chunked || Number(length) > BODY_LIMIT) ? 'upload' : workOf(request);
    const end = admission.enter(request.socket.remoteAddress ?? '', work);
    if (!end) return refuseCall(request, response, 'busy');
    response.on('close', end);
    if (work === 'upload') return pass(request, response, work, null);
    void readBody(request, BODY_LIMIT, bodyDeadline).then((body) => {
      if (body === 'gone') response.destroy();
      else if (body === 'late') refuseCall(request, response, 'late');
      else if (body === 'too_large') refuseCall(request, response, 'tooLarge');
      else pass(request, response, work, body);
    });
  };
}

const workOf = (request: IncomingMessage): Work =>
  request.url?.split('?', 1)[0] === STREAM_PATH ? 'stream' : 'request';

function headersFor(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const headers = Object.entries(request.headers).filter(
    ([name]) => !hopByHop.has(name) && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(headers),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** Sends the API's answer on, long JSON in brotli where the browser takes it. */
function passBack(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage): void {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
  const pack =
    /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) &&
    /^application\/json/.test(String(answer.headers['content-type'] ?? '')) &&
    Number(answer.headers['content-length'] ?? 0) > 1_400 &&
    !answer.headers['content-encoding'];
  const buffered = answer.pipe(new PassThrough({ writableHighWaterMark: ANSWER_BUFFER }));
  if (!pack) {
    response.writeHead(answer.statusCode ?? 502, headers);
    buffered.pipe(response);
    return;
  }
  delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  buffered.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(response);
}
