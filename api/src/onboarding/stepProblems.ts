import { localize } from '../platform/http/language.ts';
import { Problem } from '../platform/http/problem.ts';

/** 409 for an answer to a step that is finished, perhaps in another window or on another device. */
export function stepFinished(): Problem {
  const message = localize({
    en: 'This step is already complete, perhaps in another window. Nothing was changed.',
    hi: 'यह चरण पहले ही पूरा है, शायद दूसरी विंडो में। कुछ नहीं बदला गया।',
  });
  return new Problem(409, 'failure', 'step_finished', message);
}

/** 409 for a step that is not open yet. */
export function stepNotOpen(): Problem {
  const message = localize({
    en: 'Complete the previous step first.',
    hi: 'पहले पिछला चरण पूरा करें।',
  });
  return new Problem(409, 'failure', 'step_not_open', message);
}
