import type { NomineeDraft } from '@sanchay/contracts';
import { maskAccount, maskPan } from '@sanchay/finance';
import type { Answers } from './answerStore.ts';

const DOT = '\u2022';

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

/** A nominee with its identifier masked; the last four of an Aadhaar are a mask already. */
export function maskNominee(nominee: NomineeDraft): NomineeDraft {
  const { id_number: number, id_kind: kind } = nominee;
  if (!number || kind === 'aadhaar') return nominee;
  return { ...nominee, id_number: kind === 'pan' ? maskPan(number) : maskAccount(number) };
}

function maskTin(tin: string | undefined): { tin?: string } {
  return tin ? { tin: maskAccount(tin) } : {};
}

/** Whether a text is what `masked` made of an identifier, or a part of it. */
const isMask = (text: string | undefined) => text?.includes(DOT) ?? false;

/**
 * A change whose masks are what was kept before: a form sends back what it was shown, and a mask never takes the
 * place of the identifier that it stands for. A mask without one is left out.
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

/** The identifiers behind the masks of a list of nominees, found by what they would be masked to. */
export function unmaskedNominees(
  change: readonly NomineeDraft[],
  before: readonly NomineeDraft[],
): NomineeDraft[] {
  return change.map((nominee) => {
    if (!isMask(nominee.id_number)) return nominee;
    const same = before.filter((other) => maskNominee(other).id_number === nominee.id_number);
    const match = same.find(({ name }) => name === nominee.name) ?? same[0];
    return { ...nominee, id_number: match?.id_number ?? '' };
  });
}
