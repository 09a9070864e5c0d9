import {
  COMPOUNDINGS,
  INTEREST_OF,
  MATURING_TYPES,
  type OtherAssetDraft,
  type OtherAssetEntry,
} from '@sanchay/contracts';
import { addDays, assetValue, isIsoDate, isScale, sortedEntries } from '@sanchay/finance';
import { accrualOf } from './accrual.ts';
import { assetMessage } from './messages.ts';

/** Nothing is recorded of a day before this one. */
const FIRST_DAY = '1950-01-01';
/** Years after today that an asset may mature in. */
const LONGEST_YEARS = 50;

type Faults = Record<string, string[]>;

/** What is wrong with a draft, by field, in the language of the request; empty for nothing. `today` is the business day. */
export function draftFaults(draft: OtherAssetDraft, today: string): Faults {
  const faults: Faults = { ...factFaults(draft, today), ...entryFaults(draft.entries, today) };
  if (Object.keys(faults).length > 0) return faults;
  const overdrawn = overdrawnEntry(draft);
  return overdrawn === null ? {} : { [`entries.${overdrawn}.amount`]: [assetMessage('overdrawn')] };
}

function factFaults(draft: OtherAssetDraft, today: string): Faults {
  const { name, rate_percentage: rate, compounding, matures_on: matures, grams } = draft;
  const interest = INTEREST_OF[draft.type];
  const faults: Faults = {};
  if (name.trim() === '') faults.name = [assetMessage('name_missing')];
  if (interest ? rate === null : rate !== null)
    faults.rate_percentage = [assetMessage(interest ? 'rate_missing' : 'rate_not_taken')];
  else if (rate !== null && !isScale(rate, 3)) faults.rate_percentage = [assetMessage('rate_decimals')];
  const isTaken = COMPOUNDINGS.some((times) => times === compounding);
  if (interest === 'deposit' ? !isTaken : compounding !== null)
    faults.compounding = [assetMessage('compounding')];
  if (matures !== null && !maturity(draft, today)) faults.matures_on = [assetMessage('maturity')];
  if (grams !== null && (draft.type !== 'physical_gold' || !(grams > 0) || !isScale(grams, 4)))
    faults.grams = [assetMessage('grams')];
  return faults;
}

function maturity({ type, matures_on: matures, entries }: OtherAssetDraft, today: string): boolean {
  if (!MATURING_TYPES.includes(type) || matures === null || !isIsoDate(matures)) return false;
  return entries.every(({ on }) => on < matures) && matures <= addDays(today, LONGEST_YEARS * 366);
}

function entryFaults(entries: readonly OtherAssetEntry[], today: string): Faults {
  const faults: Faults = {};
  const paid = entries.filter(({ kind }) => kind === 'paid_in').map(({ on }) => on);
  const first = paid.length === 0 ? null : paid.reduce((a, b) => (a < b ? a : b));
  const values = new Set<string>();
  for (const [index, { on, kind, amount }] of entries.entries()) {
    const fault = dayFault(on, today);
    if (fault) faults[`entries.${index}.on`] = [fault];
    else if (first !== null && on < first) faults[`entries.${index}.on`] = [assetMessage('before_purchase')];
    else if (kind === 'value' && values.has(on))
      faults[`entries.${index}.on`] = [assetMessage('value_twice')];
    if (kind === 'value') values.add(on);
    if (!isScale(amount, 2) || (kind !== 'value' && amount === 0))
      faults[`entries.${index}.amount`] = [assetMessage('amount')];
  }
  if (entries.every(({ kind }) => kind === 'taken_out')) faults.entries = [assetMessage('nothing_recorded')];
  return faults;
}

function dayFault(on: string, today: string): string | null {
  if (!isIsoDate(on)) return assetMessage('day');
  if (on > today) return assetMessage('future');
  return on < FIRST_DAY ? assetMessage('too_old') : null;
}

/** The first entry that takes out more than there was; null for none. */
function overdrawnEntry(draft: OtherAssetDraft): number | null {
  const accrual = accrualOf(draft);
  const entries = sortedEntries(draft.entries);
  for (const entry of entries) {
    if (entry.kind !== 'taken_out') continue;
    const left = assetValue(entries, accrual, entry.on);
    if (left?.value.lt(0)) return draft.entries.findIndex((one) => one === entry);
  }
  return null;
}
