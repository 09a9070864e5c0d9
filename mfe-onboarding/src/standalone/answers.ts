import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Where what was made up from the contracts alone does not add up: no provider is set up twice. */
export const answers: StandaloneAnswers = {
  socialProviders: ({ sample }) => ({ ...sample, data: sample.data.slice(0, 1) }),
};
