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
  const { field, message } = schemaFault(check.errors![0]! as never);
  return `${field}: ${message}`;
}

test.each([
  [{ name: undefined }, 'name: This field is required.', 'name: यह फ़ील्ड ज़रूरी है।'],
  [{ name: '' }, 'name: This field is required.', 'name: यह फ़ील्ड ज़रूरी है।'],
  [{ name: 'Asha' }, 'name: Use up to 3 characters.', 'name: 3 अक्षरों तक लिखें।'],
  [{ code: 'A' }, 'code: Enter at least 6 characters.', 'code: कम से कम 6 अक्षर लिखें।'],
  [{ code: 'abcdef' }, 'code: Invalid format.', 'code: सही फ़ॉर्मेट में लिखें।'],
  [{ code: 5 }, 'code: Invalid format.', 'code: सही फ़ॉर्मेट में लिखें।'],
  [{ amount: '500' }, 'amount: Enter a number.', 'amount: नंबर डालें।'],
  [{ amount: 99 }, 'amount: Enter 100 or more.', 'amount: 100 या ज़्यादा डालें।'],
  [{ amount: 900 }, 'amount: Enter less than 900.', 'amount: 900 से कम डालें।'],
  [{ units: 1.5 }, 'units: Enter a whole number.', 'units: पूर्ण संख्या डालें।'],
  [{ units: 0 }, 'units: Enter more than 0.', 'units: 0 से ज़्यादा डालें।'],
  [{ units: 10 }, 'units: Enter 9 or less.', 'units: 9 या कम डालें।'],
  [{ kind: 'swp' }, 'kind: Select one of the options.', 'kind: दिए गए विकल्पों में से चुनें।'],
  [{ days: [] }, 'days: Add at least 1.', 'days: कम से कम 1 जोड़ें।'],
  [{ days: [1, 2, 3] }, 'days: Add up to 2.', 'days: 2 तक जोड़ें।'],
  [{ days: [1, 'x'] }, 'days.1: Enter a whole number.', 'days.1: पूर्ण संख्या डालें।'],
  [{ price: 5 }, "price: This field isn't expected here.", 'price: यह फ़ील्ड यहाँ नहीं चाहिए।'],
])('S12 · what a schema rejects is reported at its field, in both languages: %j', (data, english, hindi) => {
  expect(faultOf(data)).toBe(english);
  expect(inLanguage('hi', () => faultOf(data))).toBe(hindi);
});

test('S12 · a body that is no object at all is named the request', () => {
  check([]);
  expect(schemaFault(check.errors![0]! as never).field).toBe('request');
});
