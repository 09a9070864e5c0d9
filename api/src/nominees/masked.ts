import type { NomineeDraft } from '@sanchay/contracts';
import { maskAccount, maskPan } from '@sanchay/finance';

const DOT = '\u2022';

/** Whether a text is what masking made of an identifier, or a part of it. */
export const isMask = (text: string | undefined): boolean => text?.includes(DOT) ?? false;

/** A nominee with its identifier masked; the last four of an Aadhaar are a mask already. */
export function maskNominee(nominee: NomineeDraft): NomineeDraft {
  const { id_number: number, id_kind: kind } = nominee;
  if (!number || kind === 'aadhaar') return nominee;
  return { ...nominee, id_number: kind === 'pan' ? maskPan(number) : maskAccount(number) };
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
