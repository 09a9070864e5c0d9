import {
  INTEREST_OF,
  MATURING_TYPES,
  type AssetEntryKind,
  type OtherAssetDraft,
  type OtherAssetType,
} from '@sanchay/contracts';

/** An entry as it is typed. */
export interface EntryRow {
  on: string;
  kind: AssetEntryKind;
  /** Rupees. */
  amount: number | null;
}

/** What is typed about an asset. */
export interface AssetForm {
  type: OtherAssetType;
  name: string;
  ratePercentage: number | null;
  compounding: number;
  maturesOn: string;
  grams: number | null;
  rows: readonly EntryRow[];
}

/** Banks add interest by quarter, NSC adds it by year. */
const USUAL_COMPOUNDING: Partial<Record<OtherAssetType, number>> = { bank_deposit: 4, nsc: 1 };
/** Types whose worth is recorded; of the others payments are. */
const VALUED: readonly OtherAssetType[] = ['property', 'physical_gold', 'insurance', 'cash', 'loan', 'nps'];

/** An empty form for a type, its first entry of a business day. */
export function emptyForm(type: OtherAssetType, today: string): AssetForm {
  return {
    type,
    name: '',
    ratePercentage: null,
    compounding: USUAL_COMPOUNDING[type] ?? 4,
    maturesOn: '',
    grams: null,
    rows: [{ on: today, kind: VALUED.includes(type) ? 'value' : 'paid_in', amount: null }],
  };
}

/** A recorded asset as the form shows it. */
export function formOf(draft: OtherAssetDraft): AssetForm {
  return {
    type: draft.type,
    name: draft.name,
    ratePercentage: draft.rate_percentage,
    compounding: draft.compounding ?? 4,
    maturesOn: draft.matures_on ?? '',
    grams: draft.grams,
    rows: draft.entries,
  };
}

/** What a form states; fields that its type does not have are left out. */
export function draftOf(form: AssetForm): OtherAssetDraft {
  const interest = INTEREST_OF[form.type];
  const isDeposit = interest === 'deposit';
  return {
    type: form.type,
    name: form.name.trim(),
    rate_percentage: interest ? form.ratePercentage : null,
    compounding: isDeposit ? form.compounding : null,
    matures_on: MATURING_TYPES.includes(form.type) && form.maturesOn !== '' ? form.maturesOn : null,
    grams: form.type === 'physical_gold' ? form.grams : null,
    entries: form.rows.map(({ on, kind, amount }) => ({ on, kind, amount: amount ?? 0 })),
  };
}

/** Fields that are still empty, by the names of the API, so that a form is not sent without them. */
export function emptyFields({ name, rows, ratePercentage, type }: AssetForm): string[] {
  return [
    ...(name.trim() === '' ? ['name'] : []),
    ...(INTEREST_OF[type] && ratePercentage === null ? ['rate_percentage'] : []),
    ...rows.flatMap(({ on, amount }, index) => [
      ...(on === '' ? [`entries.${index}.on`] : []),
      ...(amount === null ? [`entries.${index}.amount`] : []),
    ]),
  ];
}
