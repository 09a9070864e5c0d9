import type { FastifyError } from 'fastify';
import { sayer } from './language.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

const sentence = sayer({
  fill: { en: 'Please fill this in.', hi: 'कृपया इसे भरें।' },
  number: { en: 'This has to be a number.', hi: 'यहाँ संख्या होनी चाहिए।' },
  whole: { en: 'This has to be a whole number.', hi: 'यहाँ पूर्ण संख्या होनी चाहिए।' },
  short: { en: 'This needs at least {limit} characters.', hi: 'इसमें कम से कम {limit} अक्षर हों।' },
  long: {
    en: 'This can have at most {limit} characters.',
    hi: 'इसमें अधिक से अधिक {limit} अक्षर हो सकते हैं।',
  },
  least: { en: 'This has to be at least {limit}.', hi: 'यह कम से कम {limit} हो।' },
  most: { en: 'This can be at most {limit}.', hi: 'यह अधिक से अधिक {limit} हो सकता है।' },
  above: { en: 'This has to be more than {limit}.', hi: 'यह {limit} से ज़्यादा हो।' },
  below: { en: 'This has to be less than {limit}.', hi: 'यह {limit} से कम हो।' },
  few: { en: 'Please give at least {limit}.', hi: 'कृपया कम से कम {limit} दें।' },
  many: { en: 'Please give at most {limit}.', hi: 'कृपया अधिक से अधिक {limit} दें।' },
  choice: { en: 'Please choose one of what is offered.', hi: 'कृपया दिए गए विकल्पों में से चुनें।' },
  strange: { en: 'This is not asked for here.', hi: 'यहाँ यह नहीं माँगा गया है।' },
  day: { en: 'This is not a valid date.', hi: 'यह मान्य तारीख नहीं है।' },
  form: {
    en: 'This is not written in the form that is needed.',
    hi: 'यह उस रूप में नहीं लिखा है जैसा चाहिए।',
  },
});

type Word = Parameters<typeof sentence>[0];

const WORD_OF: Readonly<Record<string, Word>> = {
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
export function schemaFault({ keyword, instancePath, params }: Fault): { field: string; words: string } {
  const { missingProperty, additionalProperty, limit, type } = params as Readonly<
    Record<string, string | number | undefined>
  >;
  const place = instancePath.split('/').filter(Boolean).join('.');
  const field = String(missingProperty ?? additionalProperty ?? (place || 'request'));
  return { field, words: sentence(wordOf(keyword, type, limit), { limit: limit ?? '' }) };
}

function wordOf(keyword: string, type: unknown, limit: unknown): Word {
  if (keyword === 'minLength' && limit === 1) return 'fill';
  if (keyword !== 'type') return WORD_OF[keyword] ?? 'form';
  if (type === 'integer') return 'whole';
  return type === 'number' ? 'number' : 'form';
}
