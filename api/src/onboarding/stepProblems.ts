import { said } from '../platform/language.ts';
import { Problem } from '../platform/problem.ts';

/** 409 for an answer to a step that is finished, perhaps in another window or on another device. */
export function stepFinished(): Problem {
  const words = said({
    en: 'This step is finished already, perhaps in another window. Nothing was changed.',
    hi: 'यह चरण पूरा हो चुका है, शायद किसी दूसरी विंडो में। कुछ नहीं बदला गया।',
  });
  return new Problem(409, 'failure', 'step_finished', words);
}

/** 409 for a step whose turn has not come. */
export function stepNotOpen(): Problem {
  const words = said({
    en: 'Please finish the step before this one first.',
    hi: 'पहले इससे पहले वाला चरण पूरा करें।',
  });
  return new Problem(409, 'failure', 'step_not_open', words);
}
