import { Problem } from '../platform/problem.ts';
import { requestLanguage } from '../platform/language.ts';

/** 409 for an answer to a step that is finished, perhaps in another window or on another device. */
export function stepFinished(): Problem {
  const hindi = requestLanguage() === 'hi';
  return new Problem(
    409,
    'failure',
    'step_finished',
    hindi
      ? 'यह चरण पूरा हो चुका है, शायद किसी दूसरी विंडो में। कुछ नहीं बदला गया।'
      : 'This step is finished already, perhaps in another window. Nothing was changed.',
  );
}

/** 409 for a step whose turn has not come. */
export function stepNotOpen(): Problem {
  const hindi = requestLanguage() === 'hi';
  return new Problem(
    409,
    'failure',
    'step_not_open',
    hindi ? 'पहले इससे पहले वाला चरण पूरा करें।' : 'Please finish the step before this one first.',
  );
}
