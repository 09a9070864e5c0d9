import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { mergeTyped } from '@sanchay/remote-kit';
import { useRefusals } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { draftOf, emptyFields, type AssetForm } from './assetForm.ts';

/** The calls whose answers change with an asset. */
export const ASSET_CALLS = [
  'otherAssets',
  'otherAsset',
  'netWorth',
  'netWorthFlows',
  'netWorthMarks',
  'ownedAssets',
  'incomeReport',
] as const;

/**
 * The state of the form of an asset: what was typed stays when it is refused.
 * @param send stores it; rejects with an `ApiError`
 * @param keep stores what is typed for a reload of the page
 * @param typed what was typed before such a reload
 */
export function useAssetForm(
  start: AssetForm,
  send: (draft: ReturnType<typeof draftOf>) => Promise<void>,
  keep: (form: AssetForm) => void,
  typed: AssetForm | null = null,
) {
  const { t } = useMessages(MESSAGES);
  const [form, setForm] = useState(typed ?? start);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const refusals = useRefusals();
  const [problem, setProblem] = useState<ApiError | null>(null);
  function change(next: AssetForm): void {
    setProblem(null);
    setEmpty([]);
    setForm(next);
    keep(next);
  }
  async function save(): Promise<void> {
    const missing = emptyFields(form);
    setEmpty(missing);
    if (missing.length > 0 || refusals.any) return;
    try {
      await send(draftOf(form));
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  /** Goes on from what is stored now, with what was typed. */
  function rebase(latest: AssetForm): void {
    setProblem(null);
    setForm(mergeTyped(start, form, latest));
  }
  const errorOf = (field: string): string | undefined =>
    empty.includes(field) ? t('other.missing') : problem?.errors[field]?.[0];
  /** What is wrong as a whole; null where a field shows it. */
  const message = problem && Object.keys(problem.errors).length === 0 ? problem.message : null;
  const isOutdated = problem?.code === 'asset_changed';
  return { form, change, refuse: refusals.of('grams'), save, rebase, errorOf, message, isOutdated };
}
