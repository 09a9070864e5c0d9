import type { FastifyError } from 'fastify';
import { createMessages } from './language.ts';
import { Problem, tooManyRequests } from './problem.ts';
import { schemaFault } from './schemaFault.ts';

const sentence = createMessages({
  en: {
    too_large: 'This is too large to send at once.',
    not_understood: 'Invalid request.',
    unavailable: 'Our systems are busy right now. Nothing was changed. Try again in a moment.',
    server_error: 'Something went wrong on our side. No partial changes were made. Try again in a moment.',
    text: 'Remove special or invisible characters.',
    number: 'This number is out of range.',
    depth: 'This has too many nested levels.',
    value: 'A value is invalid or out of range.',
    not_as_agreed: 'Incomplete or invalid request ({field}).',
    account_removed: 'This account has just been removed. Nothing was changed and no money was taken.',
    account_moved: 'This account now belongs to another login. Nothing was changed and no money was taken.',
  },
  hi: {
    too_large: 'यह एक बार में भेजने के लिए बहुत बड़ा है।',
    not_understood: 'अमान्य अनुरोध।',
    unavailable: 'हमारे सिस्टम अभी व्यस्त हैं। कुछ नहीं बदला गया। थोड़ी देर में फिर कोशिश करें।',
    server_error: 'हमारी ओर से कुछ गड़बड़ हुई। कुछ भी अधूरा नहीं बदला गया। थोड़ी देर में फिर कोशिश करें।',
    text: 'विशेष या अदृश्य अक्षर हटाएँ।',
    number: 'यह संख्या मान्य सीमा से बाहर है।',
    depth: 'इसमें बहुत अधिक स्तर हैं।',
    value: 'कोई वैल्यू अमान्य है या सीमा से बाहर है।',
    not_as_agreed: 'अधूरा या अमान्य अनुरोध ({field})।',
    account_removed: 'यह खाता अभी-अभी हटा दिया गया है। कुछ नहीं बदला और कोई पैसा नहीं लिया गया।',
    account_moved: 'यह खाता अब किसी दूसरे लॉग इन का है। कुछ नहीं बदला और कोई पैसा नहीं लिया गया।',
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
/** The driver's messages about a connection; it gives these errors no code. */
const LOST_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;
/** SQLSTATE of values that a column or a function does not take: class 22, and what is longer than an index holds. */
const REFUSED_STATE = /^(22\w{3}|54000)$/;

/** SQLSTATE of `hold_account`: the account was removed, or handed over to another login, while the request waited. */
const REMOVED_STATE = 'SN001';
const MOVED_STATE = 'SN002';

/** Whether the failure is the database's being away, so that the request may be tried again. */
function isDatabaseAway({ code = '', message }: FastifyError): boolean {
  return RETRYABLE_STATE.test(code) || LOST_CONNECTION.test(code) || LOST_MESSAGES.test(message);
}

/** The message shown to the user for a failure that no service has described. */
export function problemOf(error: FastifyError): Problem {
  const { validation, statusCode = 500 } = error;
  if (validation) return notAsAgreed(validation[0]!);
  if (statusCode === 413) return new Problem(413, 'params_invalid', 'too_large', sentence('too_large'));
  if (statusCode === 429) return tooManyRequests();
  if (statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'params_invalid', 'params_invalid', sentence('not_understood'));
  if (REFUSED_STATE.test(error.code ?? '')) return refusedField('request', 'value', error);
  if (error.code === REMOVED_STATE)
    return new Problem(409, 'validation_failed', 'account_removed', sentence('account_removed'));
  if (error.code === MOVED_STATE)
    return new Problem(403, 'failure', 'not_your_account', sentence('account_moved'));
  if (isDatabaseAway(error)) {
    const more = { retryAfter: 2, cause: error };
    return new Problem(503, 'failure', 'unavailable', sentence('unavailable'), more);
  }
  return new Problem(500, 'failure', 'server_error', sentence('server_error'), { cause: error });
}

/** 400 that names the field: as a rule only a program sends what its schema does not take. */
function notAsAgreed(fault: NonNullable<FastifyError['validation']>[number]): Problem {
  const { field, message } = schemaFault(fault);
  return new Problem(400, 'params_invalid', 'params_invalid', requestNotAsAgreed(field), {
    errors: { [field]: [message] },
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
