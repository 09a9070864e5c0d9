import { DOCUMENTS_PATH, MOST_PICTURE_BYTES } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBrotliCompress, constants } from 'node:zlib';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
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

const TOO_LARGE = {
  http: 413,
  status: 'params_invalid',
  code: 'too_large',
  words: {
    en: 'That is more than can be sent at once.',
    hi: 'एक बार में इतना नहीं भेजा जा सकता।',
  },
} as const;
const UNAVAILABLE = {
  http: 503,
  status: 'failure',
  code: 'unavailable',
  words: {
    en: 'We cannot reach our servers right now. Nothing was changed. Please try again in a moment.',
    hi: 'अभी हम अपने सर्वर तक नहीं पहुँच पा रहे। कुछ नहीं बदला गया। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
} as const;

const limitOf = (address = ''): number => (address.startsWith(DOCUMENTS_PATH) ? PICTURE_LIMIT : BODY_LIMIT);

/** Passes a request to the API and its answer back, streams included. The API being away is a clear 503. */
export function passToApi(apiOrigin: string, request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['content-length'] ?? 0) > limitOf(request.url))
    return tooLarge(request, response);
  const target = new URL(apiOrigin);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !hopByHop.has(name) && !name.startsWith('x-forwarded-'),
    ),
  );
  const upstream = send(
    {
      agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: {
        ...headers,
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-host': request.headers.host ?? '',
      },
    },
    (answer) => {
      const answerHeaders = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)),
      );
      const type = String(answer.headers['content-type'] ?? '');
      const pack =
        /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) &&
        /^application\/json/.test(type) &&
        Number(answer.headers['content-length'] ?? 0) > 1_400 &&
        !answer.headers['content-encoding'];
      if (!pack) {
        response.writeHead(answer.statusCode ?? 502, answerHeaders);
        answer.pipe(response);
        return;
      }
      delete answerHeaders['content-length'];
      response.writeHead(answer.statusCode ?? 502, {
        ...answerHeaders,
        'content-encoding': 'br',
        vary: 'accept-encoding',
      });
      answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(response);
    },
  );
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else unavailable(request, response);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Answered here: the API would close the connection while the body is still on its way, and its answer be lost. */
function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  refuse(request, response, TOO_LARGE);
}

function unavailable(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('retry-after', '2');
  refuse(request, response, UNAVAILABLE);
}

/** A refusal in the shape of the API's own, in the language that the request asks for. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { http, status, code, words }: typeof TOO_LARGE | typeof UNAVAILABLE,
): void {
  const message = words[/^\s*hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en'];
  response.writeHead(http, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status, code, message, errors: {}, request_id: randomUUID() }));
}
