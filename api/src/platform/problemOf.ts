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
  not_as_agreed: {
    en: 'The request is not complete or not understood ({field}).',
    hi: 'अनुरोध अधूरा है या समझ में नहीं आया ({field})।',
  },
});

const databaseDown =
  /^(ECONN|ETIMEDOUT|EPIPE|57P0|08|53)|timeout exceeded when trying to connect|Connection terminated/;

/** What a person is told of a failure that no service has put into words. */
export function problemOf(error: FastifyError): Problem {
  const { validation, statusCode = 500 } = error;
  if (validation) return notAsAgreed(validation[0]!);
  if (statusCode === 413) return new Problem(413, 'params_invalid', 'too_large', sentence('too_large'));
  if (statusCode === 429) return tooManyRequests();
  if (statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'params_invalid', 'params_invalid', sentence('not_understood'));
  if (databaseDown.test(error.code ?? '') || databaseDown.test(error.message)) {
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

/** The words for what a schema does not take, with the name of the field. */
export function requestNotAsAgreed(field: string): string {
  return sentence('not_as_agreed', { field });
}
