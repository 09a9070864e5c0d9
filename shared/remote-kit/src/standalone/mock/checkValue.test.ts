import { checkValue } from './checkValue.ts';
import type { JsonSchema } from './jsonSchema.ts';

const order: JsonSchema = {
  type: 'object',
  required: ['code', 'amount'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', pattern: '^[A-Z]+$', minLength: 2, maxLength: 4 },
    amount: { type: 'number', minimum: 10, maximum: 20 },
    count: { type: 'integer' },
    side: { const: 'buy' },
    method: { type: 'string', enum: ['upi', 'wallet'] },
    folio: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    lines: { type: 'array', maxItems: 2, items: { type: 'object', required: ['id'], properties: {} } },
    flag: { type: 'boolean' },
  },
};
const good = { code: 'AB', amount: 10 };

test.each([
  [good, []],
  [{ ...good, amount: 20, code: 'ABCD', count: 3, side: 'buy', method: 'upi', folio: null, flag: false }, []],
  [{ ...good, folio: 'x', lines: [{ id: 1 }, { id: 2, more: true }], count: undefined }, []],
  [null, [['', 'must be an object']]],
  [[], [['', 'must be an object']]],
  [{ code: 'AB' }, [['amount', 'is missing']]],
  [{ ...good, extra: 1 }, [['extra', 'is not known here']]],
  [{ ...good, code: 5 }, [['code', 'must be text']]],
  [{ ...good, code: 'A' }, [['code', 'must have at least 2 letters']]],
  [{ ...good, code: 'ABCDE' }, [['code', 'must have at most 4 letters']]],
  [{ ...good, code: 'ab' }, [['code', 'must match ^[A-Z]+$']]],
  [{ ...good, amount: '15' }, [['amount', 'must be a number']]],
  [{ ...good, amount: Number.NaN }, [['amount', 'must be a number']]],
  [{ ...good, amount: 9.99 }, [['amount', 'must be at least 10']]],
  [{ ...good, amount: 20.01 }, [['amount', 'must be at most 20']]],
  [{ ...good, count: 1.5 }, [['count', 'must be a whole number']]],
  [{ ...good, side: 'sell' }, [['side', 'must be "buy"']]],
  [{ ...good, method: 'cash' }, [['method', 'must be one of upi, wallet']]],
  [{ ...good, folio: 5 }, [['folio', 'must be text']]],
  [{ ...good, flag: 'yes' }, [['flag', 'must be true or false']]],
  [{ ...good, lines: [{ id: 1 }, {}] }, [['lines.1.id', 'is missing']]],
  [{ ...good, lines: [{ id: 1 }, { id: 1 }, { id: 1 }] }, [['lines', 'must have at most 2 entries']]],
])('X6 · %j against the schema', (value, breaches) => {
  expect(checkValue(order, value).map(({ path, message }) => [path, message])).toEqual(breaches);
});

test('X6 · of several shapes the closest match provides the error', () => {
  const shape = {
    anyOf: [{ type: 'null' }, { type: 'object', properties: { a: { type: 'string' } } }],
  } as JsonSchema;
  expect(checkValue(shape, { a: 1 })).toEqual([{ path: 'a', message: 'must be text' }]);
});

test('X6 · fields by pattern are checked, those without a schema are let pass', () => {
  const record: JsonSchema = { type: 'object', patternProperties: { '^x': { type: 'number' } } };
  expect(checkValue(record, { x1: 'no', y: 'anything' })).toEqual([
    { path: 'x1', message: 'must be a number' },
  ]);
});
