import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_POLICY, pageMarkup } from '../../../api/src/sandbox/page.ts';
import { assertLocal, bodyOf } from '../control.ts';
import type { TrialPlatform } from '../trial/trialPlatform.ts';
import type { FailureLab } from './failureLab.ts';
import { LAB_PATH, labPage } from './page.ts';

/** Serves the lab's page and obeys its form. False when the request is for something else. */
export async function answerLab(
  lab: FailureLab,
  trial: TrialPlatform,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url?.split('?', 1)[0] !== LAB_PATH) return false;
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
