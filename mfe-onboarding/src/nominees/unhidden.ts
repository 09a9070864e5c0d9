import type { NomineeDraft } from '@sanchay/contracts';

const MASK = '\u2022';
/** What passes for an identifier of a kind. */
const ANY = { pan: 'ABCPE1234F', aadhaar: '0000', driving_licence: 'MH1220110012345' } as const;

/** A nominee for checking: an identifier that the server masked was checked there. */
export function unhidden(nominee: NomineeDraft): NomineeDraft {
  const { id_number: number, id_kind: kind } = nominee;
  return kind && number?.includes(MASK) ? { ...nominee, id_number: ANY[kind] } : nominee;
}
