import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward, sendBody } from './forward.ts';
import type { Fault } from './rule.ts';
import { RuleBook } from './ruleBook.ts';

/** Answers what the proxy itself serves; false hands the request to the rules. */
export type OwnAnswer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface FaultProxyOptions {
  /** Where requests go, such as `http://localhost:4000`. */
  upstream: string;
  /** 0 for any free one. */
  port?: number;
  /** Called before the rules. */
  own?: OwnAnswer;
}

/** A product with faults at will. It listens on this machine only. */
export interface FaultProxy {
  origin: string;
  rules: RuleBook;
  close(): Promise<void>;
}

/** Starts a proxy that applies its rules to requests, and does nothing without a rule. */
export function startFaultProxy({ upstream, port = 0, own }: FaultProxyOptions): Promise<FaultProxy> {
  const rules = new RuleBook();
  // A kept connection may be closed by the other side just when it is used again.
  const agent = new Agent({ keepAlive: false });
  const judge = (request: IncomingMessage, response: ServerResponse): void => {
    const fault = rules.take({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      origin: `http://${request.headers.host}`,
    });
    if (!fault) return forward({ origin: upstream, agent }, request, response, {});
    const timer = setTimeout(
      () => apply({ origin: upstream, agent }, request, response, fault),
      fault.delay ?? 0,
    );
    response.on('close', () => clearTimeout(timer));
  };
  const server = createServer((request, response) => {
    Promise.resolve(own?.(request, response) ?? false).then(
      (answered) => answered || judge(request, response),
      () => response.destroy(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        rules,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
            agent.destroy();
          }),
      });
    });
  });
}

function apply(
  upstream: { origin: string; agent: Agent },
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
): void {
  if (fault.hang) return void request.resume();
  if (fault.reset === 'before') return void response.destroy();
  if (fault.status === undefined) return forward(upstream, request, response, fault);
  request.resume();
  sendBody(
    response,
    fault.status,
    {
      'content-type': fault.type ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...fault.headers,
    },
    Buffer.from(fault.body ?? ''),
  );
}
