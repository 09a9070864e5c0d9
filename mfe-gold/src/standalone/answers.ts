import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Gold can be bought: what was made up from the contract alone refuses it. */
export const answers: StandaloneAnswers = {
  goldCurrentPrice: ({ sample }) => ({ ...sample, refusal: null }),
  goldOrders: ({ sample }) => ({ ...sample, refusal: null }),
};
