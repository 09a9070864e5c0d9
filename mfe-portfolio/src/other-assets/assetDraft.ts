import { ASSET_ENTRY_KINDS, OTHER_ASSET_TYPES } from '@sanchay/contracts';
import { DRAFTS, tabStorage } from '@sanchay/remote-kit/storage';
import type { AssetForm, EntryRow } from './assetForm.ts';

/** The form of a new asset that survives a reload of this tab, one for each account and type in the address. */
export interface AssetDraft {
  /** What was typed before; null for nothing, or nothing that can be read. */
  load(): AssetForm | null;
  keep(form: AssetForm): void;
  /** The asset is recorded. */
  forget(): void;
}

export function assetDraft(portfolioId: number, type: string): AssetDraft {
  const key = [`${DRAFTS}asset`, portfolioId, type].join('.');
  return {
    load: () => formIn(tabStorage.get(key)),
    keep: (form) => tabStorage.set(key, JSON.stringify(form)),
    forget: () => tabStorage.remove(key),
  };
}

/** The form in a stored text; null for none, and for a text of an earlier release. */
function formIn(text: string | null): AssetForm | null {
  try {
    return readForm(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function readForm(value: unknown): AssetForm | null {
  const form = value as AssetForm | null;
  const isForm =
    form !== null &&
    OTHER_ASSET_TYPES.includes(form.type) &&
    typeof form.name === 'string' &&
    typeof form.maturesOn === 'string' &&
    Number.isInteger(form.compounding) &&
    [form.ratePercentage, form.grams].every(isAmount) &&
    form.rows.length > 0 &&
    form.rows.every(isRow);
  return isForm ? form : null;
}

const isAmount = (value: number | null): boolean => value === null || Number.isFinite(value);

const isRow = ({ on, kind, amount }: EntryRow): boolean =>
  typeof on === 'string' && ASSET_ENTRY_KINDS.includes(kind) && isAmount(amount);
