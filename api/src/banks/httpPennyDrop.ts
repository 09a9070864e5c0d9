import { Type as T } from '@sinclair/typebox';
import { signedHeaders } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { BankUnreachableError, type PennyDropPort } from './pennyDrop.ts';
import { hasShape } from '../platform/http/validation.ts';

const TIMEOUT_MS = 5_000;
const PATH = '/bank/penny_drops';

const ref = T.String({ minLength: 1, maxLength: 64 });
const Answer = T.Union([
  T.Object({ status: T.Literal('found'), name: T.String({ minLength: 1, maxLength: 200 }), ref }),
  T.Object({ status: T.Literal('closed'), ref }),
  T.Object({ status: T.Literal('not_found'), ref }),
]);
const isAnswer = hasShape(Answer);

/** The verification partner at `settings.partnersOrigin`, over signed HTTP with a time limit of five seconds. */
export function httpPennyDrop({ settings, now }: Context): PennyDropPort {
  return {
    async ask({ id, ifsc, accountNo, expectedName }) {
      const body = JSON.stringify({ id, ifsc, account_no: accountNo, expected_name: expectedName });
      let answer: unknown;
      try {
        const response = await fetch(new URL(PATH, settings.partnersOrigin), {
          method: 'POST',
          headers: {
            ...signedHeaders(
              settings.partnerSecrets.bank.current,
              { method: 'POST', path: PATH, body },
              now(),
            ),
            'content-type': 'application/json',
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`answered ${response.status}`);
        answer = await response.json();
      } catch (cause) {
        throw new BankUnreachableError('the bank could not be asked', { cause });
      }
      if (!isAnswer(answer)) throw new BankUnreachableError('the bank answered something else');
      return answer;
    },
  };
}
