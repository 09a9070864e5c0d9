import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Where what was made up from the contracts alone does not add up: no tag has two lists. */
export const answers: StandaloneAnswers = {
  fundLists: ({ sample }) => ({ ...sample, data: sample.data.slice(0, 1) }),
};
