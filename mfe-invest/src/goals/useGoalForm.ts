import { ApiError } from '@sanchay/api-client';
import type { GoalDraft } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { mergeTyped, type TypedDraft } from '@sanchay/remote-kit';
import { useRefusals } from '@sanchay/ui';
import { useState } from 'react';
import { GOAL_MESSAGES } from '../messages.ts';
import { draftOf, formFaults, type GoalForm } from './goalForm.ts';

/**
 * The state of the form of a goal: what was typed stays when it is refused.
 * @param send stores it; rejects with an `ApiError`
 * @param draft what was typed when the page was left or the session expired
 */
export function useGoalForm(
  start: GoalForm,
  send: (draft: GoalDraft) => Promise<void>,
  draft: TypedDraft<GoalForm>,
) {
  const { t } = useMessages(GOAL_MESSAGES);
  const [form, setForm] = useState(() => draft.load(start) ?? start);
  const [faults, setFaults] = useState<ReturnType<typeof formFaults>>({});
  const [problem, setProblem] = useState<ApiError | null>(null);
  const refusals = useRefusals();
  function change(more: Partial<GoalForm>): void {
    setProblem(null);
    setFaults({});
    const next = { ...form, ...more };
    setForm(next);
    draft.keep(next, start);
  }
  async function save(): Promise<void> {
    const found = formFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0 || refusals.any) return;
    try {
      await send(draftOf(form));
      draft.forget();
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  /** Goes on from what is stored now, with what was typed. */
  function rebase(latest: GoalForm): void {
    setProblem(null);
    setForm(mergeTyped(start, form, latest));
  }
  const errorOf = (field: keyof GoalDraft): string | undefined => {
    const own = field === 'handle' || field === 'holdings' ? undefined : faults[field];
    return own ? t(`form.${own}`) : problem?.errors[field]?.[0];
  };
  /** What is wrong as a whole; null where a field shows it. */
  const general = problem && Object.keys(problem.errors).length === 0 ? problem : null;
  return { form, change, refused: refusals.of, save, rebase, errorOf, general };
}

export type GoalFormState = ReturnType<typeof useGoalForm>;
