import type { ApplicantAnswers, PortfolioAnswers, SetupPart, SetupState } from '@sanchay/contracts';
import { applicantFaults, isEmail, plainText, tidyIdentifiers, type PersonFaults } from '@sanchay/finance';

export type Answers = Partial<ApplicantAnswers & PortfolioAnswers>;
export type AnswerField = keyof Answers;
/** The answers of every part, as the server has them with what was changed since. */
export type AllAnswers = Record<SetupPart, Answers>;

/** What the server masked stands for something that it checked or will check. */
const MASK = '\u2022';
const ANY_PAN = 'ABCPE1234F';

/** Answers of all parts from the server; the account's own name and contacts until others are given. */
export function allAnswers(
  state: SetupState,
  account: { name: string; email: string; mobile: string | null },
): AllAnswers {
  const [first = {}, second = {}, third = {}] = state.answers;
  return {
    portfolio: { portfolio_email: account.email || undefined, ...state.portfolio },
    applicant_1: {
      name: account.name,
      ...(account.email && { email: account.email }),
      ...(account.mobile && { mobile: account.mobile }),
      ...first,
    },
    applicant_2: second,
    applicant_3: third,
  };
}

/** What is wrong with the answers of an applicant; a masked identifier counts as right. */
export function holderFaults(answers: Answers, today: string): PersonFaults {
  const tidy = tidyIdentifiers(answers);
  const { pan, tax_residencies: countries } = tidy;
  return applicantFaults(
    {
      ...tidy,
      ...(pan?.includes(MASK) && { pan: ANY_PAN }),
      ...(countries && {
        tax_residencies: countries.map((one) => (one.tin?.includes(MASK) ? { ...one, tin: 'OK' } : one)),
      }),
    },
    { today },
  );
}

/** Validates the answers collected once per portfolio, except nominees. */
export function portfolioFaults(answers: Answers): PersonFaults {
  const name = (answers.portfolio_name ?? '').trim();
  return {
    ...(!answers.mode_of_investment && { mode_of_investment: 'choice' as const }),
    ...(answers.mode_of_investment === 'either' && !answers.applicants && { applicants: 'choice' as const }),
    ...(!/[\p{L}\p{N}]/u.test(name) && { portfolio_name: 'missing' as const }),
    ...(/[<>]/.test(name) && { portfolio_name: 'name_marks' as const }),
    ...(!isEmail(plainText(answers.portfolio_email ?? '')) && { portfolio_email: 'email' as const }),
  };
}
