import { readFileSync } from 'node:fs';
import { REGISTRY_REFUSALS_PATH, type CallBody, type RegistryRefusalKind } from '@sanchay/contracts';

/** Reports that wait for the API; older ones are dropped first. */
const MOST_WAITING = 20;
const MOST_CHARACTERS = 300;

/** What this edge refused, on the way into the security events of the API. */
export interface RefusalReports {
  add(kind: RegistryRefusalKind, reason: string): void;
  /** Sends what waits. What the API does not take now is sent with the next call. Never rejects. */
  send(): Promise<void>;
}

interface ReportOptions {
  apiOrigin: string;
  /** File with the token of the edge servers. */
  tokenFile: string;
  log: (line: string) => void;
  fetch?: typeof fetch;
}

/** Opens the reports of one edge server. Without a token nothing is sent, and the log states this once. */
export function openRefusalReports({
  apiOrigin,
  tokenFile,
  log,
  fetch: post = fetch,
}: ReportOptions): RefusalReports {
  const waiting: CallBody<'reportRegistryRefusal'>[] = [];
  let complaint = '';
  const complain = (line: string): void => {
    if (line && line !== complaint) log(line);
    complaint = line;
  };
  return {
    add(kind, reason) {
      // The API accepts one line of text.
      const line = reason.replace(/\p{Cc}+/gu, ' ').slice(0, MOST_CHARACTERS);
      waiting.push({ kind, reason: line });
      if (waiting.length > MOST_WAITING) waiting.shift();
    },
    async send() {
      while (waiting.length > 0) {
        const [report] = waiting;
        try {
          const answer = await post(`${apiOrigin}${REGISTRY_REFUSALS_PATH}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken(tokenFile)}` },
            body: JSON.stringify(report),
            signal: AbortSignal.timeout(3_000),
          });
          if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
          if (waiting[0] === report) waiting.shift();
          complain('');
        } catch (error) {
          return complain(`refused registries are not reported to the API: ${(error as Error).message}`);
        }
      }
    },
  };
}

/** @throws Error when the file is missing or has no token. */
function readToken(file: string): string {
  const { token } = JSON.parse(readFileSync(file, 'utf8')) as { token?: unknown };
  if (typeof token !== 'string') throw new Error(`${file} has no token`);
  return token;
}
