import { createMessages, storedMessages } from '../platform/http/language.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { mandateMessages, type MandateMessage } from './englishMessages.ts';
import { hindiMandateMessages } from './hindiMessages.ts';

const texts = { en: mandateMessages, hi: hindiMandateMessages };

/** A sentence in the reader's language, with its values filled in. */
export const mandateText = createMessages(texts);

/** A sentence of ours, as it is stored, in the reader's language. Any other stays as it is. */
export const mandateSentence = storedMessages(texts);

/** 422 with the sentence beside the field. */
export function mandateFieldProblem(code: string, field: string, text: string): Problem {
  return validationFailed(code, text, { [field]: [text] });
}

/** 409: the request is not possible in the present state of the mandate. */
export function mandateConflict(code: string, key: MandateMessage): Problem {
  return new Problem(409, 'validation_failed', code, mandateText(key));
}
