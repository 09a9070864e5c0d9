import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRules } from './rule.ts';
import type { RuleBook } from './ruleBook.ts';

/** Path under which the rules are read and written. */
export const RULES_PATH = '/rules';

const BODY_LIMIT = 1_000_000;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Refused before anything happened, with a message for the user who sent the request. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Serves the rules as JSON: `PUT` puts a list in place, `GET` gives it with its hits, `DELETE` clears it. Only for
 * programs and pages of this machine. False when the request is for something else.
 */
export async function answerRules(
  rules: RuleBook,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url?.split('?', 1)[0] !== RULES_PATH) return false;
  try {
    assertLocal(request);
    if (request.method === 'PUT') rules.put(readRules(JSON.parse(await bodyOf(request))));
    else if (request.method === 'DELETE') rules.clear();
    else if (request.method !== 'GET') throw new Refused(405, 'Rules are read, put or deleted.');
    sendJson(response, 200, { rules: rules.list().map(({ rule, hits }) => ({ ...rule, hits })) });
  } catch (error) {
    if (error instanceof Refused) sendJson(response, error.status, { error: error.message });
    else sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
  return true;
}

/** @throws Refused when another site's page sends the request, directly or by a name that resolves to this machine. */
export function assertLocal({ headers }: IncomingMessage): void {
  const own = `http://${headers.host}`;
  if (!LOCAL.test(headers.host ?? '') || (headers.origin !== undefined && headers.origin !== own))
    throw new Refused(403, 'Only pages of this machine may do that.');
}

/**
 * The body of a request as text.
 * @throws Refused when it is larger than any list of rules.
 */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    pieces.push(piece as Buffer);
    size += (piece as Buffer).length;
    if (size > BODY_LIMIT) throw new Refused(413, 'That is more than can be sent at once.');
  }
  return Buffer.concat(pieces).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}
