import { calls, type CallSchema } from '@sanchay/contracts/calls';
import { Ajv } from 'ajv';
import writerFor from 'fast-json-stringify';
import { createServer } from './app.ts';

describe('schemas', () => {
  test('S12 · every schema of the contracts compiles, although a node does it at first use only', () => {
    const ajv = new Ajv({ strict: false, formats: { date: true } });
    for (const { params, query, body, reply } of Object.values(calls) as CallSchema[]) {
      for (const schema of [params, query, body]) if (schema) ajv.compile(schema);
      if (reply) writerFor(reply);
    }
  });

  test('S12 · a body is taken literally, a query is text, defaults are filled in, extra fields are accepted', async () => {
    const app = createServer();
    const number = { type: 'object', required: ['n'], properties: { n: { type: 'number' } } };
    const querystring = {
      ...number,
      properties: { ...number.properties, page: { type: 'integer', default: 1 } },
    };
    const response = {
      200: { type: 'object', properties: { body: {}, query: {} }, additionalProperties: false },
    };
    app.post('/n', { schema: { body: number, querystring, response } }, async ({ body, query }) => ({
      ...{ body, query, secret: 'not in the schema' },
    }));
    const ask = async (url: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url, payload });
      return [answer.statusCode, answer.json()];
    };
    expect(await ask('/n?n=2', { n: 1, more: 'x' })).toEqual([
      200,
      { body: { n: 1, more: 'x' }, query: { n: 2, page: 1 } },
    ]);
    expect(await ask('/n?n=2', { n: '1' })).toMatchObject([400, { errors: { n: ['Enter a number.'] } }]);
    expect(await ask('/n?n=two', { n: 1 })).toMatchObject([400, { errors: { n: ['Enter a number.'] } }]);
    expect(await ask('/n?n=2', {})).toMatchObject([400, { code: 'params_invalid' }]);
    // The errors of one request are not reported to the next.
    expect((await ask('/n?n=2', { n: 1 }))[0]).toBe(200);
    await app.close();
  });
});
