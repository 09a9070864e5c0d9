import { createMessages } from '../platform/http/language.ts';

/** Sentences for staff about held messages. */
export const sentence = createMessages({
  en: {
    unknown: 'This message is not known.',
    ended: 'This message is not held any more.',
    note: 'Write why the message is closed.',
  },
  hi: {
    unknown: 'यह संदेश नहीं मिला।',
    ended: 'यह संदेश अब रुका हुआ नहीं है।',
    note: 'लिखें कि संदेश क्यों बंद किया जा रहा है।',
  },
});
