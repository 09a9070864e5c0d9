import { isIsoDate } from '@sanchay/finance';
import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import writerFor from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/** A day of the calendar that the database and the arithmetic of dates both take. */
const isDay = (text: string): boolean => isIsoDate(text) && text >= '1800' && text < '2300';

const options = {
  allErrors: false,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  // That the schemas themselves are right is a test's business, not each start's.
  meta: false,
  validateSchema: false,
  formats: { date: isDay },
} as const;

// Bodies are taken literally ("500" is not a number); paths and queries are text and may be read as numbers.
// Both follow the measured traps of Fastify's defaults for money.
const body = new Ajv({ ...options, coerceTypes: false });
const text = new Ajv({ ...options, coerceTypes: true });
// Data from others is checked and never changed.
const foreign = new Ajv({ ...options, coerceTypes: false, useDefaults: false });

type Write = (data: unknown) => string;

/** Compiles a schema once a process, when it is first needed: all of them at once make a start seconds slower. */
function compiledAtFirstUse<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const compiled = new WeakMap<object, Compiled>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = compile(schema);
    compiled.set(schema, made);
    return made;
  };
}

const checkOfBody = compiledAtFirstUse<ValidateFunction>((schema) => body.compile(schema));
const checkOfText = compiledAtFirstUse<ValidateFunction>((schema) => text.compile(schema));
const checkOfForeign = compiledAtFirstUse<ValidateFunction>((schema) => foreign.compile(schema));
const writerOf = compiledAtFirstUse<Write>((schema) => writerFor(schema));

/** Requests are checked against their schemas, and answers are written by theirs. */
export function checkStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (data: unknown) => {
    const check = (httpPart === 'body' ? checkOfBody : checkOfText)(schema as object);
    return check(data) || { error: check.errors! };
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (data: unknown) =>
        writerOf(schema as object)(data),
  );
}

/** Returns a test of whether a value has the shape of the schema, which is compiled on first use. */
export function hasShape<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  return (value): value is Static<S> => faultIn(schema, value) === null;
}

/** The first place where a value is not of the schema's shape; null when it fits. */
export function faultIn(schema: TSchema, value: unknown): ErrorObject | null {
  const check = checkOfForeign(schema);
  return check(value) ? null : check.errors![0]!;
}
