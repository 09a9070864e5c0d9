import type { FastifyError } from 'fastify';
import { sayer } from './language.ts';
import { Problem, tooManyRequests } from './problem.ts';
import { schemaFault } from './schemaFault.ts';

const sentence = sayer({
  too_large: {
    en: 'That is more than can be sent at once.',
    hi: 'एक बार में इतना नहीं भेजा जा सकता।',
  },
  not_understood: { en: 'The request was not understood.', hi: 'अनुरोध समझ में नहीं आया।' },
  unavailable: {
    en: 'We cannot reach our records right now. Nothing was changed. Please try again in a moment.',
    hi: 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे। कुछ नहीं बदला गया। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  server_error: {
    en: 'Something went wrong on our side. Nothing was changed by half.',
    hi: 'हमारी ओर कुछ गड़बड़ हुई। कुछ भी अधूरा नहीं बदला गया।',
  },
  text: {
    en: 'This contains characters that cannot be stored.',
    hi: 'इसमें ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता।',
  },
  number: { en: 'This number is out of range.', hi: 'यह संख्या मान्य सीमा से बाहर है।' },
  depth: { en: 'This has too many nested levels.', hi: 'इसमें बहुत अधिक स्तर हैं।' },
  value: { en: 'A value is not valid or out of range.', hi: 'कोई मान अमान्य है या सीमा से बाहर है।' },
  not_as_agreed: {
    en: 'The request is not complete or not understood ({field}).',
    hi: 'अनुरोध अधूरा है या समझ में नहीं आया ({field})।',
  },
});

/**
 * SQLSTATE of a database that is away, full, shutting down or busy, after which the same request may succeed: classes 08
 * (connection), 53 (resources) and 57P (operator), a failover to a read-only server, deadlock, serialisation, a lock or a
 * statement that took too long.
 */
const RETRYABLE_STATE = /^(08\w{3}|53\w{3}|57P0[1-4]|57014|25006|25P0[34]|40001|40P01|55P03)$/;
/** A connection that could not be made or was lost. */
const LOST_CONNECTION = /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says of a connection; it gives these errors no code. */
const LOST_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;
/** SQLSTATE of values that a column or a function does not take: class 22, and what is longer than an index holds. */
const REFUSED_STATE = /^(22\w{3}|54000)$/;

/** Whether the failure is the database's being away, so that the request may be tried again. */
function isDatabaseAway({ code = '', message }: FastifyError): boolean {
  return RETRYABLE_STATE.test(code) || LOST_CONNECTION.test(code) || LOST_WORDS.test(message);
}

/** What a person is told of a failure that no service has put into words. */
export function problemOf(error: FastifyError): Problem {
  const { validation, statusCode = 500 } = error;
  if (validation) return notAsAgreed(validation[0]!);
  if (statusCode === 413) return new Problem(413, 'params_invalid', 'too_large', sentence('too_large'));
  if (statusCode === 429) return tooManyRequests();
  if (statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'params_invalid', 'params_invalid', sentence('not_understood'));
  if (REFUSED_STATE.test(error.code ?? '')) return refusedField('request', 'value', error);
  if (isDatabaseAway(error)) {
    const more = { retryAfter: 2, cause: error };
    return new Problem(503, 'failure', 'unavailable', sentence('unavailable'), more);
  }
  return new Problem(500, 'failure', 'server_error', sentence('server_error'), { cause: error });
}

/** 400 that names the field: as a rule only a program sends what its schema does not take. */
function notAsAgreed(fault: NonNullable<FastifyError['validation']>[number]): Problem {
  const { field, words } = schemaFault(fault);
  return new Problem(400, 'params_invalid', 'params_invalid', requestNotAsAgreed(field), {
    errors: { [field]: [words] },
  });
}

/** 400 for a value that no schema describes and no column can hold. */
export function refusedField(
  field: string,
  kind: 'text' | 'number' | 'depth' | 'value',
  cause?: unknown,
): Problem {
  return new Problem(400, 'params_invalid', 'params_invalid', requestNotAsAgreed(field), {
    errors: { [field]: [sentence(kind)] },
    cause,
  });
}

/** The words for what a schema does not take, with the name of the field. */
export function requestNotAsAgreed(field: string): string {
  return sentence('not_as_agreed', { field });
}
