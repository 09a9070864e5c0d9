import { maskAccount, maskPan } from '@sanchay/finance';
import { isMask, maskNominee, unmaskedNominees } from '../nominees/index.ts';
import type { Answers } from './answerStore.ts';

/** Answers as they leave the server: PAN, tax numbers and identifiers of nominees masked. */
export function masked(answers: Answers): Answers {
  return {
    ...answers,
    ...(answers.pan && { pan: maskPan(answers.pan) }),
    ...(answers.tax_residencies && {
      tax_residencies: answers.tax_residencies.map((one) => ({ ...one, ...maskTin(one.tin) })),
    }),
    ...(answers.nominees && { nominees: answers.nominees.map(maskNominee) }),
  };
}

function maskTin(tin: string | undefined): { tin?: string } {
  return tin ? { tin: maskAccount(tin) } : {};
}

/**
 * Resolves masks in a change that match stored identifiers: a form sends back what it was shown, and a mask never
 * replaces the identifier it stands for. A mask without a stored identifier is left out.
 */
export function unmasked(change: Answers, before: Answers): Answers {
  const { pan, ...rest } = change;
  return {
    ...rest,
    ...(pan !== undefined && (isMask(pan) ? kept('pan', before.pan) : { pan })),
    ...(change.tax_residencies && {
      tax_residencies: change.tax_residencies.map((one) =>
        isMask(one.tin) ? { ...one, ...keptTin(one.tin!, before) } : one,
      ),
    }),
    ...(change.nominees && { nominees: unmaskedNominees(change.nominees, before.nominees ?? []) }),
  };
}

function kept(field: 'pan', value: string | undefined): { pan?: string } {
  return value === undefined ? {} : { [field]: value };
}

function keptTin(mask: string, { tax_residencies: before = [] }: Answers): { tin?: string } {
  const match = before.find(({ tin }) => tin !== undefined && maskAccount(tin) === mask);
  return { tin: match?.tin ?? '' };
}
