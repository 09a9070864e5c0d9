import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@sanchay/contracts/endpoints';
import { PAGE_POLICY, pageMarkup } from '../../../api/src/sandbox/page.ts';
import { assertLocal, bodyOf } from '../control.ts';
import type { TrialPlatform } from '../trial/trialPlatform.ts';
import type { FailureLab } from './failureLab.ts';
import { LAB_PATH, labPage } from './page.ts';

const REPORTS = new Set<string>(
  [endpoints.openRemoteVisit, endpoints.reportRemoteMounts, endpoints.reportRemoteFailure].map(
    ({ path }) => path,
  ),
);

/**
 * Serves the lab's page and obeys its form. What browsers report of remotes that were broken here ends here too: to
 * the product's API it would read like failures of the live releases. False when the request is for something else.
 */
export async function answerLab(
  lab: FailureLab,
  trial: TrialPlatform,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = request.url?.split('?', 1)[0];
  if (request.method === 'POST' && REPORTS.has(path ?? '')) {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
    return true;
  }
  if (path !== LAB_PATH) return false;
  if (request.method === 'POST') await obey(lab, request, response);
  else show(lab, trial, response);
  return true;
}

function show(lab: FailureLab, trial: TrialPlatform, response: ServerResponse): void {
  const routes = Object.fromEntries(
    Object.entries(trial.registry.document.remotes).map(([name, entry]) => [name, entry.routes[0] ?? '/']),
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'same-origin',
  });
  response.end(pageMarkup('Failure lab', labPage(lab.list(), routes)).text);
}

async function obey(lab: FailureLab, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    assertLocal(request);
    const form = new URLSearchParams(await bodyOf(request));
    if (form.has('reset')) await lab.reset();
    else await lab.set(form.get('remote') ?? '', form.get('mood') ?? '');
    response.writeHead(303, { location: LAB_PATH });
    response.end();
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
