import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

const options = { allErrors: false, useDefaults: true, removeAdditional: false, strict: false } as const;

/**
 * Bodies are taken literally ("500" is not a number); paths and queries are text and may be read as numbers.
 * Both follow the measured traps of Fastify's defaults for money.
 */
export function checkStrictly(app: FastifyInstance): void {
  const body = new Ajv({ ...options, coerceTypes: false });
  const text = new Ajv({ ...options, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : text).compile(schema as object),
  );
}
