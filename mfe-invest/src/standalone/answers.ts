import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Where what was made up from the contracts alone does not add up: no tag has two lists, and money can be paid out. */
export const answers: StandaloneAnswers = {
  previewRedemption({ sample }) {
    const accounts = sample.data.accounts.map((account) => ({ ...account, refusal: null }));
    return { ...sample, data: { ...sample.data, accounts } };
  },
  fundLists: ({ sample }) => ({ ...sample, data: sample.data.slice(0, 1) }),
};
