import { Ajv } from 'ajv';
import { inLanguage } from './language.ts';
import { schemaFault } from './schemaFault.ts';

const schema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3 },
    code: { type: 'string', minLength: 6, pattern: '^[A-Z]+$' },
    amount: { type: 'number', minimum: 100, exclusiveMaximum: 900 },
    units: { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    kind: { enum: ['sip', 'lumpsum'] },
    days: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer' } },
  },
};
const check = new Ajv().compile(schema);

function faultOf(data: object) {
  check({ name: 'Ann', ...data });
  const { field, words } = schemaFault(check.errors![0]! as never);
  return `${field}: ${words}`;
}

test.each([
  [{ name: undefined }, 'name: Please fill this in.', 'name: कृपया इसे भरें।'],
  [{ name: '' }, 'name: Please fill this in.', 'name: कृपया इसे भरें।'],
  [{ name: 'Asha' }, 'name: This can have at most 3 characters.', 'name: इसमें अधिक से अधिक 3 अक्षर हो सकते हैं।'],
  [{ code: 'A' }, 'code: This needs at least 6 characters.', 'code: इसमें कम से कम 6 अक्षर हों।'],
  [
    { code: 'abcdef' },
    'code: This is not written in the form that is needed.',
    'code: यह उस रूप में नहीं लिखा है जैसा चाहिए।',
  ],
  [
    { code: 5 },
    'code: This is not written in the form that is needed.',
    'code: यह उस रूप में नहीं लिखा है जैसा चाहिए।',
  ],
  [{ amount: '500' }, 'amount: This has to be a number.', 'amount: यहाँ संख्या होनी चाहिए।'],
  [{ amount: 99 }, 'amount: This has to be at least 100.', 'amount: यह कम से कम 100 हो।'],
  [{ amount: 900 }, 'amount: This has to be less than 900.', 'amount: यह 900 से कम हो।'],
  [{ units: 1.5 }, 'units: This has to be a whole number.', 'units: यहाँ पूर्ण संख्या होनी चाहिए।'],
  [{ units: 0 }, 'units: This has to be more than 0.', 'units: यह 0 से ज़्यादा हो।'],
  [{ units: 10 }, 'units: This can be at most 9.', 'units: यह अधिक से अधिक 9 हो सकता है।'],
  [{ kind: 'swp' }, 'kind: Select one of the options.', 'kind: दिए गए विकल्पों में से चुनें।'],
  [{ days: [] }, 'days: Please give at least 1.', 'days: कृपया कम से कम 1 दें।'],
  [{ days: [1, 2, 3] }, 'days: Please give at most 2.', 'days: कृपया अधिक से अधिक 2 दें।'],
  [{ days: [1, 'x'] }, 'days.1: This has to be a whole number.', 'days.1: यहाँ पूर्ण संख्या होनी चाहिए।'],
  [{ price: 5 }, 'price: This is not asked for here.', 'price: यहाँ यह नहीं माँगा गया है।'],
])(
  'S12 · what a schema does not take is told at its field, in both languages: %j',
  (data, english, hindi) => {
    expect(faultOf(data)).toBe(english);
    expect(inLanguage('hi', () => faultOf(data))).toBe(hindi);
  },
);

test('S12 · a body that is no object at all is named the request', () => {
  check([]);
  expect(schemaFault(check.errors![0]! as never).field).toBe('request');
});
