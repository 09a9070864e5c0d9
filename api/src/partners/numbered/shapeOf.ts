import { Type as T, type Static, type TSchema } from '@sinclair/typebox';
import { faultIn } from '../../platform/http/validation.ts';
import { MessageRefused } from './refusal.ts';

/** The number of a message: no greater than what arithmetic and the database both count exactly. */
export const MessageNumber = T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/**
 * Messages as a replay returns them: each has a number, and what else it states is examined message by message, so that one
 * that is not what was agreed does not refuse the others.
 */
export const Replayed = T.Object({
  messages: T.Array(T.Object({ seq: MessageNumber }), { maxItems: 500 }),
});

const INSTANTS = ['at', 'announced_at'] as const;

/**
 * Why a message of a partner is not what was agreed, or null: its shape, and instants that are in no calendar, which
 * JavaScript moves into the next month, or in no century in which shares were traded like this.
 */
export function misshapen(schema: TSchema, message: object): MessageRefused | null {
  const fault = faultIn(schema, message);
  if (fault) return new MessageRefused(`${fault.instancePath || 'the message'} ${fault.message}`);
  for (const name of INSTANTS) {
    const at = (message as Partial<Record<string, unknown>>)[name];
    if (typeof at === 'string' && !isInstant(at)) return new MessageRefused(`/${name} is in no calendar`);
  }
  return null;
}

/** The message, when it is what was agreed. @throws MessageRefused */
export function shaped<S extends TSchema>(schema: S, message: object): Static<S> {
  const fault = misshapen(schema, message);
  if (fault) throw fault;
  return message as Static<S>;
}

function isInstant(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text && text >= '1990' && text < '2300';
}
