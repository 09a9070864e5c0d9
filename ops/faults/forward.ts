import {
  request as send,
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { changesBody, damaged } from './damage.ts';
import type { Fault } from './rule.ts';

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade']);
/** They speak of the bytes as they were. */
const OF_THE_BODY = new Set(['content-length', 'content-encoding', 'etag']);

/** What lies behind the proxy. */
export interface Upstream {
  origin: string;
  agent: Agent;
}

/**
 * Forwards the request upstream and returns its response, streaming the body. A body fault is applied to the decoded
 * bytes, so that a browser which checks hashes sees exactly that change.
 */
export function forward(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
): void {
  const target = new URL(upstream.origin);
  const changes = changesBody(fault);
  const asked = send(
    {
      agent: upstream.agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: requestHeaders(request, target, changes),
    },
    (answer) => {
      const headers = answerHeaders(answer, fault, changes);
      const status = answer.statusCode ?? 502;
      if (!changes) {
        response.writeHead(status, headers);
        response.flushHeaders();
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        return;
      }
      collected(answer).then(
        (bytes) => sendBody(response, status, headers, damaged(bytes, fault), fault.reset === 'half'),
        () => response.destroy(),
      );
    },
  );
  asked.on('error', (error) => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`The product did not answer: ${error.message}\n`);
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** Ends an answer with this body, or breaks the connection after half of what it promised. */
export function sendBody(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  half = false,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  if (!half) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

function requestHeaders(request: IncomingMessage, target: URL, changes: boolean): OutgoingHttpHeaders {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name)),
  );
  const own = `http://${request.headers.host}`;
  const { referer } = request.headers;
  return {
    ...headers,
    host: target.host,
    // The product knows its pages by this name, whatever the proxy's is.
    ...(headers.origin === own && { origin: target.origin }),
    ...(referer?.startsWith(own) && { referer: target.origin + referer.slice(own.length) }),
    ...(changes && { 'accept-encoding': 'identity' }),
  };
}

function answerHeaders(answer: IncomingMessage, fault: Fault, changes: boolean): OutgoingHttpHeaders {
  const dropped = new Set(fault.dropHeaders?.map((name) => name.toLowerCase()));
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !dropped.has(name) && !(changes && OF_THE_BODY.has(name)),
  );
  return {
    ...Object.fromEntries(kept),
    // A fault is for one request; a copy of it must not outlive its rule.
    ...(changes && { 'cache-control': 'no-store' }),
    ...(fault.type !== undefined && { 'content-type': fault.type }),
    ...fault.headers,
  };
}

async function collected(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
