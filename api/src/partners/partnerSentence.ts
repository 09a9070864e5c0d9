import { storedMessages } from '../platform/http/language.ts';

/** What issuers of deposits and the bank that converts state as a reason or question, known in both languages; any other stays as it came. */
export const partnerSentence = storedMessages({
  en: {
    mismatch: 'The details do not match our records.',
    address: 'Please confirm your current address.',
  },
  hi: {
    mismatch: 'जानकारी हमारे रिकॉर्ड से मेल नहीं खाती।',
    address: 'कृपया अपना मौजूदा पता पक्का करें।',
  },
});
