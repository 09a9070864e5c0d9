import type { FastifyError } from 'fastify';
import { createMessages } from './language.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

const sentence = createMessages({
  fill: { en: 'This field is required.', hi: 'यह फ़ील्ड ज़रूरी है।' },
  number: { en: 'Enter a number.', hi: 'नंबर डालें।' },
  whole: { en: 'Enter a whole number.', hi: 'पूर्ण संख्या डालें।' },
  short: { en: 'Enter at least {limit} characters.', hi: 'कम से कम {limit} अक्षर लिखें।' },
  long: {
    en: 'Use up to {limit} characters.',
    hi: '{limit} अक्षरों तक लिखें।',
  },
  least: { en: 'Enter {limit} or more.', hi: '{limit} या ज़्यादा डालें।' },
  most: { en: 'Enter {limit} or less.', hi: '{limit} या कम डालें।' },
  above: { en: 'Enter more than {limit}.', hi: '{limit} से ज़्यादा डालें।' },
  below: { en: 'Enter less than {limit}.', hi: '{limit} से कम डालें।' },
  few: { en: 'Add at least {limit}.', hi: 'कम से कम {limit} जोड़ें।' },
  many: { en: 'Add up to {limit}.', hi: '{limit} तक जोड़ें।' },
  choice: { en: 'Select one of the options.', hi: 'दिए गए विकल्पों में से चुनें।' },
  strange: { en: "This field isn't expected here.", hi: 'यह फ़ील्ड यहाँ नहीं चाहिए।' },
  day: { en: 'Enter a valid date.', hi: 'सही तारीख डालें।' },
  form: {
    en: 'Invalid format.',
    hi: 'सही फ़ॉर्मेट में लिखें।',
  },
});

type Message = Parameters<typeof sentence>[0];

const MESSAGE_OF: Readonly<Record<string, Message>> = {
  required: 'fill',
  minLength: 'short',
  maxLength: 'long',
  minimum: 'least',
  maximum: 'most',
  exclusiveMinimum: 'above',
  exclusiveMaximum: 'below',
  minItems: 'few',
  maxItems: 'many',
  enum: 'choice',
  const: 'choice',
  anyOf: 'choice',
  oneOf: 'choice',
  additionalProperties: 'strange',
  format: 'day',
};

/** What a schema does not take: the name of the field (a path with dots), and a sentence for the person. */
export function schemaFault({ keyword, instancePath, params }: Fault): { field: string; message: string } {
  const { missingProperty, additionalProperty, limit, type } = params as Readonly<
    Record<string, string | number | undefined>
  >;
  const place = instancePath.split('/').filter(Boolean).join('.');
  const field = String(missingProperty ?? additionalProperty ?? (place || 'request'));
  return { field, message: sentence(messageOf(keyword, type, limit), { limit: limit ?? '' }) };
}

function messageOf(keyword: string, type: unknown, limit: unknown): Message {
  if (keyword === 'minLength' && limit === 1) return 'fill';
  if (keyword !== 'type') return MESSAGE_OF[keyword] ?? 'form';
  if (type === 'integer') return 'whole';
  return type === 'number' ? 'number' : 'form';
}
