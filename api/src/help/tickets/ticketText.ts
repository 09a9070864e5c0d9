import { validationFailed } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';

export const SUBJECT_LENGTH = 120;

/** C0 controls but for tab and line feed, and marks that turn the direction of what follows. */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** Text as it is kept: line ends alike, without control and direction marks, trimmed. HTML stays the text that it is. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();
}

/**
 * A text that is not empty and not too long. Its length is counted in characters as people count them.
 * @throws Problem 422 `text_missing` or `text_too_long`, for the field.
 */
export function checkedText(field: string, given: string, longest: number): string {
  const text = plainText(given);
  if (text === '') {
    const message = sentence('text_missing');
    throw validationFailed('text_missing', message, { [field]: [message] });
  }
  const length = [...text].length;
  if (length > longest) {
    const message = sentence('text_too_long', {
      over: length - longest,
      longest: longest.toLocaleString('en-IN'),
    });
    throw validationFailed('text_too_long', message, { [field]: [message] });
  }
  return text;
}
