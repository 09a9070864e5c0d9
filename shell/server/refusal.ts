import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const refusals = {
  tooLarge: {
    http: 413,
    status: 'params_invalid',
    code: 'too_large',
    headers: {},
    messages: {
      en: 'That is more than can be sent at once.',
      hi: 'एक बार में इतना नहीं भेजा जा सकता।',
    },
  },
  late: {
    http: 408,
    status: 'failure',
    code: 'request_timeout',
    headers: { connection: 'close' },
    messages: {
      en: 'Your request took too long to reach us. Nothing was changed. Please try again.',
      hi: 'आपका अनुरोध हम तक पहुँचने में बहुत समय लगा। कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',
    },
  },
  busy: {
    http: 503,
    status: 'failure',
    code: 'busy',
    headers: { 'retry-after': '5' },
    messages: {
      en: 'Our servers are busy right now. Nothing was changed. Please try again in a moment.',
      hi: 'अभी हमारे सर्वर व्यस्त हैं। कुछ नहीं बदला गया। कृपया थोड़ी देर में फिर कोशिश करें।',
    },
  },
  unavailable: {
    http: 503,
    status: 'failure',
    code: 'unavailable',
    headers: { 'retry-after': '2' },
    messages: {
      en: 'We cannot reach our servers right now. Nothing was changed. Please try again in a moment.',
      hi: 'अभी हम अपने सर्वर तक नहीं पहुँच पा रहे। कुछ नहीं बदला गया। कृपया थोड़ी देर में फिर कोशिश करें।',
    },
  },
} as const;

/**
 * Responds in the shape of the API's own refusals, in the language that the request specifies. The rest of the body is
 * read and dropped: the response is lost when a connection is closed while the body is still being sent.
 */
export function refuseCall(
  request: IncomingMessage,
  response: ServerResponse,
  why: keyof typeof refusals,
): void {
  const { http, status, code, headers, messages } = refusals[why];
  const message = messages[/^\s*hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en'];
  request.resume();
  response.writeHead(http, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status, code, message, errors: {}, request_id: randomUUID() }));
}
