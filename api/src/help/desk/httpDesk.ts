import { signedHeaders } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { DeskUnreachableError, type OutsideDesk } from './outsideDesk.ts';

const PATH = '/tickets/messages';
const TIMEOUT_MS = 5_000;

/** The desk at `settings.desk`, reached over signed HTTP; null where none is set up. */
export function httpDesk({ settings, now }: Context): OutsideDesk | null {
  const { desk } = settings;
  if (!desk) return null;
  return {
    async deliver(message) {
      const body = JSON.stringify({
        message_id: message.messageId,
        ticket_id: message.ticketId,
        number: message.number,
        category: message.category,
        subject: message.subject,
        text: message.text,
        person: message.person,
      });
      try {
        const response = await fetch(new URL(PATH, desk.origin), {
          method: 'POST',
          headers: {
            ...signedHeaders(desk.secret, { method: 'POST', path: PATH, body }, now()),
            'content-type': 'application/json',
            'idempotency-key': message.messageId,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`answered ${response.status}`);
      } catch (cause) {
        throw new DeskUnreachableError(`help desk: POST ${PATH}`, { cause });
      }
    },
  };
}
