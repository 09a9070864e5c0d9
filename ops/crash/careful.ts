import { randomUUID } from 'node:crypto';
import { ask, type Answer } from '../cluster/testing/person.ts';

const AGAIN_MS = 25;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a request with one key until a node responds: what a careful client does. */
export async function answered(
  origin: string,
  { token, path, body }: { token: string; path: string; body: object },
): Promise<Answer> {
  const key = randomUUID();
  for (;;) {
    const answer = await ask(origin, 'POST', path, { token, key, body }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await pause(AGAIN_MS);
  }
}

/** Presses a button of the gateway's page until it answers: the gateway's records are in the database that is killed. */
export async function press(page: string, action: string): Promise<void> {
  for (;;) {
    const pressed = await fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `action=${action}`,
      redirect: 'manual',
    }).catch(() => null);
    if (pressed && pressed.status < 500) return;
    await pause(AGAIN_MS);
  }
}
