import type { FastifyError } from 'fastify';
import { createMessages } from './language.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

const sentence = createMessages({
  en: {
    fill: 'This field is required.',
    number: 'Enter a number.',
    whole: 'Enter a whole number.',
    short: 'Enter at least {limit} characters.',
    long: 'Use up to {limit} characters.',
    least: 'Enter {limit} or more.',
    most: 'Enter {limit} or less.',
    above: 'Enter more than {limit}.',
    below: 'Enter less than {limit}.',
    few: 'Add at least {limit}.',
    many: 'Add up to {limit}.',
    choice: 'Select one of the options.',
    strange: "This field isn't expected here.",
    day: 'Enter a valid date.',
    form: 'Invalid format.',
  },
  hi: {
    fill: 'यह फ़ील्ड ज़रूरी है।',
    number: 'नंबर डालें।',
    whole: 'पूर्ण संख्या डालें।',
    short: 'कम से कम {limit} अक्षर लिखें।',
    long: '{limit} अक्षरों तक लिखें।',
    least: '{limit} या ज़्यादा डालें।',
    most: '{limit} या कम डालें।',
    above: '{limit} से ज़्यादा डालें।',
    below: '{limit} से कम डालें।',
    few: 'कम से कम {limit} जोड़ें।',
    many: '{limit} तक जोड़ें।',
    choice: 'दिए गए विकल्पों में से चुनें।',
    strange: 'यह फ़ील्ड यहाँ नहीं चाहिए।',
    day: 'सही तारीख डालें।',
    form: 'सही फ़ॉर्मेट में लिखें।',
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

/** What a schema rejects: the name of the field (a path with dots), and a sentence for the user. */
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
