import { GOAL_LIMITS } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { DateField, Grid, MoneyField, NumberField, TextField } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import type { GoalFormState } from './useGoalForm.ts';

/** The fields of a goal: cost and date, assumptions, and the monthly amount. */
export function GoalFields({ of: { form, change, refused, errorOf } }: { of: GoalFormState }) {
  const { t } = useMessages(GOAL_MESSAGES);
  return (
    <Grid min={240} gap={4}>
      <TextField
        label={t('form.name')}
        value={form.name}
        maxLength={GOAL_LIMITS.name}
        autoComplete="off"
        onChange={(name) => change({ name })}
        error={errorOf('name')}
      />
      <MoneyField
        label={t('form.cost')}
        hint={t('form.costHint')}
        value={form.cost}
        onChange={(cost) => change({ cost })}
        error={errorOf('cost')}
      />
      <DateField
        label={t('form.date')}
        value={form.targetDate}
        onChange={(targetDate) => change({ targetDate })}
        error={errorOf('target_date')}
      />
      <MoneyField
        label={t('form.monthly')}
        hint={t('form.monthlyHint')}
        value={form.monthly}
        onChange={(monthly) => change({ monthly })}
        onRefused={refused('monthly')}
        error={errorOf('monthly')}
      />
      <NumberField
        label={t('form.inflation')}
        value={form.inflation}
        decimals={2}
        suffix="%"
        onChange={(inflation) => change({ inflation })}
        error={errorOf('inflation_percentage')}
      />
      <NumberField
        label={t('form.returns')}
        hint={t('form.returnsHint')}
        value={form.returns}
        decimals={2}
        suffix="%"
        onChange={(returns) => change({ returns })}
        error={errorOf('return_percentage')}
      />
    </Grid>
  );
}
